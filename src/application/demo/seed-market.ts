import type { OfferStore } from "../ports/offer-store.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import type { DemoAccount } from "./demo-accounts.ts";
import type { SeedDemo } from "./seed-demo.ts";

/** What a demo's market is filled with and by. */
interface SeedMarketParts {
  readonly seedDemo: Pick<SeedDemo, "execute">;
  readonly traders: Pick<TraderStore, "credentialsByLogin">;
  readonly offers: Pick<OfferStore, "countOf">;
}

/** How many people are added side by side: their commands share commits. */
const sideBySide = 8;

/**
 * Fills a demo's market through the same use cases that everyone goes through, beside the running
 * program. The next start finishes what this one left undone.
 */
export class SeedMarket {
  readonly #parts: SeedMarketParts;

  constructor(parts: SeedMarketParts) {
    this.#parts = parts;
  }

  /** Stops between two groups of people once `isStopped` says so. */
  async execute(people: readonly DemoAccount[], isStopped: () => boolean): Promise<void> {
    // Groups are added in order: where the last is complete, all are.
    if (await this.#areThere(people.slice(-sideBySide))) return;
    for (let from = 0; from < people.length && !isStopped(); from += sideBySide) {
      const group = people.slice(from, from + sideBySide);
      await Promise.all(group.map((person) => this.#parts.seedDemo.execute([person])));
    }
  }

  async #areThere(people: readonly DemoAccount[]): Promise<boolean> {
    const found = await Promise.all(people.map((person) => this.#isThere(person)));
    return found.every(Boolean);
  }

  async #isThere({ username, offers }: DemoAccount): Promise<boolean> {
    const trader = await this.#parts.traders.credentialsByLogin(username);
    if (!trader) return false;
    return (await this.#parts.offers.countOf(trader.traderId)) >= offers.length;
  }
}
