import type { IdentityProof } from "../../domain/account/identity-proof.ts";
import {
  decideOrder,
  type OrderRefusal,
  type OrderStart,
} from "../../domain/provider-order/decide-order.ts";
import { orderHoldEntry } from "../../domain/provider-order/order-entries.ts";
import { takesCoins } from "../../domain/provider-order/provider-order.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { ProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { AggregateChange, CommitChanges, Conflict } from "../ports/commit.ts";
import type { OrderProviders } from "../ports/order-providers.ts";
import type { KeptQuote, ProviderOrderStore, StoredOrder } from "../ports/provider-order-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import { providerFor } from "./offered.ts";
import type { PrepareOrder } from "./prepare-order.ts";

/**
 * - `not_found`: there is no such quote of theirs; a newer one may have replaced it.
 * - `feature_off`: nobody does this here any more.
 * - `not_offered_here`: somebody else does it here now.
 */
type PlaceRefusal =
  | OrderRefusal
  | ProofRefusal
  | { readonly code: "not_found" | "feature_off" | "not_offered_here" };

interface PlaceParts {
  readonly providers: () => OrderProviders;
  readonly prepare: Pick<PrepareOrder, "execute">;
  readonly orders: Pick<ProviderOrderStore, "quoteOf" | "find" | "seal">;
  readonly proveIdentity: Pick<ProveIdentity, "execute">;
  readonly changes: Pick<CommitChanges, "commit">;
}

/**
 * Places an order at its quote, once: the quote's id names the order. Every order of somebody changes the row that
 * their sends change, so that limits hold whatever runs at the same time. The provider is told later.
 */
export class PlaceOrder {
  readonly #parts: PlaceParts;

  constructor(parts: PlaceParts) {
    this.#parts = parts;
  }

  /** The same again where it was placed before. */
  async execute(
    actor: Actor,
    quoteId: string,
    typed: TypedProof,
  ): Promise<Result<StoredOrder, PlaceRefusal>> {
    const { orders, proveIdentity, providers } = this.#parts;
    const done = await this.#placed(actor, quoteId);
    if (done) return accept(done);
    const quote = await orders.quoteOf(actor.traderId, quoteId);
    if (!quote) return refuse({ code: "not_found" });
    const provider = providerFor(providers(), quote.kind);
    if (!provider) return refuse({ code: "feature_off" });
    if (provider.name !== quote.provider) return refuse({ code: "not_offered_here" });
    const proof = takesCoins(quote.kind)
      ? await proveIdentity.execute(actor, typed, "sendout")
      : accept(undefined);
    if (!proof.ok) {
      // A code counts once: the same command, sent twice at once, was carried out with it.
      const twin = await this.#placed(actor, quoteId);
      return twin ? accept(twin) : proof;
    }
    return retryOnConflict(() => this.#judge(actor, quote, proof.value));
  }

  async #placed({ traderId }: Actor, id: string): Promise<StoredOrder | undefined> {
    const order = await this.#parts.orders.find(id);
    return order?.traderId === traderId ? order : undefined;
  }

  async #judge(
    actor: Actor,
    quote: KeptQuote,
    proof: IdentityProof | undefined,
  ): Promise<Result<StoredOrder, PlaceRefusal> | Conflict> {
    const { prepare, orders, changes } = this.#parts;
    const { id, traderId, kind, coins, destination } = quote;
    const prepared = await prepare.execute(actor, { kind, asset: coins.asset, destination });
    // Read after the facts: what the same command did since then is known here.
    const done = await this.#placed(actor, id);
    if (done) return accept(done);
    const { facts, rules, seen } = prepared;
    const decided = decideOrder(quote, facts, proof, rules);
    if (!decided.ok) return decided;
    const nothing = { active: 0, completed: 0, activeUsdCents: 0n, usdCents: 0n } as const;
    const isOut = takesCoins(kind);
    const sealed = await orders.seal(quote);
    const outcome = await changes.commit({
      judgedAt: facts.now,
      halts: facts.halts,
      usage: [{ traderId, traderVersion: seen.accountVersion, ...nothing }],
      entries: isOut ? [orderHoldEntry(quote)] : [],
      debts: isOut ? [{ debtorId: traderId, asset: coins.asset, openUnits: 0n }] : [],
      aggregates: [
        { aggregate: "sender", id: traderId, seenVersion: seen.senderVersion, state: {} },
        {
          aggregate: "provider-order",
          id,
          seenVersion: undefined,
          state: { ...rowOf(quote, decided.value, facts.now), ...sealed },
        },
      ],
    });
    if (outcome.outcome === "conflict") return outcome;
    const placed = await this.#placed(actor, id);
    if (!placed) throw new Error(`Order ${id} was placed, and is not there`);
    return accept(placed);
  }
}

function rowOf(
  quote: KeptQuote,
  { state, heldUntil }: OrderStart,
  now: number,
): AggregateChange["state"] {
  const { traderId, kind, provider, coins, fee, fiat, providerFee, way, usdCents } = quote;
  return {
    traderId,
    kind,
    provider,
    asset: coins.asset,
    coins: coins.units,
    fee: fee.units,
    currency: fiat.currency,
    fiat: fiat.minor,
    providerFee,
    way,
    usdCents,
    state,
    placedAt: new Date(now).toISOString(),
    ...(heldUntil !== undefined && { heldUntil: new Date(heldUntil).toISOString() }),
  };
}
