/** The worlds that each run of the tests goes through. */
export const fixedSeeds = [2, 7] as const;
export const stepsOfFixed = 2_000;

/** How the test of such a world is called. */
export function titleOfWorld(seed: (typeof fixedSeeds)[number]): string {
  return `keeps every invariant in ${stepsOfFixed} steps of seed ${seed}, and comes to an end`;
}
