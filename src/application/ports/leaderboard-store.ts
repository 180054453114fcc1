import type { TraderId } from "../../domain/id/id.ts";

/** Which partners are shown to each other, and what they brought. */
export interface LeaderboardStore {
  isListed(traderId: TraderId): Promise<boolean>;
  /** False if the trader never opened the programme. */
  setListed(traderId: TraderId, isListed: boolean): Promise<boolean>;
  /**
   * Partners who chose to be shown and whose account may begin trades, with how many trades earned them
   * a reward within so many seconds.
   */
  listed(
    seconds: number,
  ): Promise<readonly { readonly username: string; readonly trades: number }[]>;
}
