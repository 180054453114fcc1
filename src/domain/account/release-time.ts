/** How many of the latest releases count, and how few say nothing (answers 61). */
export const releasesCounted = 30;
const fewestReleases = 3;

/**
 * The median of how long a seller took from "paid" to the release, in seconds; undefined with too
 * few releases to tell. Of an even number it is the longer of the two in the middle.
 */
export function medianReleaseSeconds(latestFirst: readonly number[]): number | undefined {
  const counted = latestFirst.slice(0, releasesCounted).toSorted((one, other) => one - other);
  return counted.length < fewestReleases ? undefined : counted[Math.floor(counted.length / 2)];
}
