import type { TraderId } from "../../domain/id/id.ts";
import type { OnlySaved, SavedAddress } from "../../domain/send/address-book.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** What somebody saved for their sends. */
export interface KeptBook {
  /** By name. */
  readonly addresses: readonly SavedAddress[];
  readonly onlySaved: OnlySaved;
  readonly readAt: Instant;
}

/** Addresses that people saved for their sends. Who has one is told of every change that opens a way out. */
export interface AddressBook {
  of(traderId: TraderId): Promise<KeptBook>;
  /** `full`: there are `most` already. `known`: it is saved. */
  add(
    traderId: TraderId,
    address: Omit<SavedAddress, "savedAt">,
    most: number,
  ): Promise<"added" | "full" | "known">;
  /** Whether they had it. */
  remove(traderId: TraderId, id: string): Promise<boolean>;
  /** Only saved addresses count from now on, whatever was to come. */
  switchOn(traderId: TraderId): Promise<void>;
  /** Begins the wait until all addresses count again; one that began goes on. */
  switchOff(traderId: TraderId, waitSeconds: number): Promise<void>;
}
