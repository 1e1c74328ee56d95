/** Deal or play, in German. */
import type { VerdictSpeech } from './speech.ts';

export const verdictDe: VerdictSpeech = {
  ask: 'Lag es an den Karten oder am Spiel?',
  asking: 'Karten und Züge werden angesehen',
  stop: 'Anhalten',
  trouble: 'Das ließ sich hier nicht untersuchen.',
  won: 'Diese Partie wurde gewonnen, also war sie mit diesen Karten zu gewinnen.',
  found: 'Mit diesen Karten war zu gewinnen: Bei offenen Karten fand sich ein Weg.',
  foundAbout:
    'Am Tisch sieht niemand alle Karten. Der Weg zeigt, was möglich war, nicht, was jemand hätte wissen müssen.',
  notFound: (tries) =>
    `Bei offenen Karten fand sich in ${tries} ${tries === 1 ? 'Versuch' : 'Versuchen'} kein Weg zum Sieg. Das beweist nichts; es kann einen geben.`,
  chance: (first, best) =>
    `Nach dem, was das Team wissen konnte, lag die Aussicht auf den Sieg am Anfang bei etwa ${first} und im besten Moment bei etwa ${best}.`,
  changes: 'Wo sie sich am meisten geändert hat',
  change: (step, from, to) => `Schritt ${step}: von etwa ${from} auf etwa ${to}`,
  noChange: 'Kein einzelner Zug ragt heraus; sie hat sich nach und nach geändert.',
  curve: (first, least, most, last) =>
    `Die Aussicht auf den Sieg, Zug um Zug: etwa ${first} am Anfang, unterwegs zwischen ${least} und ${most}, am Ende ${last}.`,
  about: (worlds) =>
    `Eine Schätzung: Bots haben ${worlds}-mal weitergespielt und dabei jedes Mal neu verteilt, was ein Platz nicht sehen konnte. Das blasse Band zeigt, wie sicher sie ist. Spät in der Partie liegt die wahre Aussicht oft etwas höher.`,
  showWay: 'Diesen Weg Schritt für Schritt ansehen',
  way: 'Ein Weg zum Sieg, mit offenen Karten',
  backToGame: 'Zurück zur gespielten Partie',
  typeWay: 'Tippe „weg“, um ihn anzusehen, und „beenden“, um zurückzukommen.',
  noWay: 'Noch gibt es keinen solchen Weg; tippe „urteil“, um einen zu suchen.',
  notTogether: 'Das gibt es für Partien, die ein Team beendet hat.',
};
