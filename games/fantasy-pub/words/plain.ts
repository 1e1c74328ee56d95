/** The pub in words: what every language tells of it, in the order of the picture. */
import { rowLines, type Tell, type Telling } from '@halcyon/speech/telling';
import { characterName, placeName } from '../look/names.ts';
import { diceOf, guestsAt, pubOf } from '../look/pub.ts';
import { type Character, clanOf, DOOR, GOALS, PLACES } from '../rules/vocabulary.ts';

/** What a language says of the pub besides its things. */
export interface PubWords {
  coins(n: number): string;
  beers(n: number): string;
  /** Of a character in the pub: 'with 2 coins and 1 beer'. */
  carries(what: string): string;
  /** Coins that lie at a place. */
  lying(n: number): string;
  readonly innkeeper: string;
  /** Characters that wait outside: face down, and face up below them. */
  outside(faceDown: number, faceUp: string): string;
}

const guest = (tell: Tell, character: Character, { coins, beers, carries }: PubWords): string => {
  const { speaker, table, outlook } = tell;
  const pub = pubOf(outlook.view);
  const [has, drunk] = [pub.coins[character]!, pub.beers[character]!];
  const what = table.list([...(has > 0 ? [coins(has)] : []), ...(drunk > 0 ? [beers(drunk)] : [])]);
  const name = `${characterName(speaker.words.things, character)} (${speaker.who.name(clanOf(character))})`;
  return what === '' ? name : `${name} ${carries(what)}`;
};

export const tellPub = (words: PubWords): Telling => ({
  common(tell) {
    const { outlook, speaker, table, plain } = tell;
    const { things } = speaker.words;
    const pub = pubOf(outlook.view);
    const dice = diceOf(pub)
      .slice(0, 2)
      .filter((pips) => pips > 0);
    const places = Array.from({ length: PLACES }, (_, place) => {
      const filled = [
        ...guestsAt(pub, place).map((character) => guest(tell, character, words)),
        ...(pub.lying[place]! > 0 ? [words.lying(pub.lying[place]!)] : []),
        ...(pub.innkeeper === place && place !== DOOR ? [words.innkeeper] : []),
      ];
      return { name: placeName(things, place), filled, cells: 0 };
    });
    const thrown = dice.length > 0 ? [plain.labelled(things.dice!, table.list(dice.map(String)))] : [];
    return [{ title: things.pub!, lines: [...rowLines(places, plain), ...thrown] }];
  },
  seat({ outlook, speaker, table, plain }, seat) {
    const { things } = speaker.words;
    const pub = pubOf(outlook.view);
    const faceUp = table.list(pub.below[seat]!.map((character) => characterName(things, character)));
    return [
      plain.labelled(things.stock!, plain.of(pub.stock[seat]!, GOALS[outlook.rules.seats]!)),
      words.outside(pub.piles[seat]!.length, faceUp),
    ];
  },
});
