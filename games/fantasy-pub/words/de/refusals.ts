/** Fantasy Pub in German: why not. First what is wrong, then the number. */
import { figure } from '@halcyon/speech/grammar';
import { turnRefusals } from '@halcyon/speech/parts/de';
import { diceLeft } from '../characters.ts';
import type { FantasyPubSpeech } from '../en.ts';
import { at, beers, coins, steps } from './words.ts';

const ONE_DIE = 'Das geht mit einem Würfel, nie mit der Summe.';

export const refusals = {
  ...turnRefusals,
  'act-first': () => 'Der Wirt bedient jetzt niemanden: Wähle zuerst eine Aktion mit deinen Würfeln.',
  'must-act': () => 'Du kannst deinen Zug noch nicht beenden: Eine Aktion muss sein.',
  'no-such-die': ({ first, second }) => {
    const left = diceLeft(first, second).map(figure);
    return `Deine Würfel ergeben diese Zahl nicht; ${left.length === 1 ? `übrig ist ${left[0]}` : `sie zeigen ${left.join(' und ')}`}.`;
  },
  'not-the-sum': () => ONE_DIE,
  'leave-not-the-sum': () => ONE_DIE,
  'not-your-clan': () => 'Du handelst nur mit deinem Clan; diese Figur gehört zu einem anderen.',
  'not-in-the-pub': () => 'Diese Figur ist nicht im Pub.',
  'door-taken': () =>
    'Niemand kann hereinkommen: An der Tür steht noch eine Figur deines Clans, und dort darf nur eine je Clan stehen.',
  'pile-empty': () => 'Niemand kann hereinkommen: Dein Stapel ist leer.',
  'too-drunk': ({ pips, beers: drunk }) =>
    `Zu viel Bier für diesen Weg: ${steps(pips)} weniger ${beers(drunk)}, da bleibt nichts übrig.`,
  'not-a-dwarf': () => 'Nur ein Zwerg geht gegen den Uhrzeigersinn.',
  'door-taken-by-clan': () =>
    'An der Tür steht schon eine andere Figur deines Clans; dort darf nur eine je Clan stehen.',
  'bad-company': ({ table }) =>
    `Die Gesellschaft passt nicht ${at(table)}: Man sitzt allein, nur mit dem eigenen Volk oder wo alle verschieden sind.`,
  'innkeeper-there': ({ table }) => `Der Wirt muss an einen anderen Tisch; er ist schon ${at(table)}.`,
  'not-at-his-table': ({ table }) => `Nur am Tisch des Wirts wird getrunken; er ist ${at(table)}.`,
  'serve-first': () => 'Wähle zuerst, wer am Tisch des Wirts trinkt.',
  'not-at-the-door': () => 'Hinaus geht es nur von der Tür aus, für einen Ork auch vom Tisch des Wirts.',
  'too-few-beers': ({ beers: drunk, coins: held }) =>
    `Hinaus geht nur, wer mindestens so viel Bier wie Münzen hat; diese Figur hat ${beers(drunk)} und ${coins(held)}.`,
} satisfies FantasyPubSpeech['refusals'];
