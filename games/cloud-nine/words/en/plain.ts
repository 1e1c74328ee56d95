/** Cloud 9 in words, in English. */
import { tellFlight } from '../plain.ts';

export const plain = tellFlight({
  basket: (points, cloud, clouds) => `The basket is at the ${points}-point cloud, cloud ${cloud} of ${clouds}.`,
});
