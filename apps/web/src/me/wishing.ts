/** Carries out what somebody wishes about notices; afterwards the server says how things stand. Why not, in words; '' if done. */
export type Wishing = (work: () => Promise<unknown>) => Promise<string>;
