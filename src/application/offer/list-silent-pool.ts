import type { Actor } from "../actor/actor.ts";
import type { SilentPool } from "../ports/silent-pool.ts";
import type { OfferInView } from "./offer-in-view.ts";
import type { OfferWindow } from "./offer-window.ts";
import { bestFirst } from "./sorted-offers.ts";

interface PoolList {
  readonly offers: readonly OfferInView[];
  /** How many offers of the reader are on in the pool: without one, nothing can meet. */
  readonly own: number;
}

/** Lists the offers in the silent pool that meet one of the reader's own, without the names of their owners. */
export class ListSilentPool {
  readonly #pool: SilentPool;
  readonly #window: OfferWindow;

  constructor(pool: SilentPool, window: OfferWindow) {
    this.#pool = pool;
    this.#window = window;
  }

  async execute(reader: Actor): Promise<PoolList> {
    const [records, own] = await Promise.all([
      this.#pool.offersFor(reader.traderId),
      this.#pool.ownCount(reader.traderId),
    ]);
    const seen = await this.#window.show(records, reader, () => undefined);
    const met = seen.filter(({ isHidden, known }) => !isHidden && known?.meetsInPool === true);
    return { offers: bestFirst(met), own };
  }
}
