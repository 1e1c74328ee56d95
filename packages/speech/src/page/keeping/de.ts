/** Games that are kept and sent, in German. */
import { counted } from '../../grammar.ts';
import type { KeepingSpeech } from './speech.ts';

const games = counted('de', 'Partie', 'Partien');

export const keepingDe = {
  title: 'Meine Partien',
  none: 'Noch keine Partien. Was du beginnst oder öffnest, wird hier aufgehoben.',
  unfinished: 'Noch nicht zu Ende',
  finished: 'Beendet',
  yourTurn: 'Du bist an der Reihe',
  turnOf: (name) => `An der Reihe: ${name}`,
  steps: counted('de', 'Schritt', 'Schritte'),
  sharedDeal: 'geteilte Kartenverteilung',
  goOn: 'Weiterspielen',
  review: 'Ansehen',
  rename: 'Umbenennen',
  name: 'Name der Partie',
  done: 'Fertig',
  remove: 'Löschen',
  removed: (game) => `${game} ist gelöscht.`,
  undo: 'Zurückholen',
  sameDeal: 'Dieselbe Verteilung spielen',
  exportAll: 'Alle als Datei speichern',
  importAll: 'Partien aus einer Datei hinzufügen',
  imported: (n, already) =>
    `${games(n)} hinzugefügt${already > 0 ? `, ${already} schon da` : ''}. Nichts wurde ersetzt.`,
  refused: (game, reason) => `${game} lässt sich nicht lesen: ${reason}`,
  noGames: 'In dieser Datei sind keine Partien, die hier gespeichert wurden.',
  here: 'Die Partien liegen in diesem Browser, auf diesem Gerät. Wer seine Daten löscht, löscht auch sie; eine Datei ist sicher.',
  clearing:
    'Dieser Browser löscht nach sieben Tagen ohne Besuch, was eine Seite aufgehoben hat. Lege Halcyon auf den Startbildschirm oder speichere deine Partien als Datei.',
  elsewhere: {
    title: 'Diese Partie ist in einem anderen Tab offen',
    about: 'Gespielt wird immer nur an einer Stelle, damit kein Schritt verloren geht.',
    playHere: 'Hier spielen',
  },
  full: {
    title: 'Dieser Schritt konnte nicht gespeichert werden',
    about:
      'Der Speicher des Browsers ist voll. Du kannst weiterspielen, aber was nicht gespeichert ist, geht beim Verlassen der Seite verloren.',
    clear: 'Beendete Partien löschen',
  },
  unknown: {
    title: 'Diese Partie gibt es hier nicht',
    about: 'Sie wurde gelöscht oder liegt in einem anderen Browser.',
  },
  link: 'Ein Link zu dieser Partie',
  linkAbout: 'Die ganze Partie steckt im Link. Wer ihn öffnet, kann sie Schritt für Schritt ansehen.',
  openSecrets: 'Diese Partie ist noch nicht zu Ende. Der Link zeigt alle Hände und alles, was gespielt wurde.',
  showLink: 'Den Link trotzdem erstellen',
  copyLink: 'Link kopieren',
  send: 'Senden\u00a0…',
  mailLong: 'Dieser Link ist zu lang für eine Mail. Speichere die Partie als Datei und hänge diese an.',
  deal: 'Dieselbe Verteilung für jemand anderen',
  dealAbout:
    'Von Anfang an dieselben Karten, zum Vergleichen. Wer sich auskennt, könnte die Verteilung aus dem Link lesen.',
  picture: 'Ein Bild vom Tisch',
  pictureAbout: 'Es zeigt, was alle Zuschauer sehen dürfen; keine Handkarte ist darauf.',
  makePicture: 'Bild machen',
  savePicture: 'Bild speichern',
  noPicture: 'Dieser Browser konnte das Bild nicht machen. Ein Bildschirmfoto vom Tisch tut es auch.',
  text: 'Die Partie als Text',
  sentGame: 'Eine Partie, die dir geschickt wurde',
  running: 'noch nicht zu Ende',
  keepIt: 'Behalten und öffnen',
  sentDeal: 'Eine Kartenverteilung, die dir geschickt wurde',
  dealKnown:
    'Wer sie geschickt hat, weiß vielleicht, wie die Karten liegen. Unter deinen Partien ist sie als geteilt gekennzeichnet.',
  playDeal: 'Diese Verteilung spielen',
  cannotRead: 'Dieser Link lässt sich nicht öffnen',
  problems: {
    damaged: 'Ein Teil fehlt oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken.',
    large: 'Es steckt weit mehr darin, als eine Partie enthalten kann.',
    unable: 'Dieser Browser kann ihn nicht entpacken. Lass dir die Partie als Datei schicken.',
    game: 'Halcyon kennt dieses Spiel in dieser Version nicht.',
  },
} satisfies KeepingSpeech;
