import type { ChainCode } from "../../domain/chain/chain.ts";
import type { Halt } from "../../domain/halt/halt.ts";
import type { LedgerAccount } from "../../domain/ledger/account.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import type { Comparison, Reconciled } from "../../domain/reconciliation/look.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** Cold storage on a chain. */
export type ColdPlace = `${ChainCode}_cold`;

/** A coin in one of the places where the platform keeps it, outside of its own books. */
export interface KeptCoin {
  /** `channels` of Lightning, or the addresses of a chain. */
  readonly place: "channels" | ChainCode | ColdPlace;
  readonly asset: RealAsset;
  /** Its account in the ledger. */
  readonly account: LedgerAccount;
  /** What is halted while node and books differ. */
  readonly halt: Halt;
  /**
   * Anybody can pay there, and not all of it is seen: what is more than the books say halts nothing, and is taken
   * as given.
   */
  readonly isOpen?: boolean;
  /** What its node says that it has, in base units. */
  held(): Promise<bigint>;
}

/** The last look at a coin. */
export interface StoredLook extends Reconciled {
  readonly place: KeptCoin["place"];
  readonly asset: RealAsset;
  readonly found: bigint;
  readonly booked: bigint;
  readonly lookedAt: Instant;
  /** Whether the halt that it began is in force. */
  readonly isHalted: boolean;
}

/** What nodes said, and what the books say. */
export interface ReconciliationStore {
  /** What the books say of a coin, without what its node says. */
  books(coin: Pick<KeptCoin, "place" | "asset" | "account">): Promise<Omit<Comparison, "found">>;
  list(): Promise<readonly StoredLook[]>;
  note(
    coin: Pick<KeptCoin, "place" | "asset">,
    look: Reconciled & Pick<Comparison, "found" | "booked">,
  ): Promise<void>;
}
