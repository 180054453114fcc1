import { accountAllows } from "../../domain/account/trader-account.ts";
import { areSendsHalted } from "../../domain/halt/halt.ts";
import type { ProviderReport } from "../../domain/provider-order/follow-order.ts";
import { subtract } from "../../domain/money/money.ts";
import { takesCoins } from "../../domain/provider-order/provider-order.ts";
import type { CommitChanges } from "../ports/commit.ts";
import type { OrderProviders, ToldOrder } from "../ports/order-providers.ts";
import type { ProviderOrderStore, StoredOrder } from "../ports/provider-order-store.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import type { ConcludeOrder } from "./conclude-order.ts";
import { providerFor } from "./offered.ts";

/**
 * For so long whoever noted an attempt is the only one who may tell the provider of it; they have a quarter of it,
 * so that none of their calls is still on its way when somebody else begins. In ms.
 */
const attemptLease = 120_000;

/** How long an on-ramp that its provider knows nothing of is waited for. In ms. */
const unknownFor = 3_600_000;

interface CarryOutParts {
  readonly providers: OrderProviders;
  readonly orders: Pick<ProviderOrderStore, "find" | "listOpen" | "present">;
  readonly traders: Pick<TraderStore, "credentialsOf">;
  readonly conclude: Pick<ConcludeOrder, "report">;
  readonly changes: Pick<CommitChanges, "commit">;
  /** Of this process, in ms: it does not go backwards. */
  readonly clock: () => number;
}

/**
 * Carries orders out. An attempt is noted before the provider hears of it; from then on the provider alone says what
 * became of it, and it is asked before it is told again, under the same id. Nothing is given back because nobody knows.
 */
export class CarryOutOrders {
  readonly #parts: CarryOutParts;

  constructor(parts: CarryOutParts) {
    this.#parts = parts;
  }

  /** One round. Returns the errors, order by order: one that cannot go on stops no other. */
  async execute(): Promise<readonly unknown[]> {
    const errors: unknown[] = [];
    for (const order of await this.#parts.orders.listOpen()) {
      await this.#step(order).catch((error: unknown) => errors.push(error));
    }
    return errors;
  }

  /** Asks the provider of one order now; false where there is nothing to ask, or nothing changed. */
  async follow(id: string): Promise<boolean> {
    const order = await this.#parts.orders.find(id);
    return order !== undefined && order.state !== "held" && this.#follow(order);
  }

  #step(order: StoredOrder): Promise<boolean> {
    return order.state === "held" ? this.#begin(order) : this.#follow(order);
  }

  async #begin(order: StoredOrder): Promise<boolean> {
    const { orders, traders } = this.#parts;
    const [{ now, halts }, owner] = await Promise.all([
      orders.present(),
      traders.credentialsOf(order.traderId),
    ]);
    if (now < (order.heldUntil ?? 0)) return false;
    // Whoever took an account over gets nothing out of it: what is held stays held.
    if (!owner || !accountAllows(owner.account, "send")) return false;
    if (areSendsHalted(halts, order.coins.asset, "sends")) return false;
    return this.#attempt(order, now);
  }

  async #follow(order: StoredOrder): Promise<boolean> {
    const { providers, orders, conclude } = this.#parts;
    const provider = this.#providerOf(order, providers);
    const report = await provider.look(order.id);
    const present = await orders.present();
    const { now } = present;
    if (report) return conclude.report(order, report, present);
    if (!takesCoins(order.kind)) {
      const isLost = now >= Math.max(order.placedAt, order.attemptedAt ?? 0) + unknownFor;
      return isLost && conclude.report(order, "expired", present);
    }
    return now >= (order.attemptedAt ?? 0) + attemptLease && this.#attempt(order, now);
  }

  /** Notes the attempt, and tells the provider if nobody else did. */
  async #attempt(order: StoredOrder, now: number): Promise<boolean> {
    const { providers, orders, conclude, changes, clock } = this.#parts;
    const { id, version, kind, destination } = order;
    const provider = kind === "off-ramp" ? providers.offRamp : providers.topUp;
    this.#providerOf(order, providers);
    const begun = clock();
    const noted = await changes.commit({
      judgedAt: now,
      usage: [],
      entries: [],
      aggregates: [
        {
          aggregate: "provider-order",
          id,
          seenVersion: version,
          state: { state: "ordered", attemptedAt: new Date(now).toISOString() },
        },
      ],
    });
    if (noted.outcome !== "applied" || clock() - begun > attemptLease / 4) return false;
    // Its owner was erased meanwhile: nobody is left to be paid, and the provider was never told.
    const report: ProviderReport | undefined = destination
      ? await provider?.order(toldOf(order), destination)
      : undefined;
    const stored = await orders.find(id);
    return stored !== undefined && report !== undefined
      ? conclude.report(stored, report, await orders.present())
      : false;
  }

  #providerOf({ id, kind, provider }: StoredOrder, providers: OrderProviders) {
    const known = providerFor(providers, kind);
    if (known?.name !== provider)
      throw new Error(`Order ${id} is with ${provider}, which is not connected`);
    return known;
  }
}

/** What a provider is told. */
export function toldOf({ id, coins, fee, fiat, providerFee, way }: StoredOrder): ToldOrder {
  return {
    id,
    coins: subtract(coins, fee),
    fiat,
    fee: providerFee,
    way,
  };
}
