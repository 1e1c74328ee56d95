import type { NoticeSpeech } from './notice-speech.ts';

export const NOTICES_DE: NoticeSpeech = {
  yourTurn: 'Du bist an der Reihe',
  line: (game, url) => `Du bist an der Reihe in ${game}. ${url}`,
  trial: 'Das ist ein Versuch: Nachrichten kommen hier an.',
  troubles: {
    address: 'Es muss eine Adresse sein, die mit https:// beginnt.',
    credentials: 'Die Adresse darf weder Namen noch Passwort enthalten.',
    port: 'Nur die Ports 443 und 1024 bis 65535 sind möglich.',
    private: 'Diese Adresse führt in ein privates Netz, und dorthin sendet dieser Server nichts.',
    name: 'Dieser Server findet den Namen in der Adresse nicht.',
    unreachable: 'An dieser Adresse antwortet niemand.',
    certificate: 'Das Zertifikat an dieser Adresse ist nicht gültig.',
    slow: 'Innerhalb von 5 Sekunden kam keine Antwort.',
    redirect: 'Diese Adresse leitet auf eine andere weiter. Gib die andere ein.',
    keys: 'Die Schlüssel dieses Geräts sind nicht gültig. Schalte Nachrichten dort aus und wieder ein.',
    gone: 'Dieses Gerät nimmt keine Nachrichten mehr an. Schalte sie dort wieder ein.',
    nothing: 'Hier ist noch nichts eingerichtet.',
  },
  status: (status) => `Die Antwort war ein Fehler (${status}).`,
  cannot: {
    https:
      'Diese Seite wurde ohne https geöffnet, und dann zeigen Browser keine Nachrichten. Ein Webhook geht trotzdem.',
    iphone:
      'Auf iPhone und iPad kommen Nachrichten nur, wenn die Seite auf dem Home-Bildschirm liegt und von dort geöffnet wurde.',
  },
};
