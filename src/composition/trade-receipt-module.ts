import { ContainerModule } from "inversify";
import { drawCardInThread } from "../adapters/export-files/draw-card-in-thread.ts";
import { keptCards } from "../adapters/export-files/kept-cards.ts";
import { receiptPictures } from "../adapters/export-files/receipt-pictures.ts";
import { BoundedQueue } from "../adapters/identity/bounded-queue.ts";
import { printReceipt } from "../adapters/export-files/print-receipt.ts";
import { sha256 } from "../adapters/identity/digest.ts";
import { tradeReceiptRoutes } from "../adapters/http/inbound/trade/trade-receipt-routes.ts";
import { PostgresCaseFiles } from "../adapters/persistence/trade/postgres-case-files.ts";
import { PostgresTradeReceipts } from "../adapters/persistence/trade/postgres-trade-receipts.ts";
import type { TradeReceipts } from "../application/ports/trade-receipts.ts";
import { DownloadCaseFile } from "../application/trade/download-case-file.ts";
import { IssueReceipt } from "../application/trade/issue-receipt.ts";
import { ViewReceipt } from "../application/trade/view-receipt.ts";
import type { Config } from "./config.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";
import { tradeTokens } from "./trade-module.ts";

/** The names of what is behind receipts. */
const tradeReceiptTokens = {
  receipts: token<TradeReceipts>("tradeReceipts"),
  issueReceipt: token<IssueReceipt>("issueReceipt"),
  viewReceipt: token<ViewReceipt>("viewReceipt"),
  downloadCaseFile: token<DownloadCaseFile>("downloadCaseFile"),
};

/** So many pictures may wait to be drawn; whoever comes then is told to come later. */
const mostWaiting = 10;

const parts = ({ baseUrl, brandName }: Config) =>
  new ContainerModule(({ bind }) => {
    const t = tradeReceiptTokens;
    const queue = new BoundedQueue(mostWaiting);
    bind(tokens.drawCard).toConstantValue(keptCards({ draw: drawCardInThread, queue }));
    bind(t.receipts).toResolvedValue(
      (pool, escrows) => new PostgresTradeReceipts(pool, escrows),
      [tokens.dataSource, tokens.multisigEscrows],
    );
    bind(t.issueReceipt).toResolvedValue(
      (views, receipts) => new IssueReceipt(views, receipts),
      [tokens.tradeViews, t.receipts],
    );
    bind(t.viewReceipt).toResolvedValue(
      (receipts, drawCard) => {
        const paint = receiptPictures(drawCard, brandName, new URL(baseUrl).host);
        return new ViewReceipt(receipts, { print: printReceipt, paint }, baseUrl);
      },
      [t.receipts, tokens.drawCard],
    );
    bind(t.downloadCaseFile).toResolvedValue(
      (trades, pool) => new DownloadCaseFile(trades, new PostgresCaseFiles(pool), sha256),
      [tradeTokens.trades, tokens.dataSource],
    );
  });

/** The papers of trades: public receipts of completed ones, and case files. */
export const tradeReceipt: Feature = {
  module: ({ config }) => parts(config),
  routes: () => [served(tradeReceiptRoutes, tradeReceiptTokens)],
};
