import type { RealAsset } from "../../domain/money/asset.ts";

/** What a transaction takes from an account, by coin, its fee included. */
export type AccountNeed = Readonly<Partial<Record<RealAsset, bigint>>>;

/** The account that a chain of accounts is paid from. */
export interface HotAccount {
  /** Whether it has so much beside everything that was signed for it and is in no block yet. */
  covers(need: AccountNeed): Promise<boolean>;
}
