import { statisticsOf, type OwnStatistics } from "../../domain/record/own-statistics.ts";
import type { Actor } from "../actor/actor.ts";
import type { OwnStandingStore } from "../ports/own-standing-store.ts";

/** How far back statistics go, the present month included. */
const months = 12;

/** Sums up a trader's completed trades of the last months. */
export class ViewOwnStatistics {
  readonly #standings: Pick<OwnStandingStore, "completed">;

  constructor(standings: Pick<OwnStandingStore, "completed">) {
    this.#standings = standings;
  }

  async execute({ traderId }: Actor): Promise<OwnStatistics> {
    const { trades, thisMonth } = await this.#standings.completed(traderId, months);
    return statisticsOf(trades, thisMonth, months);
  }
}
