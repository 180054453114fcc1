import type { TraderId } from "../../domain/id/id.ts";
import type { LiabilityTree, PlacedPart } from "../../domain/liability/liability-tree.ts";
import type { Publication } from "../../domain/liability/publication.ts";
import type { AssetCode } from "../../domain/money/asset.ts";

/** What the platform owes and has of a coin, in base units. */
export interface CoinCoverage {
  readonly asset: AssetCode;
  /** To people: everything that is in the tree. */
  readonly owed: bigint;
  /** What is the platform's own: fees, what is left of network fees, its inventory. */
  readonly own: bigint;
  /** On chains, and as play money of a demo. */
  readonly held: bigint;
}

/** Everything that the ledger says that people are owed, at one moment. */
export interface LiabilitySnapshot {
  readonly balances: readonly {
    readonly asset: AssetCode;
    readonly ownerId: TraderId;
    readonly units: bigint;
  }[];
  readonly coverage: readonly CoinCoverage[];
}

/** A publication with what only staff see of it. */
interface KeptPublication extends Publication {
  readonly coverage: readonly CoinCoverage[];
}

/** Somebody's parts of a day's trees. */
export interface KeptShares {
  readonly publication: Publication;
  readonly coins: readonly { readonly asset: AssetCode; readonly parts: readonly PlacedPart[] }[];
}

/** Publications, and for some days what proofs are made of. */
export interface LiabilityStore {
  /** The day now, UTC, "2026-11-26". */
  today(): Promise<string>;
  /** One transaction reads all of it: nothing moves in between. */
  snapshot(): Promise<LiabilitySnapshot>;
  /** Newest first. */
  list(most: number): Promise<readonly KeptPublication[]>;
  /**
   * Keeps a publication with its trees, and forgets the trees of older days than `keptDays`. False where that day
   * has one, or another was published meanwhile.
   */
  keep(
    publication: Publication,
    trees: readonly LiabilityTree[],
    coverage: readonly CoinCoverage[],
    keptDays: number,
  ): Promise<boolean>;
  /** Of the newest day; undefined before the first. */
  sharesOf(ownerId: TraderId): Promise<KeptShares | undefined>;
  /** What paths in a tree are computed from. */
  nodes(
    day: string,
    asset: AssetCode,
    group: number,
  ): Promise<{ readonly height: number; readonly group: Uint8Array; readonly top: Uint8Array }>;
}
