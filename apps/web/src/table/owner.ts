/**
 * Which tab plays a game. The owner's mark stands in the store, and every save looks at it: even if no message arrives,
 * two tabs never write over each other. Whether a mark is only left over from a tab that died, its owner is asked for.
 */
const ownerKey = (id: string): string => `halcyon/owner/${id}`;
/** Of this tab until it is loaded anew. It only tells tabs apart, so it is drawn from no source of secrets. */
const MARK = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
/** Milliseconds that an owner has to answer. */
const PATIENCE = 400;

/** What tabs say to each other: 'who has this game?', 'it is here'. */
type Call = { readonly asked: string } | { readonly here: string };
const channel = 'BroadcastChannel' in window ? new BroadcastChannel('halcyon/tables') : undefined;
const played = new Map<string, () => void>();

const heard = (message: unknown): Call => message as Call;
channel?.addEventListener('message', ({ data }) => {
  const call = heard(data);
  if ('asked' in call && played.has(call.asked)) channel.postMessage({ here: call.asked } satisfies Call);
});
addEventListener('storage', ({ key, newValue }) => {
  for (const [id, lost] of played) {
    if (key === ownerKey(id) && newValue !== null && newValue !== MARK) lost();
  }
});
// A tab that is reloaded or closed must not be taken for one that plays.
addEventListener('pagehide', () => {
  for (const id of played.keys()) release(id);
});
// One that comes back from the browser's memory shows a game that others may have played on.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && played.size > 0) location.reload();
});

const owner = (id: string): string | null => localStorage.getItem(ownerKey(id));
export const ownedHere = (id: string): boolean => owner(id) === MARK;
export const ownedByNobody = (id: string): boolean => owner(id) === null;

/** Whether another tab plays the game now. */
export const playedElsewhere = async (id: string): Promise<boolean> => {
  if (ownedByNobody(id) || ownedHere(id)) return false;
  if (!channel) return true;
  return new Promise((resolve) => {
    const answered = (there: boolean): void => {
      clearTimeout(timer);
      channel.removeEventListener('message', listen);
      resolve(there);
    };
    const listen = ({ data }: MessageEvent): void => {
      const call = heard(data);
      if ('here' in call && call.here === id) answered(true);
    };
    const timer = setTimeout(() => answered(false), PATIENCE);
    channel.addEventListener('message', listen);
    channel.postMessage({ asked: id } satisfies Call);
  });
};
/** This tab plays the game from now on. `lost` is called when another takes over. */
export const claim = (id: string, lost: () => void): void => {
  played.set(id, lost);
  try {
    localStorage.setItem(ownerKey(id), MARK);
  } catch {
    // A full store: without a mark the entry itself tells whether another tab has written it.
  }
};
const release = (id: string): void => {
  if (ownedHere(id)) localStorage.removeItem(ownerKey(id));
};
/** The table is left; nobody is told any more. */
export const leave = (id: string): void => {
  release(id);
  played.delete(id);
};
