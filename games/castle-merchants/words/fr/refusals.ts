/** Castle Merchants in French: why not. First what is wrong, then the number. */
import { capital, figure } from '@halcyon/speech/grammar';
import { cards, handRefusals, turnRefusals } from '@halcyon/speech/parts/fr';
import type { CastleMerchantsSpeech } from '../en.ts';
import { at, card, cell, face, noTile, reserve, tile, tiles } from './words.ts';

export const refusals = {
  ...turnRefusals,
  'act-first': () => 'Ce n’est pas demandé maintenant : jouez des cartes, piochez-en une ou finissez le tour.',
  'already-acted': () => 'Vous avez déjà agi pendant ce tour : finissez-le au lieu de piocher une carte.',
  'do-something': () => 'Vous ne pouvez pas encore finir le tour : agissez au moins une fois, ou piochez une carte.',
  'landslide-first': () => 'Trop tard pour un glissement de terrain : un seul par tour, et avant toute autre chose.',
  'no-landslide': () => 'Vous n’avez plus de glissement de terrain.',
  'not-a-path': ({ hex }) =>
    `Un glissement de terrain ne se pose que sur une case de chemin ; ${cell(hex)} n’en est pas une.`,
  'landslide-there': ({ hex }) => `Il y a déjà un glissement de terrain ${at(hex)}.`,
  'merchant-there': ({ hex }) => `Il y a un marchand ${at(hex)} : la tuile y reste comme elle est.`,
  'cut-off': ({ hex }) =>
    `Un glissement de terrain ${at(hex)} isolerait un château, l’entrepôt, la prairie ou un marchand.`,
  'not-in-hand': handRefusals(card)['not-in-hand'],
  'not-empty': ({ hex }) => `Une tuile ne se pose que sur une case de chemin vide ; ${cell(hex)} n’en est pas une.`,
  'reserve-empty': ({ terrain }) => `Il n’y a plus ${noTile(terrain)} dans la réserve : déplacez-en une sans marchand.`,
  'reserve-left': ({ terrain }) =>
    `Il reste ${tile(terrain)} dans la réserve : posez celle-là au lieu d’en déplacer une.`,
  'not-that-tile': ({ hex, terrain }) => `Il n’y a ${noTile(terrain)} ${at(hex)}.`,
  'where-you-are': () => 'Vous y êtes déjà : un déplacement finit sur une autre case.',
  'not-reachable': ({ hex, terrain }) =>
    `${capital(card(terrain))} ne mène pas ${at(hex)} : aucune chaîne de ${tiles(terrain)} n’y va depuis votre case.`,
  'not-next-to-you': ({ hex }) =>
    `${capital(cell(hex))} n’est pas à côté de vous : toute carte y mène, mais seulement d’une case voisine.`,
  'two-cards': ({ cards: held }) =>
    `Cela coûte deux cartes ; ${held === 0 ? 'vous n’en avez aucune' : `vous en avez ${figure(held)}`}.`,
  'no-tile': ({ hex }) => `Il n’y a aucune tuile ${at(hex)}.`,
  'landslide-stays': ({ hex }) => `Des cartes ne retirent jamais un glissement de terrain ; celui ${at(hex)} reste.`,
  'pay-first': ({ left }) => `Payez d’abord ce que vous avez choisi ; encore à payer : ${cards(left)}.`,
  'die-first': ({ face: shown }) => `Répondez d’abord au dé, qui montre ${face(shown)}, ou n’en faites rien.`,
  'die-reserve-empty': ({ face: shown }) => `Il n’y a plus ${noTile(shown)} dans ${reserve(shown)}.`,
  'not-the-face': ({ hex, face: shown }) => `Le dé montre ${face(shown)}, et il n’y a ${noTile(shown)} ${at(hex)}.`,
  'no-coin-left': () => 'Ce château n’a plus de pièce ; il donne encore des cartes pour sa marchandise.',
  'sell-first': () => 'C’est le moment de vendre, pour de l’or ou des cartes, ou de finir le tour.',
  'throw-or-end': () => 'La marchandise est vendue : lancez le dé sans payer, ou finissez le tour.',
} satisfies CastleMerchantsSpeech['refusals'];
