import type { DownloadCaseFile } from "../../../../application/trade/download-case-file.ts";
import type { IssueReceipt } from "../../../../application/trade/issue-receipt.ts";
import type { ViewReceipt } from "../../../../application/trade/view-receipt.ts";
import type { TradeReceipt } from "../../../../application/ports/trade-receipts.ts";
import { formatFiat } from "../../../../domain/money/fiat.ts";
import type { Money } from "../../../../domain/money/money.ts";
import { formatPrice } from "../../../../domain/money/price.ts";
import { tradeReceiptRoutes as contract } from "../../contract/trade/trade-receipt.ts";
import { sentPicture } from "../sent-picture.ts";
import { wholeFile } from "../whole-file.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { caseFileBody } from "./case-file-body.ts";
import { isoOrNull, presentMethod } from "./trade-presenter.ts";

/** Use cases behind the routes of receipts. */
interface TradeReceiptUseCases {
  readonly issueReceipt: IssueReceipt;
  readonly viewReceipt: ViewReceipt;
  readonly downloadCaseFile: DownloadCaseFile;
}

/** Receipts: made by the parties, read by whoever has the link. */
export function tradeReceiptRoutes(useCases: TradeReceiptUseCases): readonly BoundRoute[] {
  const present = async (receipt: TradeReceipt) => ({
    ...presentReceipt(receipt),
    caseFileRoot: await useCases.downloadCaseFile.root(receipt.trade.id),
  });
  return [
    bind(contract.viewReceipt).to(async ({ parameters }) => {
      const receipt = await useCases.viewReceipt.execute(parameters.invoiceUUID);
      return receipt ? ok(await present(receipt)) : { refusal: "not_found" };
    }),
    bind(contract.downloadReceipt).to(async ({ parameters: { invoiceUUID } }) => {
      const bytes = await useCases.viewReceipt.print(invoiceUUID);
      if (!bytes) return { refusal: "not_found" };
      const name = `receipt-${invoiceUUID}.pdf`;
      const content = wholeFile(bytes);
      const file = { name, type: "application/pdf", bytes: bytes.length, content };
      return { status: 200 as const, body: file };
    }),
    bind(contract.pictureOfReceipt).to(async ({ parameters: { invoiceUUID } }) => {
      const bytes = await useCases.viewReceipt.picture(invoiceUUID);
      return bytes ? sentPicture(`receipt-${invoiceUUID}.png`, bytes) : { refusal: "not_found" };
    }),
    bind(contract.issueReceipt).to(async ({ actor, parameters }) => {
      const issued = await useCases.issueReceipt.execute(actor, parameters.id);
      return issued.ok ? ok(await present(issued.value)) : { refusal: issued.refusal.code };
    }),
    bind(contract.downloadCaseFile).to(async ({ actor, parameters: { id } }) => {
      const text = await useCases.downloadCaseFile.execute(actor, id);
      if (text === undefined) return { refusal: "not_found" };
      return { status: 200 as const, body: caseFileBody(id, text) };
    }),
  ];
}

function presentReceipt(receipt: TradeReceipt) {
  const { id, trade, paymentMethod, received, receivedAt, escrow, now } = receipt;
  const { amount, fiat, price } = trade.money;
  return {
    invoiceUUID: id,
    tradeHash: trade.id,
    status: trade.status,
    cryptoAmount: presentAmount(amount),
    receivedAmount: received ? presentAmount(received) : null,
    fiatAmount: formatFiat(fiat),
    currency: fiat.currency,
    fiatPricePerCrypto: formatPrice(price),
    paymentMethod: presentMethod(paymentMethod),
    startedAt: new Date(trade.startedAt).toISOString(),
    paidAt: isoOrNull(trade.paidAt),
    receivedAt: isoOrNull(receivedAt),
    escrow: escrow ? { state: escrow.state, transaction: escrow.transaction ?? null } : null,
    now: new Date(now).toISOString(),
  };
}

function presentAmount({ units, asset }: Money) {
  return { amount: String(units), currency: asset };
}
