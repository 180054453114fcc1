import { Type } from "typebox";
import { closed, dataAndMetaOf, dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { CancelTradeDto } from "./cancel-trade-dto.ts";
import { ListActiveTradesDto } from "./list-active-trades-dto.ts";
import { ReleaseTradeDto } from "./release-trade-dto.ts";
import { StartTradeDto } from "./start-trade-dto.ts";
import { actRefusalCodes } from "./trade-refusals.ts";
import { tradeCard, tradeView } from "./trade-views.ts";

const theTrade = { 200: { description: "The trade as it is now", body: dataOf(tradeView) } };

export const startTrade = route({
  id: "startTrade",
  method: "post",
  path: "/rest/v1/trade/start",
  summary: "Start a trade on an offer: the crypto is held from now on",
  access: "trader",
  takesKey: true,
  body: StartTradeDto,
  answers: theTrade,
  refusals: [
    "trading_halted",
    "user_restricted",
    "own_offer",
    "offer_not_active",
    "offer_margin_changed",
    "offer_changed",
    "price_moved",
    "no_fresh_rate",
    "amount_too_small",
    "amount_not_in_range",
    "negative_balance",
    "low_balance",
    "cool_down_id_not_verified",
    "cool_down",
    "cool_down_same_offer",
    "max_active_trades_with_partner",
    "max_2_active_trades_id_not_verified",
    "max_per_trade_limit",
    "reached_daily_compliance_limit",
    "default",
    "offer_not_takeable",
    "payment_details_needed",
  ],
});

export const viewTrade = route({
  id: "viewTrade",
  method: "get",
  path: "/rest/v1/trade/{id}",
  summary: "A trade, for its parties",
  access: "trader",
  answers: theTrade,
});

export const viewTradeByHash = route({
  id: "viewTradeByHash",
  method: "get",
  path: "/rest/v2/trade/{tradeHash}",
  summary: "A trade, for its parties; the same as version 1",
  access: "trader",
  answers: theTrade,
});

export const markTradePaid = route({
  id: "markTradePaid",
  method: "post",
  path: "/rest/v1/trade/{id}/paid",
  summary: "The buyer says that he has paid",
  access: "trader",
  takesKey: true,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const releaseTrade = route({
  id: "releaseTrade",
  method: "post",
  path: "/rest/v1/trade/{id}/release",
  summary: "The seller releases the crypto to the buyer; cannot be undone",
  access: "trader",
  takesKey: true,
  body: ReleaseTradeDto,
  answers: theTrade,
  refusals: [...actRefusalCodes, "wrong_credentials"],
});

export const cancelTrade = route({
  id: "cancelTrade",
  method: "post",
  path: "/rest/v1/trade/{id}/cancel",
  summary: "Cancel, or, as the buyer who said that he paid, give the crypto back",
  access: "trader",
  takesKey: true,
  body: CancelTradeDto,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const listActiveTrades = route({
  id: "listActiveTrades",
  method: "get",
  path: "/rest/v1/trade/active",
  summary: "The reader's trades that are not closed, and those that need attention",
  access: "trader",
  query: ListActiveTradesDto,
  answers: {
    200: {
      description: "Active trades, newest first",
      body: dataAndMetaOf(
        Type.Array(tradeCard),
        closed({
          alarmedTrades: Type.Array(Type.String()),
          /** The server's time, ISO 8601: the page's timers do not depend on the device's clock. */
          now: Type.String(),
          /** The value to pass as `after` in the next request. */
          number: Type.Integer(),
        }),
      ),
    },
  },
});

/** `listActiveTrades` comes before the parameterised routes: the first match wins. */
export const tradeRoutes = {
  startTrade,
  listActiveTrades,
  viewTrade,
  viewTradeByHash,
  markTradePaid,
  releaseTrade,
  cancelTrade,
};
