import PdfDocument from "pdfkit";
import type { ReceiptEscrow, ReceiptPrinter } from "../../application/ports/trade-receipts.ts";
import { findPaymentMethod } from "../../domain/catalogue/payment-methods.ts";
import { formatFiat } from "../../domain/money/fiat.ts";
import { formatAmount } from "../../domain/money/money.ts";
import { formatPrice } from "../../domain/money/price.ts";
import { escrowWords } from "./escrow-words.ts";
import { utc } from "./export-columns.ts";
import { printable } from "./printable.ts";

const margin = 56;
const labelWidth = 150;

/** A page of A4: what the receipt says, and where it can be checked. */
export const printReceipt: ReceiptPrinter = async (receipt, address) => {
  const { trade, paymentMethod, received, receivedAt, escrow, now } = receipt;
  const { amount, fiat, price } = trade.money;
  const asset = amount.asset;
  const lines: readonly (readonly [string, string])[] = [
    ["Trade", trade.id],
    ["Status", trade.status],
    ["Buyer received", received ? `${formatAmount(received)} ${asset}` : "-"],
    ["Agreed on", `${formatAmount(amount)} ${asset} for ${formatFiat(fiat)} ${fiat.currency}`],
    ["Price", `${formatPrice(price)} ${fiat.currency} for 1 ${asset}`],
    ["Paid by", findPaymentMethod(paymentMethod)?.name ?? paymentMethod],
    ["Started", `${utc(trade.startedAt)} UTC`],
    ["Marked as paid", trade.paidAt === undefined ? "-" : `${utc(trade.paidAt)} UTC`],
    ...(receivedAt === undefined ? [] : [["Received", `${utc(receivedAt)} UTC`] as const]),
    ...(escrow ? linesOf(escrow) : []),
  ];
  const chunks: Uint8Array[] = [];
  const document = new PdfDocument({ size: "A4", margin, info: { Title: "Receipt of a trade" } });
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on("end", resolve));
  document.font("Helvetica-Bold").fontSize(20).text("Receipt of a trade", margin, margin);
  let top = margin + 44;
  for (const [label, value] of lines) {
    document.font("Helvetica").fontSize(10).fillColor("#555555").text(label, margin, top);
    document
      .font("Helvetica-Bold")
      .fillColor("black")
      .text(printable(value), margin + labelWidth, top, { lineBreak: false });
    top += 22;
  }
  document
    .font("Helvetica")
    .fontSize(9)
    .fillColor("#555555")
    .text(`Read from the trade and the books on ${utc(now)} UTC. Check it here:`, margin, top + 14)
    .text(address, { link: address, underline: true });
  document.end();
  await ended;
  return Buffer.concat(chunks);
};

/** Ids of transactions are 64 characters: two lines, so that they fit on the page. */
function linesOf({ state, transaction }: ReceiptEscrow): readonly (readonly [string, string])[] {
  const half = 32;
  return [
    ["Escrow", escrowWords[state]],
    ...(transaction === undefined
      ? []
      : [
          ["Transaction", transaction.slice(0, half)] as const,
          ["", transaction.slice(half)] as const,
        ]),
  ];
}
