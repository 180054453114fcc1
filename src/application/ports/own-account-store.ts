import type { Username } from "../../domain/account/username.ts";
import type { TraderId } from "../../domain/id/id.ts";

/** Traders' changes to their own accounts. */
export interface OwnAccountStore {
  /** Changes the name unless that was done before, or another trader has one that looks like it. */
  changeUsername(
    traderId: TraderId,
    username: Username,
  ): Promise<"changed" | "username_changed_already" | "username_taken">;
  /**
   * Replaces the password that was read; every session that began before is over. False if another
   * change came first.
   */
  changePassword(traderId: TraderId, from: string, to: string): Promise<boolean>;
}
