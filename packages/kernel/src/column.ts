/** A list of numbers that grows, in a tenth of the room that objects or plain lists take. */
type Numbers = Uint32Array | Uint16Array | Int16Array;

const FIRST_ROOM = 64;

export class Column<T extends Numbers> {
  readonly #make: (room: number) => T;
  #list: T;
  length = 0;

  constructor(make: (room: number) => T) {
    this.#make = make;
    this.#list = make(FIRST_ROOM);
  }
  at(i: number): number {
    return this.#list[i]!;
  }
  set(i: number, value: number): void {
    this.#list[i] = value;
  }
  push(value: number): void {
    if (this.length === this.#list.length) {
      // By a quarter: a long game has six of these, and what is never filled is there at every table.
      const wider = this.#make(this.length + (this.length >> 2));
      wider.set(this.#list);
      this.#list = wider;
    }
    this.#list[this.length++] = value;
  }
}
