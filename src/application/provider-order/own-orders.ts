import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { OrderKind } from "../../domain/provider-order/provider-order.ts";
import type { Actor } from "../actor/actor.ts";
import { ProviderSilent, type OrderProviders } from "../ports/order-providers.ts";
import type { CommitChanges, Conflict } from "../ports/commit.ts";
import type { ProviderOrderStore, StoredOrder } from "../ports/provider-order-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import { toldOf } from "./carry-out-orders.ts";
import type { ConcludeOrder } from "./conclude-order.ts";

/**
 * - `not_found`: no such order of theirs.
 * - `order_under_way`: the provider has it, and nobody can stop it any more.
 */
type CancelRefusal = { readonly code: "not_found" | "order_under_way" };

/**
 * - `order_not_payable`: it is paid already, or over.
 * - `not_offered_here`, `provider_silent`: nobody can be asked for it.
 */
type PaymentRefusal = {
  readonly code: "not_found" | "order_not_payable" | "not_offered_here" | "provider_silent";
};

/** A trader's orders, and what they can still do about one. */
export class OwnOrders {
  readonly #orders: Pick<ProviderOrderStore, "find" | "listOf" | "present">;
  readonly #conclude: Pick<ConcludeOrder, "cancel">;
  readonly #providers: OrderProviders;
  readonly #changes: Pick<CommitChanges, "commit">;

  constructor(
    orders: Pick<ProviderOrderStore, "find" | "listOf" | "present">,
    conclude: Pick<ConcludeOrder, "cancel">,
    providers: OrderProviders,
    changes: Pick<CommitChanges, "commit">,
  ) {
    this.#orders = orders;
    this.#conclude = conclude;
    this.#providers = providers;
    this.#changes = changes;
  }

  list({ traderId }: Actor, kind: OrderKind, page: { offset: number; limit: number }) {
    return this.#orders.listOf(traderId, kind, page);
  }

  async view({ traderId }: Actor, id: string): Promise<StoredOrder | undefined> {
    const order = await this.#orders.find(id);
    return order?.traderId === traderId ? order : undefined;
  }

  /** Stops an order that is held: everything comes back. Again, it changes nothing. */
  cancel(actor: Actor, id: string): Promise<Result<StoredOrder, CancelRefusal>> {
    return retryOnConflict(async (): Promise<Result<StoredOrder, CancelRefusal> | Conflict> => {
      const order = await this.view(actor, id);
      if (!order) return refuse({ code: "not_found" });
      if (order.state === "cancelled") return accept(order);
      if (order.state !== "held") return refuse({ code: "order_under_way" });
      const isDone = await this.#conclude.cancel(order, await this.#orders.present());
      if (!isDone) return { outcome: "conflict", over: "version" };
      return accept({ ...order, state: "cancelled" });
    });
  }

  /**
   * Where an on-ramp is paid: the provider begins the order, or finds it. That is noted first, so that an order is not
   * taken for one that nobody began while somebody begins it.
   */
  async payment(actor: Actor, id: string): Promise<Result<string, PaymentRefusal>> {
    const { onRamp } = this.#providers;
    const noted = await retryOnConflict(() => this.#noteOpening(actor, id, onRamp?.name));
    if (!noted.ok) return noted;
    if (!onRamp) return refuse({ code: "not_offered_here" });
    try {
      return accept((await onRamp.open(toldOf(noted.value))).payUrl);
    } catch (error) {
      if (error instanceof ProviderSilent) return refuse({ code: "provider_silent" });
      throw error;
    }
  }

  async #noteOpening(
    actor: Actor,
    id: string,
    provider: string | undefined,
  ): Promise<Result<StoredOrder, PaymentRefusal> | Conflict> {
    const order = await this.view(actor, id);
    if (!order) return refuse({ code: "not_found" });
    if (order.kind !== "on-ramp" || order.state !== "ordered") {
      return refuse({ code: "order_not_payable" });
    }
    if (provider !== order.provider) return refuse({ code: "not_offered_here" });
    const { now } = await this.#orders.present();
    const outcome = await this.#changes.commit({
      judgedAt: now,
      usage: [],
      entries: [],
      aggregates: [
        {
          aggregate: "provider-order",
          id,
          seenVersion: order.version,
          state: { attemptedAt: new Date(now).toISOString() },
        },
      ],
    });
    return outcome.outcome === "conflict" ? outcome : accept(order);
  }
}
