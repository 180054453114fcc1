import { ContainerModule } from "inversify";
import { printReceipt } from "../adapters/export-files/print-receipt.ts";
import { tradeReceiptRoutes } from "../adapters/http/inbound/trade/trade-receipt-routes.ts";
import { PostgresTradeReceipts } from "../adapters/persistence/trade/postgres-trade-receipts.ts";
import type { TradeReceipts } from "../application/ports/trade-receipts.ts";
import { IssueReceipt } from "../application/trade/issue-receipt.ts";
import { ViewReceipt } from "../application/trade/view-receipt.ts";
import type { Config } from "./config.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of what is behind receipts. */
const tradeReceiptTokens = {
  receipts: token<TradeReceipts>("tradeReceipts"),
  issueReceipt: token<IssueReceipt>("issueReceipt"),
  viewReceipt: token<ViewReceipt>("viewReceipt"),
};

const parts = ({ baseUrl }: Config) =>
  new ContainerModule(({ bind }) => {
    const t = tradeReceiptTokens;
    bind(t.receipts).toResolvedValue(
      (pool) => new PostgresTradeReceipts(pool),
      [tokens.dataSource],
    );
    bind(t.issueReceipt).toResolvedValue(
      (views, receipts) => new IssueReceipt(views, receipts),
      [tokens.tradeViews, t.receipts],
    );
    bind(t.viewReceipt).toResolvedValue(
      (receipts) => new ViewReceipt(receipts, printReceipt, baseUrl),
      [t.receipts],
    );
  });

/** Public receipts of completed trades. */
export const tradeReceipt: Feature = {
  module: ({ config }) => parts(config),
  routes: () => [served(tradeReceiptRoutes, tradeReceiptTokens)],
};
