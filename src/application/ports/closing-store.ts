import type { ClosingFacts, ClosingObstacle } from "../../domain/account/closing.ts";
import type { TraderId } from "../../domain/id/id.ts";

/** Closes accounts, and erases people after their time. */
export interface ClosingStore {
  factsOf(traderId: TraderId): Promise<ClosingFacts>;
  /**
   * Closes the account and ends its sessions, unless the rule finds an obstacle in what holds at that
   * moment. Its owner is told by mail. `offers_on`: an offer of theirs was switched on meanwhile.
   */
  close(
    traderId: TraderId,
    judge: (facts: ClosingFacts) => readonly ClosingObstacle[],
  ): Promise<"closed" | "offers_on" | readonly ClosingObstacle[]>;
  /**
   * Erases what is known of the people whose accounts were closed before then, some at a time: their
   * key, and with it all that it encrypts, their address, phone, settings, sessions and sign-in.
   * Their name stays taken; trades and the ledger stay as they were. Returns how many.
   */
  eraseSome(closedSeconds: number, most: number): Promise<number>;
}
