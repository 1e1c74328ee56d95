/** What speaks of tables at a server is loaded together with the words for it, in the reader's language alone. */
import { speech } from '@halcyon/page-kit/words.svelte.ts';

export const worded = async <T>(load: () => Promise<T>): Promise<T> =>
  (await Promise.all([load(), speech.loadOnline()]))[0];
