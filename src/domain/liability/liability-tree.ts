import type { AssetCode } from "../money/asset.ts";
import {
  hashBytes,
  hashOf,
  LeafWriter,
  levelAbove,
  nodeBytes,
  ownerHashes,
  sumOf,
  zeroNode,
  type HashInto,
  type LiabilityPart,
} from "./sum-node.ts";

/** What somebody is owed of the coin, in parts. */
export interface OwedBalance {
  readonly ownerId: string;
  readonly parts: readonly LiabilityPart[];
}

/** A part, and the place of its leaf. */
export interface PlacedPart extends LiabilityPart {
  readonly place: number;
}

/** The tree of one coin. Its leaves are in groups, from which paths are computed. */
export interface LiabilityTree {
  readonly asset: AssetCode;
  readonly root: string;
  readonly total: bigint;
  /** Leaves are 2 to the power of it, the empty ones included. */
  readonly height: number;
  /** The nodes of the leaves, so many in each but the last. */
  readonly groups: readonly Uint8Array[];
  /** The node above each group. */
  readonly top: Uint8Array;
  readonly owners: readonly { readonly ownerId: string; readonly parts: readonly PlacedPart[] }[];
}

/** A node beside the path to a leaf. */
interface Sibling {
  readonly isLeft: boolean;
  readonly hash: string;
  readonly units: bigint;
}

/** A group is 2 to the power of this many leaves. */
const groupHeight = 10;
export const leavesInGroup = 2 ** groupHeight;

/** Builds the tree of a coin. Leaves stand in the order of their nonces, which says nothing of their owners. */
export function buildTree(
  day: string,
  asset: AssetCode,
  balances: readonly OwedBalance[],
  hash?: HashInto,
): LiabilityTree {
  const parts = balances.flatMap((balance) => balance.parts);
  const owners = Uint32Array.from(balances.flatMap(({ parts: each }, at) => each.map(() => at)));
  const hashes = ownerHashes(
    balances.map(({ ownerId }) => ownerId),
    hash,
  );
  const leaves = new Uint8Array(parts.length * nodeBytes);
  const placed = balances.map((): PlacedPart[] => []);
  const writer = new LeafWriter({ day, asset }, hash);
  for (const [place, at] of orderOf(parts).entries()) {
    const part = parts[at] ?? unreachable();
    const owner = owners[at] ?? unreachable();
    writer.write(leaves, place * nodeBytes, part, { hashes, offset: owner * hashBytes });
    placed[owner]?.push({ nonce: part.nonce, units: part.units, place });
  }
  const height = Math.max(0, Math.ceil(Math.log2(Math.max(1, parts.length))));
  const size = leavesInGroup * nodeBytes;
  const groups = Array.from({ length: Math.max(1, Math.ceil(leaves.length / size)) }, (_, at) =>
    leaves.subarray(at * size, (at + 1) * size),
  );
  const low = Math.min(height, groupHeight);
  const top = climb(leaves, 0, low, hash);
  const root = climb(top, low, height, hash);
  return {
    asset,
    root: hashOf(root),
    total: sumOf(root),
    height,
    groups,
    top,
    owners: balances.map(({ ownerId }, at) => ({ ownerId, parts: placed[at] ?? [] })),
  };
}

/** The path of a leaf, from the lowest: of its group, and of the nodes above the groups. */
export function pathOf(
  place: number,
  {
    height,
    group,
    top,
  }: { readonly height: number; readonly group: Uint8Array; readonly top: Uint8Array },
): readonly Sibling[] {
  const low = Math.min(height, groupHeight);
  return [
    ...siblings(group, place % leavesInGroup, 0, low),
    ...siblings(top, Math.floor(place / leavesInGroup), low, height),
  ];
}

function siblings(nodes: Uint8Array, place: number, from: number, to: number): readonly Sibling[] {
  const found: Sibling[] = [];
  let level = nodes;
  let at = place;
  for (let height = from; height < to; height += 1) {
    const zero = zeroNode(height);
    const beside = at % 2 === 0 ? at + 1 : at - 1;
    const isThere = (beside + 1) * nodeBytes <= level.length;
    const offset = isThere ? beside * nodeBytes : 0;
    const node = isThere ? level : zero;
    found.push({ isLeft: beside < at, hash: hashOf(node, offset), units: sumOf(node, offset) });
    level = levelAbove(level, zero);
    at = Math.floor(at / 2);
  }
  return found;
}

function climb(nodes: Uint8Array, from: number, to: number, hash?: HashInto): Uint8Array {
  let level = nodes.length === 0 ? zeroNode(from) : nodes;
  for (let height = from; height < to; height += 1) {
    level = levelAbove(level, zeroNode(height), hash);
  }
  return level;
}

/** Exact numbers have so many bits. */
const exactBits = 53;
const keyBits = 31;

/** Parts in the order of their nonces. Key and number are one exact number each: nothing is compared by us. */
function orderOf(parts: readonly LiabilityPart[]): Uint32Array {
  const bits = Math.ceil(Math.log2(Math.max(2, parts.length)));
  const step = 2 ** bits;
  const unit = 2 ** Math.max(0, keyBits + bits - exactBits);
  const keys = Float64Array.from(
    parts,
    ({ nonce }, at) => Math.floor(keyOf(nonce) / unit) * step + at,
  );
  return Uint32Array.from(keys.toSorted(), (key) => key % step);
}

/** The first 31 bits of a nonce: enough to order by, as nobody chooses them. */
function keyOf([one = 0, two = 0, three = 0, four = 0]: Uint8Array): number {
  return one * 2 ** 23 + two * 2 ** 15 + three * 2 ** 7 + (four >> 1);
}

function unreachable(): never {
  throw new Error("A place of the tree has no part");
}
