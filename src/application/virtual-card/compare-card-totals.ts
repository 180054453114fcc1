import type { CardProvider } from "../ports/card-provider.ts";
import type { CardTotals, VirtualCardViews } from "../ports/virtual-card-views.ts";

/** What the ledger and the provider say is on cards. */
interface ComparedTotals extends CardTotals {
  /** Undefined where the provider does not answer, or there is none. */
  readonly providerCents: bigint | undefined;
}

/** Compares what the ledger has of cards with what their provider says. */
export class CompareCardTotals {
  readonly #views: Pick<VirtualCardViews, "totals">;
  readonly #provider: Pick<CardProvider, "totalCents"> | undefined;

  constructor(
    views: Pick<VirtualCardViews, "totals">,
    provider: Pick<CardProvider, "totalCents"> | undefined,
  ) {
    this.#views = views;
    this.#provider = provider;
  }

  async execute(): Promise<ComparedTotals> {
    const [totals, providerCents] = await Promise.all([
      this.#views.totals(),
      this.#provider?.totalCents().catch(() => undefined),
    ]);
    return { ...totals, providerCents };
  }
}
