/** Tranquility in French: why not. First what is wrong, then the number. */
import type { Facts } from '@halcyon/kernel';
import { deFrench, figure, type Maybe } from '../../grammar.ts';
import type { TranquilitySpeech } from '../en.ts';
import { card, cards, cell, row } from './words.ts';

const beside = ({ before, after }: Facts): string =>
  before && after
    ? `Entre ${before} et ${after}, cela`
    : before || after
      ? `À côté de ${before || after}, cela`
      : 'Cela';
const youPay = (n: Maybe): string => (n === 0 ? 'vous ne pouvez rien payer' : `vous pouvez payer ${figure(n)}`);

export const refusals = {
  'not-your-turn': ({ seat }, who) =>
    who.me(seat!)
      ? 'C’est à quelqu’un d’autre d’agir.'
      : `Ce n’est pas votre tour, mais celui ${deFrench(who.name(seat!))}.`,
  'not-in-hand': () => 'Vous n’avez pas cette carte en main.',
  'act-first': () => 'Choisissez d’abord une action : jouer une carte ou défausser deux cartes.',
  'start-first': () => 'Vous avez une carte de départ et aucune n’est encore jouée : vous devez la jouer maintenant.',
  'start-kept': () => 'Aucun départ n’est encore joué : une carte de départ ne se défausse pas.',
  ascending: ({ floor }) => `Les cartes se défaussent en ordre croissant ; votre dernière était ${card(floor)}.`,
  'too-few-left': ({ left, from }) =>
    `Commencez par une carte plus basse : à partir de celle-ci vous pourriez en défausser ${figure(from)} ; il en faut ${figure(left)}.`,
  'drop-first': ({ left }) => `Il vous faut d’abord défausser encore ${cards(left)}.`,
  'too-few-to-discard': ({ needed, payable }) =>
    `Il faut défausser ${cards(needed)} ; ${payable === 0 ? 'vous ne pouvez en défausser aucune' : `vous pouvez en défausser ${figure(payable)}`}.`,
  'no-finish': () => 'Vous n’avez pas de carte d’arrivée.',
  'sea-not-full': ({ empty }) => `L’arrivée attend que la mer soit complète ; cases vides : ${figure(empty)}.`,
  'no-start-lies': () => 'L’arrivée attend qu’un départ soit joué.',
  'not-an-island': () => 'Seules les îles se placent dans la mer.',
  occupied: ({ cell: at, there }) => `Il y a déjà une île en ${cell(at)} : ${figure(there)}.`,
  order: ({ card: island, cell: to, there, at }) =>
    `L’ordre est croissant : ${figure(island)} ne peut pas venir ${at! < to! ? 'après' : 'avant'} ${figure(there)} (${cell(at)}).`,
  cost: (facts) => `${beside(facts)} coûte ${figure(facts.needed)} ; ${youPay(facts.payable)}.`,
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
} satisfies TranquilitySpeech['refusals'];
