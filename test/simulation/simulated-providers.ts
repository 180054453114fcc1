import {
  ProviderSilent,
  type OrderProviders,
  type PhoneOperator,
  type RampMarket,
  type ToldOrder,
} from "../../src/application/ports/order-providers.ts";
import { money } from "../../src/domain/money/money.ts";
import type { ProviderReport } from "../../src/domain/provider-order/follow-order.ts";

/** Under which name they all are known. */
export const providerName = "outside";

/** What they take, in turn. */
const manners = ["done", "late", "failed", "unanswered", "done", "unheard"] as const;
/** What becomes of what somebody pays to them, in turn. */
const purchases = ["done", "refunded", "done", "failed"] as const;

const between = { least: 1n, most: 10n ** 12n } as const;
const sold: RampMarket = { coin: "BTC", currency: "EUR", way: "card", ...between };
const bought: RampMarket = { coin: "BTC", currency: "KES", way: "mobile-money", ...between };

/** Satoshi for a cent. */
const rate = 20n;

const operator: PhoneOperator = {
  id: "network",
  name: "Network",
  country: "KE",
  currency: "KES",
  amounts: { kind: "range", least: 1n, most: 1_000_000n },
};

interface Known {
  readonly order: ToldOrder;
  /** What it says when it is asked, one after the other; the last one for good. */
  reports: readonly ProviderReport[];
}

/**
 * Ramps and top-ups outside of the marketplace: they go on whatever happens to processes. They answer late or not at
 * all, fail, do not hear, and do each order once.
 */
export class SimulatedProviders {
  readonly #ins = new Map<string, Known>();
  readonly #outs = new Map<string, Known>();
  #told = 0;
  #asked = 0;

  /** As the marketplace knows them. */
  get connected(): OrderProviders {
    const order = (told: ToldOrder) => this.#take(told);
    const look = (id: string) => this.look(id);
    const name = providerName;
    return {
      onRamp: {
        name,
        markets: async () => [sold],
        quote: async (_, paid) => ({
          coins: money("BTC", paid * rate),
          fiat: { currency: "EUR", minor: paid },
          fee: 0n,
        }),
        open: async (told) => {
          if (!this.#ins.has(told.id))
            this.#ins.set(told.id, { order: told, reports: ["pending"] });
          return { payUrl: `https://outside.example/${told.id}` };
        },
        look,
      },
      offRamp: {
        name,
        markets: async () => [bought],
        quote: async (_, coins) => ({
          coins,
          fiat: { currency: "KES", minor: coins.units / rate },
          fee: 0n,
        }),
        order,
        look,
      },
      topUp: {
        name,
        countries: async () => ["KE"],
        operators: async () => [operator],
        detect: async () => operator.id,
        cost: async (_, amount) => amount,
        order,
        look,
      },
    };
  }

  /** Asks what became of an order; now and then nobody answers. */
  async look(id: string): Promise<ProviderReport | undefined> {
    this.#asked += 1;
    if (this.#asked % 9 === 0) throw new ProviderSilent("It does not answer");
    const known = this.#ins.get(id) ?? this.#outs.get(id);
    const [report, ...later] = known?.reports ?? [];
    if (known && later.length > 0) known.reports = later;
    return report;
  }

  /** Somebody pays an order that was opened, once. */
  async pay(id: string): Promise<void> {
    const known = this.#ins.get(id);
    if (known?.reports[0] !== "pending") return;
    known.reports = ["paid", purchases[this.#ins.size % purchases.length] ?? "done"];
  }

  /** What they are owed for what they did, less what they sold, in satoshi. */
  async owed(): Promise<bigint> {
    const sum = (all: ReadonlyMap<string, Known>) =>
      [...all.values()]
        .filter(({ reports }) => reports.at(-1) === "done")
        .reduce((total, { order }) => total + order.coins.units, 0n);
    return sum(this.#outs) - sum(this.#ins);
  }

  async #take(order: ToldOrder): Promise<ProviderReport> {
    const known = this.#outs.get(order.id);
    if (known) return known.reports[0] ?? "pending";
    const manner = manners[this.#told++ % manners.length];
    if (manner === "unheard") throw new ProviderSilent("It never heard of it");
    const end = manner === "failed" ? "failed" : "done";
    const isLate = manner === "late";
    this.#outs.set(order.id, { order, reports: isLate ? ["pending", "pending", end] : [end] });
    if (manner === "unanswered") throw new ProviderSilent("Its answer was lost");
    return isLate ? "pending" : end;
  }
}
