import type { TraderId } from "../../domain/id/id.ts";
import { isMerchantOpen } from "../../domain/merchant/merchant-open.ts";
import { judgePayment, paymentEntry, type PaymentRefusal } from "../../domain/merchant/payment.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import type { OwnerProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import {
  answerOfCommit,
  answerOfKnown,
  type CommandKey,
  type CommitChanges,
  type Conflict,
} from "../ports/commit.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { MerchantStore } from "../ports/merchant-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";

/** Why nothing was paid. */
type PayRefusal = PaymentRefusal | { readonly code: "not_found" | "key_reused" };

/** What a payer typed. */
interface TypedPayment {
  readonly id: string;
  /** The most satoshi that they saw and accepted. */
  readonly agreed: bigint;
  readonly proof: TypedProof;
}

/**
 * Pays a merchant's link from the balance, at the market's price of the moment. It takes a proof: a session
 * alone empties no balance. A link is paid once: of two who pay at the same time one hears that it is paid.
 */
export class PayLink {
  readonly #merchants: Pick<MerchantStore, "find" | "payer">;
  readonly #changes: CommitChanges;
  readonly #prices: Pick<MarketPrices, "quote">;
  readonly #proveIdentity: Pick<ProveIdentity, "ofOwner">;

  constructor(
    merchants: Pick<MerchantStore, "find" | "payer">,
    changes: CommitChanges,
    prices: Pick<MarketPrices, "quote">,
    proveIdentity: Pick<ProveIdentity, "ofOwner">,
  ) {
    this.#merchants = merchants;
    this.#changes = changes;
    this.#prices = prices;
    this.#proveIdentity = proveIdentity;
  }

  /** The result is the link's id. */
  async execute(
    actor: Actor,
    { id, agreed, proof }: TypedPayment,
    key?: CommandKey,
  ): Promise<Result<string, PayRefusal | OwnerProofRefusal>> {
    const known = key && (await this.#changes.recall(key));
    if (known) return answerOfKnown(known);
    const proven = await this.#proveIdentity.ofOwner(actor, proof);
    if (!proven.ok) return proven;
    if (!proven.value) return refuse({ code: "proof_needed" });
    const paid = await retryOnConflict(() => this.#pay(actor.traderId, id, agreed, key));
    // The same command, sent twice at once: the link is paid by the other one.
    const twin = !paid.ok && key ? await this.#changes.recall(key) : undefined;
    return twin ? answerOfKnown(twin) : paid;
  }

  async #pay(
    payerId: TraderId,
    id: string,
    agreed: bigint,
    key: CommandKey | undefined,
  ): Promise<Result<string, PayRefusal> | Conflict> {
    const [shown, payer] = await Promise.all([
      this.#merchants.find(id),
      this.#merchants.payer(payerId),
    ]);
    if (!shown) return refuse({ code: "not_found" });
    const { link, isMerchant, merchantAccount, now } = shown;
    const judged = judgePayment(link, {
      payerId,
      payer: payer.account,
      available: payer.available,
      inDebt: payer.inDebt,
      isOnlySaved: payer.isOnlySaved,
      agreed,
      isMerchantOpen: isMerchantOpen(isMerchant, merchantAccount),
      halts: payer.halts,
      price: this.#prices.quote("BTC", link.sum.currency)?.price,
      now,
    });
    if (!judged.ok) return judged;
    const { amount, price } = judged.value;
    const outcome = await this.#changes.commit({
      ...(key && { key, answer: id }),
      judgedAt: now,
      halts: payer.halts,
      usage: [],
      entries: [paymentEntry(link, payerId, amount)],
      aggregates: [
        {
          aggregate: "payment-link",
          id,
          seenVersion: link.version,
          state: {
            payerId,
            units: amount.units,
            price: price.scaled,
            paidAt: new Date(now).toISOString(),
          },
          event: { kind: "paid", recipients: [link.merchantId] },
        },
      ],
    });
    return answerOfCommit(outcome, id);
  }
}
