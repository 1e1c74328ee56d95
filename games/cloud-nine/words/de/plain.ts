/** Cloud 9 in words, in German. */
import { tellFlight } from '../plain.ts';

export const plain = tellFlight({
  basket: (points, cloud, clouds) => `Der Korb ist auf der ${points}-Punkte-Wolke (Wolke ${cloud} von ${clouds}).`,
});
