const secondsADay = 86_400;

/** A time of the policy in days; a part of a day counts as one. */
export function wholeDays(seconds: number): number {
  return Math.ceil(seconds / secondsADay);
}
