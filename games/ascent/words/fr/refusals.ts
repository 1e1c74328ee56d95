/** The Ascent in French: why not. First what is wrong, then the number. */
import { figure, fromOne } from '@halcyon/speech/grammar';
import { cards, handRefusals, tooDear } from '@halcyon/speech/parts/fr';
import { dearer } from '../cards.ts';
import type { AscentSpeech } from '../en.ts';
import { card, cell, ibexes, rows, the, type } from './words.ts';

export const refusals = {
  ...handRefusals(card),
  'not-a-terrain': ({ card: chosen }) => `Seul un Versant se place ainsi ; vous avez choisi ${card(chosen)}.`,
  occupied: ({ cell: at, there }) => `Il y a déjà ${card(there)} en ${cell(at)}.`,
  'not-next': ({ cell: at }) =>
    `Une rangée se remplit depuis la gauche ; il n’y a encore rien à gauche de cette case (${cell(at)}).`,
  'same-type': ({ type: of, at, there }) =>
    `Pas de voisins du même type (${type(of)}) : il y a ${card(there)} en ${cell(at)}.`,
  unsupported: ({ cell: at }) =>
    `Il faut deux cartes sous cette case (${cell(at)}) ; elles n’y sont pas encore toutes les deux.`,
  'too-high': ({ value, row }) =>
    `Trop haut pour cette carte : la rangée ${fromOne(row)} demande au moins ${fromOne(row)} ; elle vaut ${figure(value)}.`,
  cost: ({ needed, payable, left }) => tooDear(left, 0, needed, payable),
  'campfire-stays': ({ cell: at }) => `Le Feu de camp en ${cell(at)} reste : rien ne le recouvre ni ne le remplace.`,
  'cover-cost': ({ value, left, right, needed, payable }) =>
    `${tooDear(...dearer(value, left, right), needed, payable)} Sur un Pont, c’est le plus grand écart qui compte.`,

  'not-a-campfire': ({ card: chosen }) => `Seul un Feu de camp remplace un Versant ; vous avez choisi ${card(chosen)}.`,
  'no-terrain': ({ cell: at }) => `Un Feu de camp remplace un Versant ; il n’y en a pas en ${cell(at)}.`,
  'other-type': ({ type: of, there }) =>
    `Un Feu de camp ${type(of)} ne remplace qu’un Versant ${type(of)} ; il y a là ${card(there)}.`,
  'no-target': ({ card: lifted }) =>
    `Plus haut, aucune case n’accueille ${the(lifted)} à un coût que vous pouvez payer.`,
  'not-higher': ({ row }) => `Le Versant monte d’au moins une rangée ; il vient de la rangée ${fromOne(row)}.`,
  'lift-first': ({ card: lifted }) => `Choisissez d’abord où va ${the(lifted)}.`,

  'no-bridge': () => 'Vous n’avez pas de Pont en main.',
  'bridge.needs-empty': ({ cell: at, there }) =>
    `Il faut une case vide pour un Pont ; il y a ${card(there)} en ${cell(at)}.`,
  'bridge.needs-left': ({ cell: at }) =>
    `Il faut une carte à gauche d’un Pont ; il n’y a encore rien à gauche de cette case (${cell(at)}).`,
  'bridge.edge': ({ cell: at }) =>
    `Jamais de Pont dans la première ni la dernière case d’une rangée ; c’en est une (${cell(at)}).`,

  'no-summit': () => 'Vous n’avez pas de Sommet en main.',
  'summit.not-full': ({ empty }) => `Le Sommet attend que la montagne soit complète ; cases vides : ${figure(empty)}.`,
  'summit.bridge-visible': ({ bridges }) =>
    `Le Sommet attend que chaque Pont soit recouvert ; encore visibles : ${figure(bridges)}.`,
  'summit.no-path': ({ row }) =>
    row === 0
      ? 'Le Sommet attend un sentier herbeux jusqu’à la rangée 8 ; aucun ne part de la rangée 1.'
      : `Le Sommet attend un sentier herbeux jusqu’à la rangée 8 ; il atteint la rangée ${figure(row)}.`,
  'summit.not-filmed': ({ left }) =>
    `Le Sommet attend que chaque Panorama soit filmé ; à filmer encore : ${figure(left)}.`,
  'summit.few-ibex': ({ there, needed }) =>
    `Trop peu de Bouquetins en rangée 8 : le Sommet en demande ${figure(needed)}, il y en a ${figure(there)}.`,

  'herd.none': ({ cell: at }) => `Il n’y a pas de Bouquetin en ${cell(at)}.`,
  'herd.no-way': ({ cell: at }) =>
    `Le troupeau en ${cell(at)} ne peut pas monter : aucun Versant ni Feu de camp ne repose sur sa carte.`,
  'herd.no-card': () => 'Chaque rangée montée coûte une carte ; vous n’en avez aucune.',
  'herd.not-above': ({ cell: at, to }) =>
    `Un troupeau ne monte que sur une carte qui repose sur la sienne (${cell(at)}) ; ce n’est pas le cas en ${cell(to)}.`,
  'herd.bridge': ({ to }) => `Les Bouquetins ne montent jamais sur un Pont ; il y en a un en ${cell(to)}.`,
  'herd.nothing-there': ({ to }) =>
    `Il faut une carte sous les sabots des Bouquetins ; il n’y en a pas encore en ${cell(to)}.`,
  'herd.too-dear': ({ climbed, payable }) =>
    `Vous ne pouvez pas payer une rangée de plus : le troupeau a monté ${rows(climbed)}, et vous avez ${cards(payable)}.`,
  'herd.climb-first': () => 'Un troupeau monte d’au moins une rangée avant de se reposer.',
  'herd.lead-first': () => 'Le troupeau est en chemin : montez encore ou laissez-le se reposer.',
  'fire.ibex': ({ cell: at, ibex }) =>
    `Un Feu de camp ne remplace pas une carte qui porte des Bouquetins ; en ${cell(at)}, il y a ${ibexes(ibex)}.`,

  'grapple.none': () => 'Vous n’avez plus de Grappin.',
  'grapple.no-deck': () => 'Un Grappin demande une pioche ; la vôtre est vide.',
} satisfies AscentSpeech['refusals'];
