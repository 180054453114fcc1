import { ContainerModule } from "inversify";
import { tradeHistoryRoutes } from "../adapters/http/inbound/trade/trade-history-routes.ts";
import { PostgresTradeHistory } from "../adapters/persistence/trade/postgres-trade-history.ts";
import type { TradeHistory } from "../application/ports/trade-history.ts";
import { ListTradeHistory } from "../application/trade/list-trade-history.ts";
import { ViewAcceptedOffer } from "../application/trade/view-accepted-offer.ts";
import { settingsTokens } from "./settings-module.ts";
import { token, tokens } from "./tokens.ts";
import { tradeTokens } from "./trade-module.ts";
import { served, type Feature } from "./feature.ts";

/** The names of what reads past trades. */
const tradeHistoryTokens = {
  tradeHistory: token<TradeHistory>("tradeHistory"),
  listTradeHistory: token<ListTradeHistory>("listTradeHistory"),
  viewAcceptedOffer: token<ViewAcceptedOffer>("viewAcceptedOffer"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = tradeHistoryTokens;
  bind(t.tradeHistory).toResolvedValue(
    (pool) => new PostgresTradeHistory(pool),
    [tokens.dataSource],
  );
  bind(t.listTradeHistory).toResolvedValue(
    (history, settings) => new ListTradeHistory(history, settings),
    [t.tradeHistory, settingsTokens.settings],
  );
  bind(t.viewAcceptedOffer).toResolvedValue(
    (viewTrade) => new ViewAcceptedOffer(viewTrade),
    [tradeTokens.viewTrade],
  );
});

/** Past trades, and what was agreed at their start. */
export const tradeHistory: Feature = {
  module: parts,
  routes: () => [served(tradeHistoryRoutes, tradeHistoryTokens)],
};
