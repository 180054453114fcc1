import { Type, type Static } from "typebox";
import type { TradeStatus } from "../../../../domain/trade/trade-status.ts";
import { escrowStates } from "../../../../domain/multisig-escrow/trade-escrow.ts";
import { closed, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { downloadCaseFile } from "./case-file.ts";
import { sentFile } from "../sent-file.ts";

const instant = Type.String({ description: "ISO 8601, UTC" });

/** What everybody with the link reads: no names, accounts or contacts (answers 115). */
const receiptView = view("TradeReceipt", {
  invoiceUUID: Type.String(),
  tradeHash: Type.String(),
  status: Type.Unsafe<TradeStatus>(Type.String()),
  /**
   * Base units: what was agreed, and what the buyer received by the books, cashback included. Of an escrow on the chain: what
   * its payout paid them; null while too few blocks confirm that.
   */
  cryptoAmount: closed({ amount: Type.String(), currency: Type.String() }),
  receivedAmount: orNull(closed({ amount: Type.String(), currency: Type.String() })),
  fiatAmount: Type.String(),
  currency: Type.String(),
  fiatPricePerCrypto: Type.String(),
  paymentMethod: closed({ slug: Type.String(), name: Type.String() }),
  startedAt: instant,
  paidAt: orNull(instant),
  /** Null where the crypto was in an escrow on the chain. */
  receivedAt: orNull(instant),
  /** The escrow on the chain, with what spends its coin, or will; null where the crypto was in the books. */
  escrow: orNull(closed({ state: oneOf(escrowStates), transaction: orNull(Type.String()) })),
  /** The hash that a party's case file of this trade ends with. */
  caseFileRoot: Type.String(),
  /** When this was read from the trade and the books. */
  now: instant,
});

export type ReceiptView = Static<typeof receiptView>;

const theReceipt = { 200: { description: "The receipt", body: dataOf(receiptView) } };

const issueReceipt = route({
  id: "issueReceipt",
  method: "post",
  path: "/rest/v1/trade/{id}/receipt",
  summary: "One's public receipt of a trade, made now if there was none",
  access: "trader",
  answers: theReceipt,
  refusals: ["no_receipt"],
});

const viewReceipt = route({
  id: "viewReceipt",
  method: "get",
  path: "/rest/v1/trade/receipt/{invoiceUUID}",
  summary: "The public receipt of a trade, for anyone who has its link",
  access: "anyone",
  answers: theReceipt,
});

const downloadReceipt = route({
  id: "downloadReceipt",
  method: "get",
  path: "/rest/v1/trade/receipt/{invoiceUUID}/file",
  summary: "The same as a PDF",
  access: "anyone",
  sendsFile: true,
  answers: { 200: { description: "The file", body: sentFile } },
});

const pictureOfReceipt = route({
  id: "pictureOfReceipt",
  method: "get",
  path: "/rest/v1/trade/receipt/{invoiceUUID}/picture",
  summary: "The same as a picture (PNG, 1200 × 630), for pages that show its link",
  access: "anyone",
  sendsFile: true,
  answers: { 200: { description: "The picture", body: sentFile } },
});

export const tradeReceiptRoutes = {
  viewReceipt,
  downloadReceipt,
  pictureOfReceipt,
  issueReceipt,
  downloadCaseFile,
};
