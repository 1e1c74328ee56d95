/** Marks on places of a picture, as an attribute: nothing moves for them, and no picture has to know of them. */
import { argOf, kindOf, type Move, type Outlook } from '@halcyon/kernel';

/** Exactly these places, by selector, bear the mark; with a text they are described by it too, for those who do not see it. */
export const mark = (name: string, places: ReadonlyMap<string, string>): void => {
  const root = document.querySelector('.table');
  if (!root) return;
  for (const element of root.querySelectorAll(`[${name}]`)) {
    if (element.getAttribute(name) !== '') element.removeAttribute('aria-description');
    element.removeAttribute(name);
  }
  for (const [selector, text] of places)
    for (const element of root.querySelectorAll(selector)) {
      element.setAttribute(name, text);
      if (text !== '') element.setAttribute('aria-description', text);
    }
};

const PLACES = ['cell', 'hex', 'to'];
/** Where a move goes to, as far as that is a place of the picture. */
export const placesOf = ({ rules }: Outlook, move: Move): ReadonlyMap<string, string> => {
  const at = rules.moves[kindOf(move)]!.args.findIndex(({ name }) => PLACES.includes(name));
  return new Map(at < 0 ? [] : [[`[data-cell='${argOf(move, at)}']`, '']]);
};
