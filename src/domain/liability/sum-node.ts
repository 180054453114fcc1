import { sha256 } from "@noble/hashes/sha2.js";
import type { AssetCode } from "../money/asset.ts";

/*
 * The nodes of a Merkle sum tree: a hash of 32 bytes, and a sum of 16, the most significant first. The hash
 * of a node covers the hashes and the sums of both below it, each on its own: a hash of their total alone
 * would let a platform show different people different parts of it.
 */

export const hashBytes = 32;
const sumBytes = 16;
export const nodeBytes = hashBytes + sumBytes;

/** Sums from here on do not exist: a negative balance would be one. */
const sumLimit = 2n ** 128n;

const half = 2n ** 64n;
const encoder = new TextEncoder();

/** Writes the SHA-256 hash of a text at an offset. A tree has millions of nodes: a faster one may be given. */
export type HashInto = (text: Uint8Array, into: Uint8Array, offset: number) => void;

const hashInto: HashInto = (text, into, offset) => into.set(sha256(text), offset);

/** What one leaf says. A balance is several of them. */
export interface LiabilityPart {
  /** Of 32 bytes, known to its owner alone. */
  readonly nonce: Uint8Array;
  readonly units: bigint;
}

/** Which tree it is of. */
interface LeafPlace {
  /** "2026-11-26". */
  readonly day: string;
  readonly asset: AssetCode;
}

/**
 * Writes leaves of one tree: 0 | day | asset, padded to 8 | nonce | hash of the owner's id | units. What is the
 * same for all of them is written once.
 */
export class LeafWriter {
  readonly #text: Uint8Array;
  readonly #start: number;
  readonly #hash: HashInto;

  constructor({ day, asset }: LeafPlace, hash: HashInto = hashInto) {
    this.#start = 1 + day.length + 8;
    this.#text = new Uint8Array(this.#start + 2 * hashBytes + sumBytes);
    this.#text.set(encoder.encode(day), 1);
    this.#text.set(encoder.encode(asset), 1 + day.length);
    this.#hash = hash;
  }

  /** The node of a leaf, at an offset of `nodes`. `owners` has the hash of the owner's id at an offset, too. */
  write(
    nodes: Uint8Array,
    offset: number,
    { nonce, units }: LiabilityPart,
    owners: { readonly hashes: Uint8Array; readonly offset: number },
  ): void {
    const text = this.#text;
    const owner = owners.hashes.subarray(owners.offset, owners.offset + hashBytes);
    text.set(nonce, this.#start);
    text.set(owner, this.#start + hashBytes);
    writeSum(text, this.#start + 2 * hashBytes, units);
    this.#hash(text, nodes, offset);
    writeSum(nodes, offset + hashBytes, units);
  }
}

/** The hashes of ids of owners, one after the other. */
export function ownerHashes(ids: readonly string[], hash: HashInto = hashInto): Uint8Array {
  const hashes = new Uint8Array(ids.length * hashBytes);
  for (const [at, id] of ids.entries()) hash(encoder.encode(id), hashes, at * hashBytes);
  return hashes;
}

/** The nodes one level up; an odd one is paired with `zero`, the empty node of its level. */
export function levelAbove(
  nodes: Uint8Array,
  zero: Uint8Array,
  hash: HashInto = hashInto,
): Uint8Array {
  const count = nodes.length / nodeBytes;
  const above = new Uint8Array(Math.ceil(count / 2) * nodeBytes);
  const text = new Uint8Array(1 + 2 * nodeBytes);
  text[0] = 1;
  const [parts, sums] = [new DataView(text.buffer), new DataView(above.buffer)];
  for (let at = 0; at < count; at += 2) {
    const begin = at * nodeBytes;
    text.set(nodes.subarray(begin, begin + nodeBytes), 1);
    const isPaired = at + 1 < count;
    const right = isPaired ? nodes.subarray(begin + nodeBytes, begin + 2 * nodeBytes) : zero;
    text.set(right, 1 + nodeBytes);
    const place = (at / 2) * nodeBytes;
    hash(text, above, place);
    addSums(parts, 1 + hashBytes, 1 + nodeBytes + hashBytes, sums, place + hashBytes);
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

/** Adds two sums in steps of 32 bits: millions of whole numbers of any size would be slow. */
function addSums(from: DataView, one: number, other: number, into: DataView, offset: number): void {
  let carry = 0;
  for (let at = sumBytes - 4; at >= 0; at -= 4) {
    const sum = from.getUint32(one + at) + from.getUint32(other + at) + carry;
    into.setUint32(offset + at, sum % 2 ** 32);
    carry = sum >= 2 ** 32 ? 1 : 0;
  }
  if (carry > 0) throw new RangeError("A sum of liabilities is too large");
}

function writeSum(bytes: Uint8Array, offset: number, sum: bigint): void {
  if (sum < 0n || sum >= sumLimit) throw new RangeError(`${sum} is no sum of liabilities`);
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, sumBytes);
  view.setBigUint64(0, sum / half);
  view.setBigUint64(8, sum % half);
}
