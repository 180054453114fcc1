import { followedRate } from "../../domain/offer/exchange-pricing.ts";
import { moreThanAgreed } from "../../domain/agreement/amendment.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { moreRefusal, startAgainRefusal } from "../../domain/trade-start/start-again.ts";
import type { Trade } from "../../domain/trade/trade.ts";
import type { TradeContext } from "../../domain/trade/trade-context.ts";
import type { Commit } from "../ports/commit.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { LoadedStart, LoadedTrade, TradeStore } from "../ports/trade-store.ts";
import { reliedOnMore, reliedOnStart } from "./relied-on-start.ts";
import type { ReliedOn } from "./usage-of-change.ts";

/** The start rules' answer for a running or ended trade, and what they relied on. */
export interface StartJudged {
  readonly startRules: NonNullable<TradeContext["startRules"]>;
  readonly reliedOn?: ReliedOn;
  /** The offer, if it must still be on. */
  readonly offer?: NonNullable<Commit["offer"]>;
}

const noOffer: StartJudged = { startRules: { refusal: "offer_not_active" } };

/** Checks the start rules again when a proposal reopens a trade or makes it larger. */
export class StartRules {
  readonly #trades: Pick<TradeStore, "loadStart">;
  readonly #prices: Pick<MarketPrices, "quote" | "exchangeRates">;

  constructor(
    trades: Pick<TradeStore, "loadStart">,
    prices: Pick<MarketPrices, "quote" | "exchangeRates">,
  ) {
    this.#trades = trades;
    this.#prices = prices;
  }

  /** Their answer to accepting a proposal; undefined if they do not apply. */
  async judge({ trade }: LoadedTrade, proposalId: string): Promise<StartJudged | undefined> {
    const terms = trade.proposals.find(({ id }) => id === proposalId)?.terms;
    const more = terms?.kind === "amend" ? moreThanAgreed(trade, terms.received) : undefined;
    if (terms?.kind !== "reopen" && !more) return undefined;
    const takerId = trade.offerOwner === "seller" ? trade.buyerId : trade.sellerId;
    const loaded = await this.#trades.loadStart(trade.offerId, takerId);
    if (!loaded) return noOffer;
    if (!more) return this.#judgeReopening(trade, loaded, takerId);
    return {
      startRules: { refusal: moreRefusal(more, loaded, loaded.current.policy.start) },
      reliedOn: reliedOnMore(loaded),
    };
  }

  #judgeReopening(trade: Trade, loaded: LoadedStart, takerId: TraderId): StartJudged {
    const { isDeleted, current, ...rest } = loaded;
    if (isDeleted) return noOffer;
    const { offer } = rest;
    const market = this.#prices.quote(offer.asset, offer.currency);
    const rates = this.#prices.exchangeRates(offer.asset, offer.currency);
    const { start: policy, offer: ofOffers } = current.policy;
    const criticalBasisPoints = ofOffers.askBasisPoints.favorable;
    const again = {
      ...rest,
      takerId,
      market,
      followed: followedRate(offer, rates),
      policy,
      criticalBasisPoints,
      levelRules: ofOffers,
    };
    return {
      startRules: { refusal: startAgainRefusal(trade, again) },
      reliedOn: reliedOnStart(loaded),
      offer: { id: offer.id, version: offer.version },
    };
  }
}
