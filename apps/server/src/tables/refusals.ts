/** Said to HTTP: this is not for this person, or not now. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}
