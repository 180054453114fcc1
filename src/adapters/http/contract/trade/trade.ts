import { Type } from "typebox";
import { closed, dataAndMetaOf, dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { CancelTradeDto } from "./cancel-trade-dto.ts";
import { ListActiveTradesDto } from "./list-active-trades-dto.ts";
import { MarkPaidDto } from "./mark-paid-dto.ts";
import { ReleaseTradeDto } from "./release-trade-dto.ts";
import { StartTradeDto } from "./start-trade-dto.ts";
import { actRefusalCodes, textRefusalCodes } from "./trade-refusals.ts";
import { tradeCard, tradeView } from "./trade-views.ts";

const theTrade = { 200: { description: "The current trade", body: dataOf(tradeView) } };

/** Up to 20 payment details, of a seller on a buy offer, need more than the usual 16 kB. */
const startMostBytes = 32_768;

export const startTrade = route({
  id: "startTrade",
  method: "post",
  path: "/rest/v1/trade/start",
  summary: "Start a trade on an offer: the crypto moves into escrow",
  access: "trader",
  takesKey: true,
  body: StartTradeDto,
  mostBytes: startMostBytes,
  answers: theTrade,
  refusals: [
    "trading_halted",
    "user_restricted",
    "security_hold",
    "own_offer",
    "other_market",
    "offer_not_active",
    "offer_margin_changed",
    "offer_changed",
    "offer_is_blocked",
    "outside_duty_hours",
    "owner_not_id_verified",
    "bond_required",
    "anonymous_user_restricted",
    "not_available_in_your_country",
    "id_verification_required",
    "full_name_required",
    "vpn_not_allowed",
    "new_buyer_trade_limit",
    "start_confirmation_needed",
    "trusted_only",
    "minimum_required_trades",
    "price_moved",
    "no_fresh_rate",
    "amount_too_small",
    "amount_not_in_range",
    "negative_balance",
    "low_balance",
    "cool_down_id_not_verified",
    "cool_down",
    "cool_down_same_offer",
    "opponent_is_blocked",
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
  summary: "Mark a trade as paid, as the buyer, and say from whose account",
  access: "trader",
  takesKey: true,
  body: MarkPaidDto,
  answers: theTrade,
  refusals: [...actRefusalCodes, ...textRefusalCodes],
});

export const releaseTrade = route({
  id: "releaseTrade",
  method: "post",
  path: "/rest/v1/trade/{id}/release",
  summary: "Release the crypto to the buyer; cannot be undone",
  access: "trader",
  takesKey: true,
  body: ReleaseTradeDto,
  answers: theTrade,
  refusals: [...actRefusalCodes, "wrong_credentials", "wrong_code", "wrong_passkey"],
});

export const cancelTrade = route({
  id: "cancelTrade",
  method: "post",
  path: "/rest/v1/trade/{id}/cancel",
  summary: "Cancel, or, as the buyer who marked it as paid, return the crypto",
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
  summary:
    "Active trades of the signed-in trader, ended ones whose escrow is yet to be paid out, and those that need attention",
  access: "trader",
  query: ListActiveTradesDto,
  answers: {
    200: {
      description: "Active trades and ended ones whose escrow is yet to be paid out, newest first",
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

export const tradeRoutes = {
  startTrade,
  listActiveTrades,
  viewTrade,
  viewTradeByHash,
  markTradePaid,
  releaseTrade,
  cancelTrade,
};
