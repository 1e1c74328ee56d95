/** Who the reader is, in German. */
import { counted } from '../../grammar.ts';
import type { MeSpeech } from './speech.ts';

const tables = counted('de', 'Tisch', 'Tischen');
const minutes = counted('de', 'Minute', 'Minuten');

export const meDe = {
  title: 'Wer ich bin',
  nobody: {
    about:
      'Dieser Server kennt dich noch nicht. Wer sich mit Freunden an einen Tisch setzt, bekommt hier einen Namen; niemand braucht ein Konto.',
    none: 'Hinter dieser Seite steht kein Server mit Tischen, also gibt es nichts über dich zu wissen.',
  },
  name: {
    title: 'Mein Name',
    about: 'So nennen dich neue Tische. Wo du schon sitzt, änderst du ihn am Tisch.',
    save: 'Speichern',
    saved: 'Gespeichert.',
  },
  bring: {
    title: 'Spielst du schon anderswo?',
    about:
      'Hole deine Tische hierher: Öffne dort, wo du spielst, in einem anderen Browser oder auf einem anderen Gerät „Wer ich bin“, erstelle einen Link für ein zweites Gerät und füge ihn hier ein. Halcyon auf einem Home-Bildschirm hat ein eigenes Gedächtnis und braucht das auch einmal.',
    offer: 'Spielst du schon im Browser? Hole deine Tische hierher.',
    link: 'Link für ein zweites Gerät oder Link zum Aufheben',
    go: 'Meine Tische holen',
    noLink: 'Das ist kein solcher Link. Er sieht aus wie …#/device/… mit vielen Buchstaben am Ende.',
  },
  devices: {
    title: 'Meine Geräte',
    here: 'dieses Gerät',
    unknown: 'Ein Gerät',
    recovery: 'Link zum Aufheben',
    since: (day) => `seit ${day}`,
    seen: (day) => `zuletzt am ${day}`,
    takeAway: (name) => `Wegnehmen: ${name}`,
    short: 'Wegnehmen',
    ask: 'Wegnehmen?',
    askOther: (name) => `${name} kann dann nicht mehr als du spielen. Sonst ändert sich nichts.`,
    askRecovery: 'Der Link, den du aufgehoben hast, öffnet dann nichts mehr.',
    askHere: 'Du bist hier dann niemand; deine Tische bleiben bei deinen anderen Geräten und deinem Link zum Aufheben.',
    askLast:
      'Es gibt kein anderes Gerät und keinen Link zum Aufheben: Niemand könnte auf deine Plätze zurück, auch du nicht. Erstelle zuerst einen Link zum Aufheben.',
    keep: 'So lassen',
    takenAway: (name) => `Weggenommen: ${name}.`,
  },
  second: {
    title: 'Ein zweites Gerät',
    about:
      'Öffne dort diesen Link oder richte seine Kamera auf den Code. Er gilt einmal und zehn Minuten lang; dann bist du auch an jenem Gerät du.',
    make: 'Link erstellen',
    link: 'Link für ein zweites Gerät',
    code: 'Derselbe Link als Code für eine Kamera',
    address: 'Adresse dieses Servers',
    left: (n) => (n < 1 ? 'Gilt noch weniger als eine Minute.' : `Gilt noch ${minutes(n)}.`),
    over: 'Die Zeit dieses Links ist um.',
    again: 'Neuen Link erstellen',
    onlyHere: 'Nur dieses Gerät kann diesen Link öffnen, weil der Server niemand anderen hört.',
  },
  recovery: {
    title: 'Ein Link zum Aufheben',
    about:
      'Für den Tag, an dem alle Geräte verloren sind oder ihr Gedächtnis gelöscht ist. Er gilt einmal. Ein neuer macht den alten ungültig.',
    make: 'Link zum Aufheben erstellen',
    link: 'Link zum Aufheben',
    once: 'Er wird nur jetzt gezeigt. Hebe ihn auf, wo sonst niemand hinsieht: Wer ihn hat, kann du sein.',
    save: 'Als Text speichern',
    file: 'halcyon-aufheben.txt',
    fileText: (link) =>
      `Halcyon: Mit diesem Link bin ich an einem Gerät wieder ich. Er gilt einmal; wer ihn hat, kann ich sein.\n\n${link}\n`,
  },
  forget: {
    title: 'Vergessen werden',
    about: 'Alles, was dieser Server über dich weiß, kann verschwinden.',
    button: 'Mich löschen',
    ask: 'Mich löschen?',
    goes: 'Was verschwindet, sofort und für immer: dein Name an jedem Tisch, alles, was du dort gesagt hast, deine Tagesergebnisse, deine Geräte, Links und Nachrichten.',
    stays:
      'Was bleibt: die Partien und ihre Protokolle, ohne deinen Namen. Wo eine Partie weitergeht, entscheiden die anderen über deinen Platz.',
    yes: 'Mich für immer löschen',
    no: 'Bleiben',
    done: 'Fertig. Dieser Server hat dich vergessen.',
  },
  enter: {
    title: 'Hier du selbst sein',
    coming: 'Einen Moment\u00a0…',
    already: (name, n) => `Dieses Gerät ist schon ${name}, mit ${tables(n)}.`,
    alreadyMore:
      'Öffnest du diesen Link, ist es das nicht mehr: An jene Tische kommst du dann nur von anderen Geräten oder mit einem Link zum Aufheben.',
    yes: 'Link trotzdem öffnen',
    stay: (name) => `${name} bleiben`,
    used: 'Dieser Link wurde schon benutzt, oder seine Zeit ist um. Erstelle dort, wo du spielst, einen neuen.',
    more: 'Wer ich bin',
  },
} satisfies MeSpeech;
