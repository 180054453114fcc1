/** Draws that are the same for the same seed. */
export interface Draw {
  /** An integer from 0 up to, but without, `end`. */
  readonly below: (end: number) => number;
  /** True once in so many draws. */
  readonly oneIn: (times: number) => boolean;
  /** One of them; throws if there is none. */
  readonly from: <Each>(choices: readonly Each[]) => Each;
}

/** The generator mulberry32: good enough for made-up offers, and for nothing secret. */
export function seededDraw(seed: number): Draw {
  let state = Math.imul(seed, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    oneIn: (times) => below(times) === 0,
    from(choices) {
      const chosen = choices[below(choices.length)];
      if (chosen === undefined) throw new RangeError("there is nothing to draw from");
      return chosen;
    },
  };
}
