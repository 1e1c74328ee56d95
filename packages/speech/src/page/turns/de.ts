/** Notices that it is the reader's turn, in German. */
import type { TurnsSpeech } from './speech.ts';

export const turnsDe = {
  title: 'Du bist an der Reihe',
  about:
    'Wie du es erfährst, wenn ein Tisch dieses Servers auf dich wartet und du nicht hinsiehst. Eine Nachricht nennt das Spiel und nie eine Karte.',
  nobody: 'Sobald du mit Freunden an einem Tisch sitzt, wählst du hier, wie du erfährst, dass du an der Reihe bist.',
  push: {
    name: 'Nachrichten auf diesem Gerät',
    about: 'Sie kommen auch, wenn die Seite geschlossen ist.',
    denied:
      'Diesem Browser wurde gesagt, keine Nachrichten von hier zu zeigen. Um das zu ändern, drücke das Zeichen neben der Adresse, erlaube Benachrichtigungen für diese Seite und lade sie neu.',
    unable: 'Dieser Browser kann von hier keine Nachrichten annehmen. Ein Webhook geht trotzdem.',
    others: 'Andere Geräte',
    other: (day) => `Ein Gerät, seit ${day}`,
    remove: 'Entfernen',
    removeOf: (day) => `Das Gerät vom ${day} entfernen`,
  },
  webhook: {
    title: 'Webhook',
    about:
      'Ein anderes Programm erfährt es: ein Raum in Matrix, ein Kanal in Discord oder Slack oder alles, was JSON annimmt.',
    address: 'Adresse',
    format: 'Format',
    formats: { plain: 'schlichtes JSON', discord: 'Discord', slack: 'Slack', matrix: 'Matrix' },
    save: 'Webhook speichern',
    remove: 'Webhook entfernen',
    at: (host, format) => `${host} (${format})`,
  },
  quiet: {
    name: 'Stille Stunden',
    about: 'Dann kommt nichts. Was danach noch gilt, kommt an ihrem Ende.',
    from: 'von',
    to: 'bis',
    zone: 'Zeitzone',
    zoneAbout: 'Dein Gerät sagt',
    same: 'Stille Stunden enden zu einer anderen Zeit, als sie beginnen.',
  },
  arrived: (when) => `Die letzte kam an: ${when}.`,
  never: 'Noch wurde nichts gesendet.',
  failed: (why) => `Die letzte kam nicht an: ${why}`,
  missed: 'Von diesen Tischen konntest du nichts erfahren:',
  test: 'Versuch senden',
  testOf: (what) => `Versuch senden: ${what}`,
  tested: 'Gesendet. Es sollte gleich ankommen.',
} satisfies TurnsSpeech;
