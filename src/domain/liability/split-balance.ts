import { sha256 } from "@noble/hashes/sha2.js";
import { hashBytes, type HashInto, type LiabilityPart } from "./sum-node.ts";

/** No balance has more parts than this. */
const mostParts = 4;

/**
 * Splits a balance into random parts with a nonce each, so that a neighbour in the tree sees neither what
 * somebody has nor how many there are. `seed`: 32 random bytes of this balance on this day; the same seed
 * gives the same parts.
 */
export function splitBalance(
  units: bigint,
  seed: Uint8Array,
  hash?: HashInto,
): readonly LiabilityPart[] {
  // One draw decides how many parts there are, and where the balance is cut: each cut is 8 bytes of it.
  const drawn = draw(seed, 0, hash);
  const view = new DataView(drawn.buffer, drawn.byteOffset, drawn.length);
  const cuts = Array.from(
    { length: view.getUint8(drawn.length - 1) % mostParts },
    (_, at) => (units * view.getBigUint64(8 * at)) >> 64n,
  ).toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return [...cuts, units]
    .map((cut, at) => cut - (cuts[at - 1] ?? 0n))
    .filter((part) => part > 0n)
    .map((part, at) => ({ units: part, nonce: draw(seed, at + 1, hash) }));
}

function draw(seed: Uint8Array, number: number, hash?: HashInto): Uint8Array {
  const text = new Uint8Array(seed.length + 1);
  text.set(seed);
  text[seed.length] = number;
  if (!hash) return sha256(text);
  const drawn = new Uint8Array(hashBytes);
  hash(text, drawn, 0);
  return drawn;
}
