/** Tranquility in French: why not. First what is wrong, then the number. */
import type { Facts } from '@halcyon/kernel';
import { counted, figure } from '@halcyon/speech/grammar';
import { cards, handRefusals, tooDear, youPay } from '@halcyon/speech/parts/fr';
import type { TranquilitySpeech } from '../en.ts';
import { card, cell, joker, range, row } from './words.ts';

const cost = ({ before, after, needed, payable }: Facts): string => tooDear(before, after, needed, payable);
const ofCells = counted('fr', 'case', 'cases');
const ofNumbers = counted('fr', 'nombre', 'nombres');

export const refusals = {
  ...handRefusals(card),
  'start-first': () => 'Vous avez une carte de départ et aucune n’est encore jouée : vous devez la jouer maintenant.',
  'start-kept': () => 'Aucun départ n’est encore joué : une carte de départ ne se défausse pas.',
  'no-finish': () => 'Vous n’avez pas de carte d’arrivée.',
  'sea-not-full': ({ empty }) => `L’arrivée attend que la mer soit complète ; cases vides : ${figure(empty)}.`,
  'no-start-lies': () => 'L’arrivée attend qu’un départ soit joué.',
  'not-an-island': () => 'Seules les îles se placent ainsi.',
  occupied: ({ cell: at, there }, who) => `Il y a déjà une île en ${cell(at, who)} : ${figure(there)}.`,
  order: ({ card: island, cell: to, there, at }, who) =>
    island === there
      ? `Aucun nombre deux fois : ${figure(there)} est déjà en ${cell(at, who)}.`
      : `L’ordre est croissant : ${figure(island)} ne peut pas venir ${at! < to! ? 'après' : 'avant'} ${figure(there)} (${cell(at, who)}).`,
  cost,
  'no-start': () => 'Vous n’avez pas de carte de départ.',
  'start-lies': () => 'Un départ est déjà joué ; un seul suffit.',
  'pledge-too-high': ({ said, most }) => `Vous ne pouvez pas en donner ${figure(said)} ; au plus ${figure(most)}.`,
  spoken: () => 'Vous avez fait votre offre pour cette manche ; les autres réfléchissent encore.',
  'say-first': () => 'Dites d’abord combien de cartes vous donnez pour le départ.',
  'given-all': () => 'Vous avez donné votre part ; les autres choisissent encore.',
  'rocks.closed': ({ row: at }) => `Les Récifs acérés ferment ${row(at)}.`,
  'rocks.another-row': () =>
    'Les Récifs acérés y sont déjà : choisissez une autre rangée, ou laissez-les pour deux cartes.',
  'rocks.row-full': () => 'Cette rangée est complète : il faut aux Récifs acérés une rangée avec une case vide.',
  'rocks.stay-costs-two': ({ needed, payable }) =>
    `Laisser les Récifs acérés coûte ${cards(needed)} ; ${youPay(payable)}.`,
  'rocks.move-first': () => 'Déplacez d’abord les Récifs acérés, ou laissez-les pour deux cartes.',
  'storm.choose-row': () => 'Il faut une rangée à la Tempête pourpre : choisissez-en une avec une case vide.',
  'storm.no-row': () => 'Seule une Tempête pourpre se place à côté d’une rangée.',
  'storm.row-full': () => 'Cette rangée est complète : il faut à la Tempête pourpre une rangée avec une case vide.',
  'storm.another-drew-it': ({ seat }, who) => `Cette Tempête n’est pas la vôtre : ${who.name(seat!)} l’a piochée.`,
  'storm.accept-first': () => 'D’abord la Tempête que vous avez piochée : acceptez-la ou choisissez sa rangée.',
  'storm.purple': () => 'Une Tempête pourpre ferme cette rangée.',
  'storm.orange': () => 'Sous votre Tempête orange, une île doit être à côté d’une autre.',
  'give.no-yellow': () => 'Seule une Tempête jaune vous permet de donner des cartes de votre pioche.',
  'give.once': () => 'Vous avez déjà donné de votre pioche ; ce n’est permis qu’une fois par départ.',
  'give.short-pile': ({ needed, pile }) =>
    `Votre pioche est trop petite : il faut ${cards(needed)}, elle en a ${figure(pile)}.`,
  'give.too-many': ({ left }) => `La pioche donne deux cartes ; vous n’en devez que ${figure(left)}.`,
  'give.both-or-none': ({ payable }) =>
    `La pioche donne deux cartes ou aucune ; votre main seule ${payable === 0 ? 'ne peut rien donner' : `peut donner ${figure(payable)}`}.`,
  'give.before-drops': () => 'La pioche donne avant la main ; vous avez commencé à défausser.',
  'compass.none': () => 'L’équipe n’a pas de Boussole.',
  'compass.no-such-storm': () => 'Il n’y a pas de telle Tempête.',
  'compass.not-now': () => 'Pas de Boussole pendant que des cartes sont défaussées.',
  'compass.proposed': () => 'Vous avez fait votre proposition pour ce tour.',
  'discard-hand.two': ({ hand }) =>
    hand === 2
      ? 'Une main de deux cartes part par « défausser deux cartes » ; cela rapporte aussi une Boussole.'
      : `Une main entière compte au moins 2 cartes ; vous en avez ${figure(hand)}.`,
  'discard-hand.no-supply': () => 'Il ne reste plus de Boussole à gagner.',
  'concede.may-act': () => 'Vous pouvez encore agir : inutile d’abandonner.',
  'draw.another': ({ seat }, who) => `Ce n’est pas à vous de piocher, mais à ${who.name(seat!)}.`,
  'draw.first': () => 'Piochez d’abord vos cartes.',

  'monster.none': () => 'Vous n’avez pas de Monstre marin.',
  'monster.kept': () => 'Un Monstre marin ne se défausse jamais : il ne part que joué sur une île.',
  'monster.no-island': ({ cell: at }, who) => `Il faut une île au Monstre marin ; il n’y en a pas en ${cell(at, who)}.`,
  'monster.own-finish': () => 'Pas d’arrivée tant que vous avez vous-même un Monstre marin : jouez-le d’abord.',
  'monster.finish-tried': () => 'Vous avez essayé une arrivée pendant ce tour : faites une autre action.',
  'discard-hand.kept': () =>
    'Votre main a une carte qui ne peut être défaussée : elle ne peut donc pas partir tout entière.',
  'wild.none': () => 'Vous n’avez pas de Joker.',
  'wild.occupied': ({ cell: at, there }, who) => `Il y a déjà une île en ${cell(at, who)} : ${figure(there)}.`,
  'wild.no-number': ({ cell: at }, who) => `Il ne reste aucun nombre pour un Joker en ${cell(at, who)}.`,
  'wild.too-dear': ({ needed, payable }) =>
    `Quel que soit son nombre, un Joker y coûte au moins ${figure(needed)} ; ${youPay(payable)}.`,
  'name.order': ({ number, low, high }) =>
    `L’ordre est croissant : il faut un nombre ${range(low, high)}, donc pas ${figure(number)}.`,
  'name.cost': cost,
  'name.first': ({ cell: at }, who) => `Dites d’abord quel nombre vaut ${joker(who, 'votre')} en ${cell(at, who)}.`,

  'arch.pillars-first': ({ empty }) =>
    `Le toit attend que les deux piliers soient complets ; cases vides : ${figure(empty)}.`,
  'border.none': () => 'Vous n’avez pas de carte de bordure.',
  'border.occupied': ({ cell: at, there }, who) => `Il y a déjà une carte en ${cell(at, who)} : ${figure(there)}.`,
  'border.no-number': ({ cell: at }, who) => `Il ne reste aucun nombre pour une carte de bordure en ${cell(at, who)}.`,
  'border.too-dear': ({ needed, payable }) =>
    `Quel que soit son nombre, une carte de bordure y coûte au moins ${figure(needed)} ; ${youPay(payable)}.`,
  'pyramid.storm': () => 'Une Tempête est sur cette case : rien ne s’y place avant qu’une Boussole ne la retire.',
  'clear.no-compass': () => 'Vous n’avez pas de Boussole.',
  'clear.no-storm': ({ cell: at }, who) => `Il n’y a pas de Tempête en ${cell(at, who)}.`,
  'turn-over.empty': ({ cell: at }, who) => `Il n’y a pas d’île à retourner en ${cell(at, who)}.`,
  'turn-over.no-card': () => 'Retourner une île coûte une carte ; vous n’en avez aucune qui puisse partir.',
  sides: ({ wrong }) =>
    `L’arrivée attend que les trois rangées du bas montrent la nuit et les trois du haut le jour ; îles mal tournées : ${figure(wrong)}.`,
  impossible: ({ numbers, cells, low, high }) =>
    `Cela rendrait la mer impossible : pour ${ofCells(cells)}, il n’y aurait que ${ofNumbers(numbers)} ${range(low, high)}.`,
  'show.may-place': () => 'Vous pouvez placer une île : votre main reste cachée.',
  'show.row-empty': () => 'La rangée face visible n’a plus de carte à prendre.',
  'pass.may-place': () => 'Vous pouvez placer une île : vous ne pouvez pas passer.',
  'pass.two-cards': ({ hand }) => `Défaussez deux cartes au lieu de passer ; vous en avez ${figure(hand)}.`,
} satisfies TranquilitySpeech['refusals'];
