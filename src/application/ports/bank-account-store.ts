import type { BankDetails } from "../../domain/bank-account/bank-details.ts";
import type { TraderId } from "../../domain/id/id.ts";

/** A bank account that a trader saved. */
export interface BankAccount {
  readonly id: string;
  readonly details: BankDetails;
}

/** Stores the bank accounts of traders, readable only with the key of their owner. */
export interface BankAccountStore {
  /** All of a trader's, oldest first. */
  listOf(traderId: TraderId): Promise<readonly BankAccount[]>;
  /** False where the trader has `most` already. */
  add(traderId: TraderId, account: BankAccount, most: number): Promise<boolean>;
  /** Whether the trader has it. */
  change(traderId: TraderId, account: BankAccount): Promise<boolean>;
  /** Whether the trader had it. */
  remove(traderId: TraderId, id: string): Promise<boolean>;
  /** Notes that somebody read the whole details of an account. */
  noteReading(traderId: TraderId, id: string): Promise<void>;
}
