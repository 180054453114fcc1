import type { TraderId } from "../../domain/id/id.ts";
import type { PayAddress } from "../../domain/pay-address/pay-address.ts";

/** An address that a trader saved. */
export interface SavedPayAddress {
  readonly id: string;
  readonly details: PayAddress;
}

/** Online wallets and places of traders, readable only with the key of their owner. */
export interface PayAddresses {
  /** All of a trader's, oldest first. */
  listOf(traderId: TraderId): Promise<readonly SavedPayAddress[]>;
  /** False where the trader has `most` already. */
  add(traderId: TraderId, address: SavedPayAddress, most: number): Promise<boolean>;
  /** Whether the trader had it. */
  remove(traderId: TraderId, id: string): Promise<boolean>;
}
