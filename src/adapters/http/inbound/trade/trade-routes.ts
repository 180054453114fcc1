import type { CancelTrade } from "../../../../application/trade/cancel-trade.ts";
import type { ListActiveTrades } from "../../../../application/trade/list-active-trades.ts";
import type { MarkTradePaid } from "../../../../application/trade/mark-trade-paid.ts";
import type { ReleaseTrade } from "../../../../application/trade/release-trade.ts";
import type { StartTrade } from "../../../../application/trade/start-trade.ts";
import type { ViewTrade } from "../../../../application/trade/view-trade.ts";
import type { Actor } from "../../../../application/account/actor.ts";
import type { Refusal, Result } from "../../../../domain/result/result.ts";
import type { TradePolicy } from "../../../../domain/trade/trade-policy.ts";
import * as contract from "../../contract/trade/trade.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { presentActiveTrades, presentTrade } from "./trade-presenter.ts";

/** What the routes of trades call. */
export interface TradeUseCases {
  readonly startTrade: StartTrade;
  readonly viewTrade: ViewTrade;
  readonly listActiveTrades: ListActiveTrades;
  readonly markTradePaid: MarkTradePaid;
  readonly releaseTrade: ReleaseTrade;
  readonly cancelTrade: CancelTrade;
  readonly tradePolicy: TradePolicy;
}

/** The routes of trades: every act answers with the trade as it is then. */
export function tradeRoutes(useCases: TradeUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor, tradeId: string) => {
    const record = await useCases.viewTrade.execute(actor, tradeId);
    return record
      ? ok(presentTrade(record, actor.traderId, useCases.tradePolicy))
      : ({ refusal: "not_found" } as const);
  };
  /** Shows the trade that a command was about, or says why it was not carried out. */
  const answer = async <Refused extends Refusal>(actor: Actor, result: Result<string, Refused>) =>
    result.ok ? show(actor, result.value) : { refusal: result.refusal.code as Refused["code"] };
  return [
    bind(contract.startTrade).to(async (call) => {
      const { offer_id, fiat_amount, crypto_amount, price_seen, offer_version } = call.body;
      const asked = {
        offerId: offer_id,
        fiatAmount: fiat_amount,
        cryptoAmount: crypto_amount,
        priceSeen: price_seen,
        offerVersion: offer_version,
      };
      const key = commandKey("startTrade", call);
      return answer(call.actor, await useCases.startTrade.execute(call.actor, asked, key));
    }),
    bind(contract.listActiveTrades).to(async ({ actor }) => ({
      status: 200,
      body: presentActiveTrades(await useCases.listActiveTrades.execute(actor), actor.traderId),
    })),
    bind(contract.viewTrade).to(({ actor, parameters }) => show(actor, parameters.id)),
    bind(contract.viewTradeByHash).to(({ actor, parameters }) => show(actor, parameters.tradeHash)),
    bind(contract.markTradePaid).to(async (call) => {
      const key = commandKey("markTradePaid", call);
      const { id } = call.parameters;
      return answer(call.actor, await useCases.markTradePaid.execute(call.actor, id, key));
    }),
    bind(contract.releaseTrade).to(async (call) => {
      const key = commandKey("releaseTrade", { ...call, body: {} });
      const { id } = call.parameters;
      const { password } = call.body;
      return answer(call.actor, await useCases.releaseTrade.execute(call.actor, id, password, key));
    }),
    bind(contract.cancelTrade).to(async (call) => {
      const key = commandKey("cancelTrade", call);
      const { id } = call.parameters;
      const { status } = call.body;
      return answer(call.actor, await useCases.cancelTrade.execute(call.actor, id, status, key));
    }),
  ];
}
