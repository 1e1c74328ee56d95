/** The shape of all cards: a diamond whose side corners are cut, so that the number has room. */

/** Width by height. */
export const RATIO = 0.76;
/** Pictures are stretched a little where the mountain has more height than width. */
export const BOX = { box: '0 0 76 100', fit: 'none' };
/** As CSS cuts it out, and as a line that is drawn along it in the box. */
export const DIAMOND = 'polygon(50% 0, 100% 42%, 100% 58%, 50% 100%, 0 58%, 0 42%)';
export const OUTLINE = 'M38 .8L75.4 42.2V57.8L38 99.2L.6 57.8V42.2z';
