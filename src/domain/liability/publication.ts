import { sha256 } from "@noble/hashes/sha2.js";
import type { AssetCode } from "../money/asset.ts";
import { hexOf } from "./sum-node.ts";

/** What the platform says that it owes on a day. */
export interface Publication {
  /** "2026-11-26", UTC. */
  readonly day: string;
  readonly coins: readonly PublishedCoin[];
  /** The hash of the publication before; zeros for the first. */
  readonly previous: string;
  readonly hash: string;
}

/** The root of a coin's tree, and the total of everything in it, in base units. */
interface PublishedCoin {
  readonly asset: AssetCode;
  readonly root: string;
  readonly total: bigint;
}

export const noPublication = "0".repeat(64);

/** The publication with its hash: of its lines, the one before included, so that none can be changed later. */
export function publicationOf(parts: Omit<Publication, "hash">): Publication {
  const lines = [
    "peerhold-liabilities/1",
    `day ${parts.day}`,
    ...parts.coins.map(({ asset, root, total }) => `${asset} ${root} ${total}`),
    `previous ${parts.previous}`,
  ];
  const text = lines.map((line) => `${line}\n`).join("");
  return { ...parts, hash: hexOf(sha256(new TextEncoder().encode(text))) };
}
