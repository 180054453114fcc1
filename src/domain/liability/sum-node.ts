import { sha256 } from "@noble/hashes/sha2.js";
import type { AssetCode } from "../money/asset.ts";

/*
 * The nodes of a Merkle sum tree: a hash of 32 bytes, and a sum of 16, the most significant first. The hash
 * of a node covers the hashes and the sums of both below it, each on its own: a hash of their total alone
 * would let a platform show different people different parts of it.
 */

const hashBytes = 32;
const sumBytes = 16;
export const nodeBytes = hashBytes + sumBytes;

/** Sums from here on do not exist: a negative balance would be one. */
const sumLimit = 2n ** 128n;

const half = 2n ** 64n;
const encoder = new TextEncoder();

/** What one leaf says. A balance is several of them. */
export interface LiabilityPart {
  /** Of 32 bytes, known to its owner alone. */
  readonly nonce: Uint8Array;
  readonly units: bigint;
}

/** Whose part of which tree it is. */
interface LeafPlace {
  /** "2026-11-26". */
  readonly day: string;
  readonly asset: AssetCode;
  readonly ownerId: string;
}

/** Begins the text of every leaf of an owner. */
interface LeafPrefix {
  readonly bytes: Uint8Array;
  readonly owner: Uint8Array;
}

/** 0 | day | asset, padded to 8 | nonce | hash of the owner's id | units, in `leafNode`. */
export function leafPrefix({ day, asset, ownerId }: LeafPlace): LeafPrefix {
  const bytes = new Uint8Array(1 + day.length + 8);
  bytes.set(encoder.encode(day), 1);
  bytes.set(encoder.encode(asset), 1 + day.length);
  return { bytes, owner: sha256(encoder.encode(ownerId)) };
}

/** Writes the node of a leaf at an offset of `nodes`. */
export function writeLeaf(
  nodes: Uint8Array,
  offset: number,
  { bytes, owner }: LeafPrefix,
  { nonce, units }: LiabilityPart,
): void {
  const text = new Uint8Array(bytes.length + 2 * hashBytes + sumBytes);
  text.set(bytes);
  text.set(nonce, bytes.length);
  text.set(owner, bytes.length + hashBytes);
  writeSum(text, bytes.length + 2 * hashBytes, units);
  nodes.set(sha256(text), offset);
  writeSum(nodes, offset + hashBytes, units);
}

/** The nodes one level up; an odd one is paired with `zero`, the empty node of its level. */
export function levelAbove(nodes: Uint8Array, zero: Uint8Array): Uint8Array {
  const count = nodes.length / nodeBytes;
  const above = new Uint8Array(Math.ceil(count / 2) * nodeBytes);
  const text = new Uint8Array(1 + 2 * nodeBytes);
  text[0] = 1;
  for (let at = 0; at < count; at += 2) {
    const begin = at * nodeBytes;
    text.set(nodes.subarray(begin, begin + nodeBytes), 1);
    const isPaired = at + 1 < count;
    const right = isPaired ? nodes.subarray(begin + nodeBytes, begin + 2 * nodeBytes) : zero;
    text.set(right, 1 + nodeBytes);
    const place = (at / 2) * nodeBytes;
    above.set(sha256(text), place);
    writeSum(above, place + hashBytes, sumOf(text, 1) + sumOf(text, 1 + nodeBytes));
  }
  return above;
}

/** The empty node of a level: of nothing, then of two empty ones. */
export function zeroNode(level: number): Uint8Array {
  let zero: Uint8Array = new Uint8Array(nodeBytes);
  for (let at = 0; at < level; at += 1) {
    const both = new Uint8Array(2 * nodeBytes);
    both.set(zero);
    both.set(zero, nodeBytes);
    zero = levelAbove(both, zero);
  }
  return zero;
}

/** The hash of the node at an offset, as hexadecimal. */
export function hashOf(nodes: Uint8Array, offset = 0): string {
  return hexOf(nodes.subarray(offset, offset + hashBytes));
}

/** The sum of the node at an offset. */
export function sumOf(nodes: Uint8Array, offset = 0): bigint {
  const view = new DataView(nodes.buffer, nodes.byteOffset + offset + hashBytes, sumBytes);
  return view.getBigUint64(0) * half + view.getBigUint64(8);
}

/** Bytes as hexadecimal. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function writeSum(bytes: Uint8Array, offset: number, sum: bigint): void {
  if (sum < 0n || sum >= sumLimit) throw new RangeError(`${sum} is no sum of liabilities`);
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, sumBytes);
  view.setBigUint64(0, sum / half);
  view.setBigUint64(8, sum % half);
}
