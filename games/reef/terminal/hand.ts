/** What the reader has: worms by name, and corals by the number that is typed. */
import type { Scene } from '@halcyon/terminal-kit/scene';
import { colourName, colourSign, coralText, PEARL_SIGN, SHARK_SIGN, seaOf } from './cards.ts';
import { backOfColour } from './colours.ts';

const GAP = '  ';

export const drawHand = (scene: Scene): string[] => {
  const { ink, viewer } = scene;
  if (typeof viewer !== 'number') return [];
  const s = seaOf(scene);
  const { worms, corals, noCoral = '', pearls, sharks } = scene.speaker.words.things;
  const mine = s.worms[viewer]!.map((n, colour) => {
    const text = `${n} ${colourSign(scene, colour)} ${colourName(scene, colour)}`;
    return ink.paints ? ink.paint(text, backOfColour(colour)) : text;
  });
  const grown = s.broods[viewer]!.map((_, coral) => `${coral + 1} ${coralText(scene, viewer, coral)}`);
  const others = [`${s.pearls[viewer]} ${PEARL_SIGN} ${pearls}`, `${s.sharks[viewer]} ${SHARK_SIGN} ${sharks}`];
  return [
    ` ${[`${worms}`, ...mine].join(GAP)}`,
    ` ${[`${corals}`, ...(grown.length > 0 ? grown : [noCoral]), '·', ...others].join(GAP)}`,
  ];
};
