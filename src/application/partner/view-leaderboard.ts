import type { TraderId } from "../../domain/id/id.ts";
import {
  leaderboardPlaces,
  leaderboardSeconds,
  placesOf,
  type LeaderboardLine,
} from "../../domain/partner/leaderboard.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { LeaderboardStore } from "../ports/leaderboard-store.ts";

/** What a partner sees of others. */
export interface Leaderboard {
  readonly isListed: boolean;
  readonly lines: readonly LeaderboardLine[];
}

/** Shows partners who chose to be shown, and takes that choice. */
export class ViewLeaderboard {
  readonly #store: LeaderboardStore;

  constructor(store: LeaderboardStore) {
    this.#store = store;
  }

  async execute(traderId: TraderId): Promise<Leaderboard> {
    const [isListed, partners] = await Promise.all([
      this.#store.isListed(traderId),
      this.#store.listed(leaderboardSeconds),
    ]);
    return { isListed, lines: placesOf(partners).slice(0, leaderboardPlaces) };
  }

  /** - `not_partner`: they never opened the programme. */
  async choose(
    traderId: TraderId,
    isListed: boolean,
  ): Promise<Result<undefined, { readonly code: "not_partner" }>> {
    const isKept = await this.#store.setListed(traderId, isListed);
    return isKept ? accept(undefined) : refuse({ code: "not_partner" });
  }
}
