import type { Actor } from "../../../../application/actor/actor.ts";
import type { MarketOf } from "../../../../application/trade/fresh-market.ts";
import type { ViewTrade } from "../../../../application/trade/view-trade.ts";
import { ok } from "../bound-route.ts";
import { presentTrade } from "./trade-presenter.ts";

/** Dependencies for showing a trade. */
export interface ShowTradeUseCases {
  readonly viewTrade: ViewTrade;
  readonly marketOf: MarketOf;
}

/** The trade as the viewer sees it; for anyone who is not a party it does not exist. */
export async function showTrade(
  { viewTrade, ...rules }: ShowTradeUseCases,
  actor: Actor,
  tradeId: string,
) {
  const record = await viewTrade.execute(actor, tradeId);
  return record ? ok(presentTrade(record, actor, rules)) : ({ refusal: "not_found" } as const);
}
