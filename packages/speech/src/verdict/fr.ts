/** Deal or play, in French. */
import type { VerdictSpeech } from './speech.ts';

export const verdictFr: VerdictSpeech = {
  ask: 'La donne ou le jeu ?',
  asking: 'Examen de la donne et de chaque tour',
  stop: 'Arrêter',
  trouble: 'Cela n’a pas pu être examiné ici.',
  won: 'Cette partie a été gagnée : la donne pouvait donc l’être.',
  found: 'La donne pouvait être gagnée : à cartes ouvertes, un chemin a été trouvé.',
  foundAbout:
    'À la table, personne ne voit toutes les cartes. Ce chemin montre ce qui était possible, pas ce que quelqu’un aurait dû savoir.',
  notFound: (tries) =>
    `À cartes ouvertes, aucun chemin vers la victoire n’a été trouvé en ${tries} ${tries < 2 ? 'essai' : 'essais'}. Cela ne prouve rien ; il en existe peut-être un.`,
  chance: (first, best) =>
    `D’après ce que l’équipe pouvait savoir, la chance de gagner était d’environ ${first} au début et d’environ ${best} au mieux.`,
  changes: 'Là où elle a le plus changé',
  change: (step, from, to) => `Étape ${step} : d’environ ${from} à environ ${to}`,
  noChange: 'Aucun tour ne se détache ; elle a changé peu à peu.',
  curve: (first, least, most, last) =>
    `La chance de gagner, tour après tour : environ ${first} au début, entre ${least} et ${most} en chemin, ${last} à la fin.`,
  about: (worlds) =>
    `Une estimation : des bots ont joué la suite ${worlds} fois, en redistribuant à chaque fois les cartes qu’une place ne pouvait pas voir. La bande claire montre sa précision. En fin de partie, la chance réelle est souvent un peu plus haute.`,
  showWay: 'Suivre ce chemin pas à pas',
  way: 'Un chemin vers la victoire, à cartes ouvertes',
  backToGame: 'Revenir à la partie jouée',
  typeWay: 'Tapez « chemin » pour le suivre pas à pas, « quitter » pour revenir.',
  noWay: 'Pas encore de tel chemin ; tapez « bilan » pour en chercher un.',
  notTogether: 'C’est pour les parties qu’une équipe a terminées.',
};
