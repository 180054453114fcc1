import type { AttemptLimit, WorkPolicy } from "./account-policy.ts";

/**
 * How many bits of work the next attempt takes, after so many earlier ones: none as long as the
 * limit allows it, then one more each time their number has doubled.
 */
export function workBits(
  earlier: number,
  { most }: AttemptLimit,
  { easiestBits, hardestBits }: WorkPolicy,
): number {
  if (earlier < most) return 0;
  return Math.min(hardestBits, easiestBits + Math.floor(Math.log2(earlier / most)));
}

/** From so many earlier attempts on, further ones make no challenge harder. */
export function mostThatCount(
  { most }: AttemptLimit,
  { easiestBits, hardestBits }: WorkPolicy,
): number {
  return most * 2 ** Math.max(0, hardestBits - easiestBits);
}

/** How many zero bits a hash begins with. */
export function leadingZeroBits(hash: Uint8Array): number {
  const place = hash.findIndex((byte) => byte !== 0);
  return place === -1 ? hash.length * 8 : place * 8 + Math.clz32(hash[place] ?? 0) - 24;
}
