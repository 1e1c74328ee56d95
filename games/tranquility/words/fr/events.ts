/** Tranquility in French: what happened. */

import { capital, figure } from '@halcyon/speech/grammar';
import { cards, does, handEvents, whom, whose } from '@halcyon/speech/parts/fr';
import { ORANGE, YELLOW } from '../../rules/vocabulary.ts';
import type { TranquilitySpeech } from '../en.ts';
import { card, cell, joker, row, side, storm } from './words.ts';

const STRUCK: Readonly<Record<number, string>> = {
  [YELLOW]: 'pas plus de trois cartes en main jusqu’à ce qu’elle cesse',
  [ORANGE]: 'des îles seulement à côté d’autres îles jusqu’à ce qu’elle cesse',
};
const EARNED = [
  'Le départ rapporte une Boussole.',
  'Une rangée de six nombres consécutifs rapporte une Boussole.',
  'Une main entière défaussée rapporte une Boussole.',
];
const ROLES = ['départ', 'arrivée', 'Monstre marin', 'Boussole'];

export const events = {
  ...handEvents(card),
  'start-shuffled-in': ({ seat }, who) =>
    `${does(seat, who, 'mélangez une carte de départ dans votre', 'mélange une carte de départ dans sa')} pioche.`,
  placed: ({ seat, card: island, cell: at }, who) =>
    `${does(seat, who, 'placez', 'place')} ${card(island)} en ${cell(at, who)}.`,
  started: ({ seat }, who) => `${does(seat, who, 'jouez', 'joue')} la carte de départ.`,
  pledged: ({ seat, number: n }, who) =>
    n === 0
      ? `${does(seat, who, 'ne proposez', 'ne propose')} aucune carte pour le départ.`
      : `${does(seat, who, 'proposez', 'propose')} ${cards(n)} pour le départ.`,
  'pledge-again': ({ round, sum }) =>
    `Les offres font ${figure(sum)} et non huit. Manche ${figure(round)} : chacun propose de nouveau.`,
  'pledge-agreed': () => 'Les offres font huit.',
  'pledge-decided': () => 'Cinq manches n’ont pas fait huit : la table répartit.',
  'eight-missing': ({ payable }) =>
    `Le départ demande huit cartes ; toutes les mains ensemble ne peuvent en donner que ${figure(payable)}.`,
  finished: ({ seat }, who) => `${does(seat, who, 'jouez', 'joue')} la carte d’arrivée.`,

  'rocks-lie': ({ row: at }) => `Les Récifs acérés ferment ${row(at)}.`,
  'rocks-moved': ({ seat, row: to }, who) =>
    `${does(seat, who, 'déplacez', 'déplace')} les Récifs acérés vers ${row(to)}.`,
  'rocks-stayed': ({ seat, row: at }, who) =>
    `${does(seat, who, 'laissez', 'laisse')} les Récifs acérés à ${row(at)}, pour deux cartes.`,
  'rocks-gone': () => 'Quatre rangées sont complètes : les Récifs acérés quittent la partie.',
  'storm-drawn': ({ seat, storm: drawn }, who) => `${does(seat, who, 'piochez', 'pioche')} ${card(drawn)}.`,
  'storm-struck': ({ seat, storm: struck }, who) =>
    `La Tempête ${struck === ORANGE ? 'orange' : 'jaune'} est devant ${whom(seat, who)} : ${STRUCK[struck!] ?? STRUCK[YELLOW]}.`,
  'storm-faded': ({ seat }, who) =>
    `Aucune rangée n’a de case vide : la Tempête pourpre ${who.me(seat!) ? 'que vous avez piochée' : `piochée par ${who.name(seat!)}`} reste sans effet.`,
  'storm-closes': ({ seat, row: at }, who) =>
    `${does(seat, who, 'placez', 'place')} la Tempête pourpre à côté de ${row(at)} : cette rangée est fermée.`,
  'gave-unseen': ({ seat }, who) =>
    `${does(seat, who, 'donnez les deux cartes du dessus de votre', 'donne les deux cartes du dessus de sa')} pioche, sans les regarder.`,
  'compass-earned': ({ why }) => EARNED[why!] ?? 'Une Boussole est gagnée.',
  'compass-spent': ({ seat, storm: at }, who) =>
    `${does(seat, who, 'dépensez', 'dépense')} une Boussole contre ${storm(at, who)}.`,
  'compass-proposed': ({ seat, storm: at }, who) =>
    `${does(seat, who, 'proposez', 'propose')} de mettre fin à ${storm(at, who)}.`,
  'hand-discarded': ({ seat, count: n }, who) =>
    `${does(seat, who, 'défaussez toute votre', 'défausse toute sa')} main (${cards(n)}).`,
  conceded: ({ seat }, who) => `${does(seat, who, 'abandonnez', 'abandonne')}.`,
  devoured: ({ seat, island, cell: at }, who) =>
    `${capital(whose(seat, who, 'le', 'Monstre marin'))} détruit ${card(island)} en ${cell(at, who)} ; les deux quittent la partie.`,
  'monster-named': ({ seat }, who) =>
    `${does(seat, who, 'avez', 'a')} au moins un Monstre marin en main : l’arrivée attend.`,
  'finish-refused': ({ seat }, who) =>
    `${does(seat, who, 'reprenez l’arrivée et devez', 'reprend l’arrivée et doit')} faire une autre action.`,
  'wild-as': ({ seat, role }, who) =>
    `${does(seat, who, 'jouez', 'joue')} un Joker comme ${ROLES[role!] ?? 'une autre carte'}.`,
  'wild-laid': ({ seat, cell: at }, who) => `${does(seat, who, 'placez', 'place')} un Joker en ${cell(at, who)}.`,
  named: ({ seat, number, cell: at }, who) =>
    `${does(seat, who, 'dites', 'dit')} que ${joker(who, 'le')} en ${cell(at, who)} vaut ${figure(number)}.`,

  'pillars-full': () => 'Les deux piliers sont complets : place au toit, selon les règles standard.',
  explored: ({ seat, card: drawn }, who) =>
    `${does(seat, who, 'découvrez', 'découvre')} une carte d’explorateur : ${card(drawn)}.`,
  'explorer-kept': ({ seat, card: drawn }, who) =>
    `${does(seat, who, 'piochez', 'pioche')} ${card(drawn)} de la pile d’explorateur, sans la montrer.`,
  returned: ({ seat, card: back, cell: at }, who) =>
    `${capital(card(back))} revient dans ${whose(seat, who, 'la', 'main')} ; une Tempête est maintenant en ${cell(at, who)}.`,
  swallowed: ({ seat, card: gone, cell: at }, who) =>
    `Un Monstre marin avale ${card(gone)}, ${who.me(seat!) ? 'que vous avez placée' : `placée par ${who.name(seat!)}`} en ${cell(at, who)} ; les deux sont défaussés.`,
  'pile-dropped': ({ seat }, who) => `La carte du dessus de ${whose(seat, who, 'la', 'pioche')} part sans être vue.`,
  'border-laid': ({ seat, cell: at }, who) =>
    `${does(seat, who, 'placez', 'place')} une carte de bordure en ${cell(at, who)}.`,
  cleared: ({ seat, cell: at }, who) =>
    `${does(seat, who, 'défaussez', 'défausse')} une Boussole : la Tempête en ${cell(at, who)} est retirée.`,
  'hands-turned': ({ seat, side: up }, who) =>
    `${does(seat, who, 'piochez', 'pioche')} une Boussole : toutes les mains sont retournées, côté ${side(up)} vers le haut.`,
  'compass-aside': ({ seat }, who) =>
    `${does(seat, who, 'mettez de côté une Boussole de votre', 'met de côté une Boussole de sa')} première main et ${who.me(seat!) ? 'piochez' : 'pioche'} une autre carte.`,
  'compass-shuffled-in': ({ seat }, who) =>
    `Une Boussole mise de côté est mélangée dans ${whose(seat, who, 'la', 'pioche')}.`,
  'turned-over': ({ seat, cell: at, side: up }, who) =>
    `${does(seat, who, 'retournez', 'retourne')} l’île en ${cell(at, who)} : le côté ${side(up)} est en haut.`,
  took: ({ seat, card: taken }, who) =>
    `${does(seat, who, 'prenez', 'prend')} ${card(taken)} dans la rangée face visible.`,
  revealed: ({ card: fresh }) => `${capital(card(fresh))} rejoint la rangée face visible.`,
  'hand-shown': ({ seat, count: n }, who) =>
    `${does(seat, who, 'ne pouvez rien placer : vous montrez et défaussez toute votre', 'ne peut rien placer, montre et défausse toute sa')} main (${cards(n)}).`,
  shown: ({ seat, card: seen }, who) => `${does(seat, who, 'montrez', 'montre')} ${card(seen)}.`,
  passed: ({ seat }, who) => `${does(seat, who, 'passez', 'passe')}.`,
} satisfies TranquilitySpeech['events'];
