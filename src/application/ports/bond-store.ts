import type { BondFacts } from "../../domain/bond/decide-bond.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { RealAsset } from "../../domain/money/asset.ts";

/** Bonds are written by commits. */
export interface BondStore {
  /** What is known of somebody's bonds, and what of each coin they could leave. */
  factsOf(
    holderId: TraderId,
    lostWithinSeconds: number,
  ): Promise<
    Omit<BondFacts, "account"> & { readonly available: { readonly [Code in RealAsset]: bigint } }
  >;
}
