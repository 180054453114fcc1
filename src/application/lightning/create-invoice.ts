import {
  invoiceObstacle,
  type InvoiceObstacle,
  type LightningInvoice,
} from "../../domain/lightning/lightning-invoice.ts";
import type { LightningPolicy } from "../../domain/lightning/lightning-policy.ts";
import type { LevelPolicy } from "../../domain/kyc/levels.ts";
import { fiatFor } from "../../domain/money/price.ts";
import type { Money } from "../../domain/money/money.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommitChanges } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { LightningNode } from "../ports/lightning-node.ts";
import type { InvoiceOwnerFacts, LightningStore, ShownInvoice } from "../ports/lightning-store.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { TraderStore } from "../ports/trader-store.ts";

/**
 * - `feature_off`: no node is connected, or Lightning is switched off.
 * - `lightning_unavailable`: the node does not answer.
 * - `no_fresh_rate`: nobody knows what the amount is worth, so no limit can be checked.
 * - `try_again`: another invoice or send of theirs came first.
 */
type CreateRefusal = {
  readonly code:
    | InvoiceObstacle
    | "feature_off"
    | "lightning_unavailable"
    | "no_fresh_rate"
    | "try_again";
};

/** What decides invoices. */
interface InvoiceRules {
  readonly lightning: LightningPolicy;
  readonly flags: { readonly lightning: boolean };
  readonly start: { readonly levels: LevelPolicy };
}

interface CreateParts {
  readonly store: Pick<LightningStore, "ownerFacts">;
  readonly traders: Pick<TraderStore, "credentialsOf">;
  readonly prices: Pick<MarketPrices, "quote">;
  readonly policy: Current<InvoiceRules>;
  readonly node: Pick<LightningNode, "createInvoice"> | undefined;
  readonly changes: Pick<CommitChanges, "commit">;
}

/** What somebody wants to be paid, and for what. */
interface WantedInvoice {
  readonly amount: Money<"BTC">;
  readonly description: string;
}

/** Makes an invoice by which a trader is paid over Lightning. */
export class CreateInvoice {
  readonly #parts: CreateParts;

  constructor(parts: CreateParts) {
    this.#parts = parts;
  }

  /** Whether a node is connected, and Lightning switched on. */
  isAvailable(): boolean {
    return this.#parts.node !== undefined && this.#parts.policy().flags.lightning;
  }

  async execute(
    { traderId, level }: Actor,
    { amount, description }: WantedInvoice,
  ): Promise<Result<ShownInvoice, CreateRefusal>> {
    const { store, traders, prices, node, policy } = this.#parts;
    const { lightning, start } = policy();
    if (!node || !this.isAvailable()) return refuse({ code: "feature_off" });
    const quote = prices.quote("BTC", "USD");
    if (!quote) return refuse({ code: "no_fresh_rate" });
    const usdCents = fiatFor(amount, quote.price).minor;
    const [facts, owner] = await Promise.all([
      store.ownerFacts(traderId, lightning.monthSeconds),
      traders.credentialsOf(traderId),
    ]);
    if (!owner) throw new Error(`${traderId} is signed in and has no account`);
    const { monthUsdCents, openInvoices } = facts;
    const known = { account: owner.account, level, usdCents, monthUsdCents, openInvoices };
    const obstacle = invoiceObstacle(known, lightning, start.levels);
    if (obstacle !== undefined) return refuse({ code: obstacle });
    const expirySeconds = lightning.invoiceSeconds;
    const made = await node
      .createInvoice({ satoshi: amount.units, description, expirySeconds })
      .catch(() => undefined);
    if (!made) return refuse({ code: "lightning_unavailable" });
    const { hash: id, invoice } = made;
    const shown: ShownInvoice = {
      id,
      traderId,
      invoice,
      amount,
      description,
      state: "open",
      createdAt: facts.now,
      expiresAt: facts.now + expirySeconds * 1_000,
    };
    return this.#keep(shown, facts, usdCents);
  }

  /** Nobody sees an invoice that was not kept, so nobody pays it. */
  async #keep(
    shown: ShownInvoice,
    { now, senderVersion }: InvoiceOwnerFacts,
    usdCents: bigint,
  ): Promise<Result<ShownInvoice, CreateRefusal>> {
    const { id, traderId, invoice, amount, description, state }: LightningInvoice = shown;
    const outcome = await this.#parts.changes.commit({
      judgedAt: now,
      usage: [],
      entries: [],
      aggregates: [
        { aggregate: "sender", id: traderId, seenVersion: senderVersion, state: {} },
        {
          aggregate: "lightning-invoice",
          id,
          seenVersion: undefined,
          state: {
            traderId,
            invoice,
            amount: amount.units,
            description,
            state,
            usdCents,
            createdAt: new Date(shown.createdAt).toISOString(),
            expiresAt: new Date(shown.expiresAt).toISOString(),
          },
        },
      ],
    });
    return outcome.outcome === "applied" ? accept(shown) : refuse({ code: "try_again" });
  }
}
