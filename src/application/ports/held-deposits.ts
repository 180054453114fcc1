import type { Deposit, DepositState } from "../../domain/deposit/deposit.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** A deposit that staff have to look at. */
export interface HeldDeposit extends Deposit {
  readonly username: string;
  readonly seenAt: Instant;
}

/** Deposits that staff have to look at. */
export interface HeldDeposits {
  /** Those that wait for a decision first, then the oldest first. */
  list(most: number): Promise<readonly HeldDeposit[]>;
  /** How many are in each of the states, those of none left out. */
  counts(states: readonly DepositState[]): Promise<ReadonlyMap<DepositState, number>>;
}
