/** How the page is played by keys. */
export interface KeysSpeech {
  /** From a card in hand to its place on the board. */
  readonly fromHand: string;
}
