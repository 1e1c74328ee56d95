/** The shape of all cards: a diamond whose side corners are cut, so that the number has room. */

/** Width by height. */
export const RATIO = 0.76;
/** Pictures are stretched a little where the mountain has more height than width. */
export const BOX = { box: '0 0 76 100', fit: 'none' };
/** As CSS cuts it out, and as a line that is drawn along it in the box. */
export const DIAMOND = 'polygon(50% 0, 100% 38%, 100% 62%, 50% 100%, 0 62%, 0 38%)';
export const OUTLINE = 'M38 .8L75.4 38.2V61.8L38 99.2L.6 61.8V38.2z';
