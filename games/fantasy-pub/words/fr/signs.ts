/** What the signs of Fantasy Pub say in French when they are asked. */
import { counted, deFrench, figure, typeset } from '@halcyon/speech/grammar';
import type { Signs, SignText } from '@halcyon/speech/signs';

const coins = counted('fr', 'pièce', 'pièces');
const beers = counted('fr', 'bière', 'bières');
/** A race with its power, and what this one has. */
const race = (name: string, power: string): SignText => ({
  name,
  about: ({ seat, coins: has, beers: drunk }, who) =>
    `${name} (${who.me(seat ?? 0) ? 'à vous' : who.name(seat ?? 0)}) : ${coins(has)}, ${beers(drunk)}. Chaque bière raccourcit sa marche d’une place ; la sixième le fait expulser. ${power}`,
  rule: 'P4.5',
});

export const signs = typeset({
  goblin: race(
    'Lutin',
    'Son don : là où il arrive, il prend une pièce posée là. C’est la race la plus basse : il paie à la race juste au-dessus et ne reçoit jamais rien.',
  ),
  dwarf: race('Nain', 'Son don : il marche dans les deux sens.'),
  orc: race('Orc', 'Son don : il peut aussi sortir du pub depuis la table du tavernier.'),
  troll: race(
    'Troll',
    'Sa charge : il laisse une pièce là d’où il part. C’est la race la plus haute : il ne paie à aucune autre.',
  ),
  table: {
    name: 'Une table',
    about: ({ place, guests, lying }) =>
      `Table ${figure(place)} : ${guests === 0 ? 'personne' : `convives : ${figure(guests)}`}, ${coins(lying)} dessus. Une seule race, ou toutes différentes. La même race boit ensemble ; sinon chacun paie une bière à la race juste au-dessus.`,
    rule: 'P4.3',
  },
  door: {
    name: 'La porte',
    about: ({ lying }) =>
      `C’est ici que l’on entre et que l’on sort avec ses bières, un seul par clan. Personne n’y boit ni n’y paie. Pièces posées ici : ${figure(lying)}.`,
    rule: 'P4.2',
  },
  innkeeper: {
    name: 'Le tavernier',
    about: ({ place }) =>
      place === 0
        ? 'Il attend près de la porte qu’on l’envoie à une table.'
        : `Il est à la table ${figure(place)}. Là où on l’envoie, un convive doit boire ; les orcs peuvent sortir depuis sa table.`,
    rule: 'P3.3',
  },
  goal: {
    name: 'L’objectif',
    about: ({ goal, best }) =>
      `Le premier clan qui emporte ${beers(goal)} gagne. La bougie baisse à mesure : le meilleur clan en a ${figure(best)}.`,
    rule: 'P1.4',
  },
  clan: {
    name: 'Un clan',
    about: ({ seat, stock, goal, down, up }, who) =>
      `${who.me(seat ?? 0) ? 'Votre clan' : `Le clan ${deFrench(who.name(seat ?? 0))}`} a emporté ${figure(stock)} sur ${beers(goal)}. Sa pioche : ${figure(down)} face cachée, ${figure(up)} face visible dessous.`,
    rule: 'P3.4',
  },
  die: {
    name: 'Un dé',
    about: ({ pips }) =>
      pips === 0
        ? 'Ce dé est utilisé.'
        : `Une action avec ${figure(pips)} : marcher d’autant, entrer avec autant de pièces, envoyer le tavernier à cette table, ou sortir.`,
    rule: 'P2.1',
  },
  sum: {
    name: 'Les deux dés',
    about: ({ pips }) =>
      pips === 0
        ? 'La somme a disparu avec le premier dé.'
        : `Une action avec ${figure(pips)} au lieu de deux : seulement pour marcher ou entrer.`,
    rule: 'P2.1',
  },
  enter: {
    name: 'Entrer',
    about: () => 'Le suivant de votre pioche vient à la porte avec autant de pièces que le nombre utilisé, 6 au plus.',
    rule: 'P3.1',
  },
  send: {
    name: 'Envoyer le tavernier',
    about: () => 'Il va à la table qui porte le nombre d’un dé, et vous choisissez qui doit y boire.',
    rule: 'P3.3',
  },
  leave: {
    name: 'Sortir du pub',
    about: () =>
      'Depuis la porte, avec au moins autant de bières que de pièces : les bières comptent pour vous. Cela coûte un dé.',
    rule: 'P3.4',
  },
} satisfies Signs);
