import { fundingEntry } from "../../domain/conversion/inventory.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import { money, type Money } from "../../domain/money/money.ts";
import type { CommitChanges } from "../ports/commit.ts";
import type { ConversionStore } from "../ports/conversion-store.ts";

/** What a demo converts with. */
const playMoney: readonly Money<RealAsset>[] = [
  money("BTC", 500_000_000n),
  money("USDT", 250_000_000_000n),
  money("ETH", 80_000_000_000_000_000_000n),
];

/** Gives the platform's inventory of a demo play money, once. */
export class FundInventory {
  readonly #conversions: Pick<ConversionStore, "inventory" | "now">;
  readonly #changes: CommitChanges;

  constructor(conversions: Pick<ConversionStore, "inventory" | "now">, changes: CommitChanges) {
    this.#conversions = conversions;
    this.#changes = changes;
  }

  async execute(): Promise<void> {
    const [{ versions }, judgedAt] = await Promise.all([
      this.#conversions.inventory(),
      this.#conversions.now(),
    ]);
    const due = playMoney.filter(({ asset }) => versions[asset] === undefined);
    if (due.length === 0) return;
    // Whoever funded it first meanwhile did the same.
    await this.#changes.commit({
      judgedAt,
      usage: [],
      entries: due.map((amount) => fundingEntry(amount, 1)),
      aggregates: due.map(({ asset, units }) => ({
        aggregate: "inventory",
        id: asset,
        seenVersion: undefined,
        state: { funded: units },
      })),
    });
  }
}
