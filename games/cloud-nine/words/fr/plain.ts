/** Cloud 9 in words, in French. */
import { tellFlight } from '../plain.ts';

export const plain = tellFlight({
  basket: (points, cloud, clouds) =>
    `La nacelle est au nuage à ${points} ${points > 1 ? 'points' : 'point'} (nuage ${cloud} sur ${clouds}).`,
});
