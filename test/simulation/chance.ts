/** Repeatable randomness: the same seed draws the same numbers. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, but excluding, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer from 0 up to, but excluding, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** An integer from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  hits(share: number): boolean {
    return this.next() < share;
  }

  of<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new RangeError("Nothing can be drawn of nothing");
    return value;
  }

  /** One of the values, weighted. */
  weighed<Value>(values: readonly (readonly [weight: number, value: Value])[]): Value {
    const whole = values.reduce((sum, [weight]) => sum + weight, 0);
    let left = this.next() * whole;
    for (const [weight, value] of values) {
      left -= weight;
      if (left < 0) return value;
    }
    return this.of(values)[1];
  }
}
