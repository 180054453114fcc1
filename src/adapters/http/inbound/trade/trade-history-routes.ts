import type { ListTradeHistory } from "../../../../application/trade/list-trade-history.ts";
import type { ViewAcceptedOffer } from "../../../../application/trade/view-accepted-offer.ts";
import { listTradeHistory, viewAcceptedOffer } from "../../contract/trade/trade-history.ts";
import { sideOf } from "../../../../domain/trade/trade.ts";
import { paymentMethodOfId } from "../../../../domain/catalogue/payment-methods.ts";
import { sideOfType } from "../../contract/trade/offer-type.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { unknownIn } from "./unknown-wishes.ts";
import { presentAcceptedOffer, presentHistory } from "./trade-history-presenter.ts";

/** Use cases behind the routes for past trades. */
interface TradeHistoryUseCases {
  readonly listTradeHistory: ListTradeHistory;
  readonly viewAcceptedOffer: ViewAcceptedOffer;
}

/** The routes for past trades, and for the terms agreed at their start. */
export function tradeHistoryRoutes(useCases: TradeHistoryUseCases): readonly BoundRoute[] {
  return [
    bind(listTradeHistory).to(async ({ actor, query }) => {
      const { filter, startDate, endDate, timezone } = query;
      const id = query.paymentMethodId;
      const paymentMethodId = id === undefined ? undefined : Number(id);
      const details = unknownIn({ paymentMethodId, timezone });
      if (details.length > 0) return { refusal: "validation", details };
      const page = await useCases.listTradeHistory.execute(actor, {
        filter: filter ?? "all",
        asset: query.cryptoCurrencyCode,
        side: sideOfType(query.offerType),
        paymentMethod: paymentMethodOfId(paymentMethodId)?.slug,
        startDate,
        endDate,
        timeZone: timezone,
        page: Number(query.page ?? 1),
      });
      if (!page.ok) return { refusal: page.refusal.code };
      return { status: 200, body: presentHistory(page.value, actor.traderId) };
    }),
    bind(viewAcceptedOffer).to(async ({ actor, parameters, query }) => {
      const second = query.timestamp === undefined ? undefined : Number(query.timestamp);
      const { tradeHash } = parameters;
      const record = await useCases.viewAcceptedOffer.execute(actor, tradeHash, second);
      const side = record && sideOf(record.trade, actor.traderId);
      return side ? ok(presentAcceptedOffer(record, side)) : { refusal: "not_found" };
    }),
  ];
}
