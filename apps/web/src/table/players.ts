/** Who sits at a seat: a person in front of this device, or a bot by its name. */
export interface Player {
  /** The name as typed; empty = the table's word for this seat. */
  readonly name: string;
  readonly bot: string | undefined;
}
