/** What the reader has: worms by name, and corals by the number that is typed. */
import type { Scene } from '@halcyon/terminal-kit/scene';
import { colourName } from '../look/labels.ts';
import { reefOf } from '../look/reef.ts';
import { colourSign, coralText, PEARL_SIGN, SHARK_SIGN } from './cards.ts';
import { backOfColour } from './colours.ts';

const BETWEEN = '  ';

export const drawHand = (scene: Scene): string[] => {
  const { ink, viewer } = scene;
  if (typeof viewer !== 'number') return [];
  const reef = reefOf(scene.view);
  const { things } = scene.speaker.words;
  const { worms, corals, noCoral = '', pearls, sharks } = things;
  const mine = reef.worms[viewer]!.map((n, colour) => {
    const text = `${n} ${colourSign(scene, colour)} ${colourName(things, colour)}`;
    return ink.paints ? ink.paint(text, backOfColour(colour)) : text;
  });
  const grown = reef.broods[viewer]!.map((_, coral) => `${coral + 1} ${coralText(scene, viewer, coral)}`);
  const others = [`${reef.pearls[viewer]} ${PEARL_SIGN} ${pearls}`, `${reef.sharks[viewer]} ${SHARK_SIGN} ${sharks}`];
  return [
    ` ${[`${worms}`, ...mine].join(BETWEEN)}`,
    ` ${[`${corals}`, ...(grown.length > 0 ? grown : [noCoral]), '·', ...others].join(BETWEEN)}`,
  ];
};
