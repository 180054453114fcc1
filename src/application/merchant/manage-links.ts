import type { TraderId } from "../../domain/id/id.ts";
import type { FiatCode } from "../../domain/money/fiat.ts";
import { isMerchantOpen } from "../../domain/merchant/merchant-open.ts";
import {
  judgeOpen,
  mostOpenLinks,
  parseLinkWish,
  type ClosedLink,
  type WishRefusal,
} from "../../domain/merchant/payment-link.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import {
  answerOfCommit,
  answerOfKnown,
  type CommandKey,
  type CommitChanges,
  type Conflict,
} from "../ports/commit.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { Merchant, MerchantStore, ShownLink } from "../ports/merchant-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";

/** How many links are on a page. */
const perPage = 20;

/** What a merchant typed. */
interface TypedLink {
  readonly currency: FiatCode;
  readonly amount: string;
  readonly title: string;
  /** For how long it can be paid. */
  readonly seconds: number;
}

/** - `not_merchant`: staff do not allow the account to take payments, or its state does not. */
type MakeRefusal =
  | WishRefusal
  | { readonly code: "not_merchant" | "too_many_payment_links" | "key_reused" };

/** A merchant's own page. */
interface MerchantPage {
  readonly merchant: Merchant;
  readonly links: readonly ShownLink[];
  readonly total: number;
  readonly perPage: number;
}

/** Merchants make payment links, look at them, and call them off. */
export class ManageLinks {
  readonly #merchants: Pick<MerchantStore, "merchant" | "list" | "find">;
  readonly #changes: CommitChanges;
  readonly #prices: Pick<MarketPrices, "usdCents">;
  readonly #newId: () => string;

  constructor(
    merchants: Pick<MerchantStore, "merchant" | "list" | "find">,
    changes: CommitChanges,
    prices: Pick<MarketPrices, "usdCents">,
    newId: () => string,
  ) {
    this.#merchants = merchants;
    this.#changes = changes;
    this.#prices = prices;
    this.#newId = newId;
  }

  /** `page` counts from 1. */
  async view(merchantId: TraderId, page: number): Promise<MerchantPage> {
    const [merchant, { links, total }] = await Promise.all([
      this.#merchants.merchant(merchantId),
      this.#merchants.list(merchantId, (page - 1) * perPage, perPage),
    ]);
    return { merchant, links, total, perPage };
  }

  /** The result is the id of the link. */
  make(
    merchantId: TraderId,
    typed: TypedLink,
    key?: CommandKey,
  ): Promise<Result<string, MakeRefusal>> {
    return retryOnConflict(() => this.#make(merchantId, typed, key));
  }

  /** Each is made on the version that the one before left, so that none is made uncounted. */
  async #make(
    merchantId: TraderId,
    typed: TypedLink,
    key: CommandKey | undefined,
  ): Promise<Result<string, MakeRefusal> | Conflict> {
    const known = key && (await this.#changes.recall(key));
    if (known) return answerOfKnown(known);
    const seen = await this.#merchants.merchant(merchantId);
    const { isMerchant, account, openLinks, now } = seen;
    if (!isMerchantOpen(isMerchant, account)) return refuse({ code: "not_merchant" });
    if (openLinks >= mostOpenLinks) return refuse({ code: "too_many_payment_links" });
    const wish = parseLinkWish(typed, (sum) => this.#prices.usdCents(sum));
    if (!wish.ok) return wish;
    const { sum, title } = wish.value;
    const id = this.#newId();
    const outcome = await this.#changes.commit({
      ...(key && { key, answer: id }),
      judgedAt: now,
      usage: [],
      entries: [],
      aggregates: [
        {
          aggregate: "payment-link",
          id,
          seenVersion: undefined,
          state: {
            merchantId,
            currency: sum.currency,
            minor: sum.minor,
            title,
            createdAt: new Date(now).toISOString(),
            expiresAt: new Date(now + typed.seconds * 1_000).toISOString(),
            isCancelled: false,
          },
        },
        {
          aggregate: "payment-link-maker",
          id: merchantId,
          seenVersion: seen.makerVersion,
          state: {},
        },
      ],
    });
    return answerOfCommit(outcome, id);
  }

  /** Nobody can pay it any more. */
  cancel(
    merchantId: TraderId,
    id: string,
  ): Promise<Result<null, ClosedLink | { readonly code: "not_found" }>> {
    return retryOnConflict(() => this.#cancel(merchantId, id));
  }

  async #cancel(
    merchantId: TraderId,
    id: string,
  ): Promise<Result<null, ClosedLink | { readonly code: "not_found" }> | Conflict> {
    const shown = await this.#merchants.find(id);
    if (shown?.link.merchantId !== merchantId) return refuse({ code: "not_found" });
    const { link, now } = shown;
    const open = judgeOpen(link, now);
    if (!open.ok) return open;
    const state = { isCancelled: true };
    const outcome = await this.#changes.commit({
      judgedAt: now,
      usage: [],
      entries: [],
      aggregates: [{ aggregate: "payment-link", id, seenVersion: link.version, state }],
    });
    return outcome.outcome === "conflict" ? outcome : accept(null);
  }
}
