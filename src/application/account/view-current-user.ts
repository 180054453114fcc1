import type { TraderId } from "../../domain/id/id.ts";
import type { TraderProfile, TraderStore } from "../ports/trader-store.ts";
import type { Actor } from "../actor/actor.ts";

/** Whether a trader has trades that are not closed. */
export type HasActiveTrades = (traderId: TraderId) => Promise<boolean>;

/** What users may know about themselves. */
export interface CurrentUser extends TraderProfile {
  readonly hasActiveTrades: boolean;
}

/** Returns the signed-in user. */
export class ViewCurrentUser {
  readonly #traders: TraderStore;
  readonly #hasActiveTrades: HasActiveTrades;

  constructor(traders: TraderStore, hasActiveTrades: HasActiveTrades) {
    this.#traders = traders;
    this.#hasActiveTrades = hasActiveTrades;
  }

  async execute({ traderId }: Actor): Promise<CurrentUser | undefined> {
    const [profile, hasActiveTrades] = await Promise.all([
      this.#traders.profileOf(traderId),
      this.#hasActiveTrades(traderId),
    ]);
    return profile && { ...profile, hasActiveTrades };
  }
}
