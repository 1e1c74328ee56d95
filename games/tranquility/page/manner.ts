/** How cards travel in Tranquility. */

import { cardOf } from '@halcyon/page-kit/boxes.ts';
import type { Manner } from '@halcyon/page-kit/travel.ts';
import { BORDER, WILD } from '../rules/index.ts';
import { faceOf } from './face.ts';
import { tellOf } from './modules/index.ts';

export const manner: Manner = {
  face: faceOf,
  // A Wild lies under another name than it was held.
  isHeir: (element, flip) => element.dataset.joker !== undefined && [WILD, BORDER].includes(cardOf(flip)),
  tell: (...about) => tellOf()?.(...about) ?? false,
};
