/** Those whom the reader would rather not read, by seat; on this device alone. */
export class Muted {
  #seats: readonly number[] = $state.raw([]);
  has(seat: number | null): boolean {
    return seat !== null && this.#seats.includes(seat);
  }
  toggle(seat: number): void {
    this.#seats = this.has(seat) ? this.#seats.filter((each) => each !== seat) : [...this.#seats, seat];
  }
}
