/** The Reef in German: why not. First what is wrong, then the number. */

import { capital, figure, fromOne } from '@halcyon/speech/grammar';
import { pay, turnRefusals } from '@halcyon/speech/parts/de';
import { BOATS, COLUMNS, KEEP_PRICE, MOST_CORALS, PAYS_PEARL, sexOf, TURN_PRICE } from '../../rules/vocabulary.ts';
import type { ReefSpeech } from '../en.ts';
import { at, bent, card, coral, due, either, corals as many, pair, sex } from './words.ts';

export const refusals = {
  ...turnRefusals,
  'worm-gone': ({ colour }) => `Im Vorrat ist kein ${bent(colour, 'er')} Wurm mehr; nimm einen in anderer Farbe.`,
  'not-thrown': ({ first, second }) =>
    `Diese Farbe wurde nicht geworfen; da nichts aufgebraucht ist, nimm ${either(first, second)} Wurm.`,
  'take-first': () => 'Nimm zuerst deinen Wurm aus dem Vorrat.',
  'pay-first': ({ left }) => `Bezahle zuerst zu Ende; es fehlen noch: ${due(left)}.`,
  'no-such-coin': ({ coin }) =>
    `Du hast ${coin === PAYS_PEARL ? 'keine Perle' : `keinen ${bent(coin, 'en')} Wurm`} zum Bezahlen.`,
  'other-colour': ({ colour }) =>
    `Ein ${bent(colour, 'er')} Fisch wird mit Würmern seiner Farbe oder mit Perlen bezahlt.`,
  'keep-or-leave': ({ cell: place }, who) =>
    `Erst die Karte ${at(place, who)}: für ${figure(KEEP_PRICE)} mehr nehmen oder liegen lassen.`,
  'only-that-card': ({ cell: place }, who) =>
    `Dazwischen geht nichts: Nimm die Karte ${at(place, who)}, oder lass sie liegen.`,
  'no-card': ({ cell: place }, who) => `${capital(at(place, who))} liegt keine Karte, dort ist eine Lücke.`,
  'turn-first': ({ cell: place }, who) =>
    `Die Karte ${at(place, who)} liegt verdeckt; decke sie zuerst für ${due(TURN_PRICE)} auf.`,
  'already-open': ({ cell: place }, who) => `Die Karte ${at(place, who)} liegt schon offen.`,
  'no-boat-there': ({ column, boats }) =>
    boats === 1
      ? `An Spalte ${fromOne(column)} hast du kein Boot; dein einziges liegt an Spalte 1.`
      : `An Spalte ${fromOne(column)} hast du kein Boot; deine liegen an den Spalten 1 bis ${figure(boats)}.`,
  'too-few-worms': ({ price, payable }) => `Das kostet ${due(price)}; du kannst ${pay(payable)} bezahlen.`,
  'too-few-of-colour': ({ price, payable, colour }) =>
    `Dieser Fisch kostet ${due(price, colour)}; du kannst ${pay(payable)} bezahlen.`,
  'five-corals': () => `Du hast schon ${many(MOST_CORALS)}, die mit Brut mitgezählt; mehr darf niemand haben.`,
  'onto-a-coral': ({ card: fish }) => `${capital(card(fish))} kommt sofort auf eine Koralle: Sag, auf welche.`,
  'not-a-fish': ({ card: other }) => `Auf eine Koralle kommt nur ein Fisch; das hier ist ${card(other)}.`,
  'no-such-coral': ({ coral: onto, corals }) =>
    corals === 0
      ? 'Du hast noch keine Koralle, und ein Fisch braucht eine.'
      : `${coral(onto)} hast du nicht; du hast ${many(corals)}.`,
  'brood-there': ({ coral: onto }) => `${coral(onto)} hat schon ihre Brut und nimmt keinen Fisch mehr auf.`,
  'sex-there': ({ coral: onto, card: fish }) =>
    `Auf ${coral(onto)} ist schon ein ${sex(sexOf(fish ?? 1))}; Platz ist für ein Männchen und ein Weibchen.`,
  'no-pair': ({ one, two }) => `Keine der vier offenen Zuchtkarten zeigt ${pair(one, two)}.`,
  'no-boat-left': ({ boats }) =>
    boats === COLUMNS
      ? `Du hast an jeder der ${figure(COLUMNS)} Spalten ein Boot.`
      : `Alle ${figure(BOATS)} Boote sind im Wasser; ${figure(boats)} davon gehören dir.`,
  'no-shark': () => 'Du hast keinen Hai.',
  'nothing-to-take': ({ cell: place }, who) =>
    `${capital(at(place, who))} gibt es nichts zu holen, dort ist eine Lücke.`,
  'face-down-safe': ({ cell: place }, who) =>
    `Ein Hai holt nur, was offen liegt; die Karte ${at(place, who)} liegt verdeckt.`,
  'no-fish-there': ({ coral: on }) => `Diesen Fisch hast du auf ${coral(on)} nicht.`,
  'act-first': () =>
    'Danach ist jetzt nicht gefragt: Kaufe Meereskarten oder ein Boot, setze einen Hai ein, oder beende deinen Zug.',
} satisfies ReefSpeech['refusals'];
