import type { Actor } from "../actor/actor.ts";
import type { OwnCases } from "../ports/own-cases.ts";
import type { TradeRecord, TradeViews } from "../ports/trade-store.ts";

/** Lists the trades of somebody in which staff decide: all that a banned person still sees of them. */
export class ListOwnCases {
  readonly #cases: OwnCases;
  readonly #views: Pick<TradeViews, "record">;

  constructor(cases: OwnCases, views: Pick<TradeViews, "record">) {
    this.#cases = cases;
    this.#views = views;
  }

  async execute({ traderId }: Pick<Actor, "traderId">): Promise<readonly TradeRecord[]> {
    const ids = await this.#cases.openOf(traderId);
    const records = await Promise.all(ids.map((id) => this.#views.record(id)));
    return records.filter((record) => record !== undefined);
  }
}
