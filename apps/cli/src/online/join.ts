/** Sits down at a table of a server: from the link to the thanks. */
import { findGame } from '@halcyon/catalog';
import { BadInput, composed } from '@halcyon/kernel';
import { parseTableLink } from '@halcyon/protocol/online';
import { type Language, terminalWords } from '@halcyon/speech';
import { AFTER } from '@halcyon/speech/page/after/index';
import { ONLINE } from '@halcyon/speech/page/online/index';
import type { Ended } from '@halcyon/table';
import { endingOf, lastPicture } from '../play/ending.ts';
import { runTable } from '../play/loop.ts';
import { openScreen } from '../play/open-screen.ts';
import { Leave, type Screen } from '../play/screen.ts';
import { isYes, yesOrNo } from '../play/yes-no.ts';
import { House } from './house.ts';
import { Lobby } from './lobby.ts';
import { RemoteSitting } from './remote-sitting.ts';
import { Closed, Visitor } from './visitor.ts';

const closedWords = (why: Ended, language: Language): string => {
  const { join } = terminalWords(language);
  const { closed } = ONLINE[language].line;
  if (why === 'protocol' || why === 'lost') return join[why];
  return why === 'unknown-table' || why === 'not-allowed' || why === 'rules' ? closed[why] : closed.none;
};

/** Shows how it ended; the lines that stay. */
const showEnd = async (sitting: RemoteSitting, visitor: Visitor): Promise<readonly string[]> => {
  const { table: words, screen } = sitting;
  // What others say or thank for now must not answer in this person's place.
  visitor.onChange = () => {};
  const { outcome } = sitting.public;
  const ending = outcome ? endingOf(sitting, outcome) : ONLINE[sitting.language].after.abandoned;
  const { picture, lines } = lastPicture(sitting, ending, '');
  const [own] = sitting.people;
  if (!outcome || own === undefined) return lines;
  const line = await screen.ask(
    { ...picture, keys: '', hand: [], ask: `${ending} ${sitting.words.join.thanks}` },
    yesOrNo(words),
  );
  if (!isYes(words, line)) return lines;
  const { table } = visitor;
  table.wish({ do: 'thanks' });
  await visitor.until(() => table.info?.seats[own]?.thanked === true);
  const names = table.info!.seats.flatMap(({ thanked }, seat) => (thanked ? [sitting.names[seat]!] : []));
  return [...lines, AFTER[sitting.language].thanked(words.list(names))];
};

const playOn = async (
  visitor: Visitor,
  house: House,
  language: Language,
  screen: Screen,
): Promise<readonly string[]> => {
  const { table } = visitor;
  const { game: id, version, setup } = table.info!;
  const game = findGame(id, version);
  if (!game) throw new Closed('rules');
  table.learn(composed(game, setup));
  await visitor.until(() => table.ready);
  const sitting = new RemoteSitting(game, visitor, house, language, screen);
  if (table.own.length === 0) sitting.notice = [sitting.words.join.watching];
  await runTable(sitting);
  return showEnd(sitting, visitor);
};

/** The exit code. What cannot be is a BadInput or an error with one sentence, before the screen changes. */
export const join = async (link: string, language: Language): Promise<number> => {
  const words = terminalWords(language).join;
  const to = parseTableLink(link);
  if (!to) throw new BadInput('link', words.badLink(link));
  const { base, table, watch } = to;
  const house = new House(base, language);
  await house.look();
  const visitor = new Visitor(base, table, () => house.headers, watch);
  let screen: Screen | undefined;
  try {
    await visitor.until(() => visitor.table.info !== undefined);
    screen = openScreen();
    const maySit = watch === undefined && visitor.table.own.length === 0;
    const lobby = new Lobby(visitor, house, language, screen);
    if (maySit) await lobby.sit();
    await lobby.wait();
    screen.close(await playOn(visitor, house, language, screen));
    return 0;
  } catch (error) {
    if (error instanceof Leave) {
      screen?.close([words.comeBack(`npx halcyon join '${link}'`)]);
      return error.code;
    }
    screen?.close([]);
    throw error instanceof Closed ? new Error(closedWords(error.why, language)) : error;
  } finally {
    visitor.close();
  }
};
