import type { ReceiptPainter, TradeReceipt } from "../../application/ports/trade-receipts.ts";
import { findPaymentMethod } from "../../domain/catalogue/payment-methods.ts";
import { formatFiat } from "../../domain/money/fiat.ts";
import { formatAmount } from "../../domain/money/money.ts";
import { cardColors, type CardLine } from "./draw-card.ts";
import { escrowWords } from "./escrow-words.ts";
import { utc } from "./export-columns.ts";
import type { DrawCard } from "./kept-cards.ts";

/** Pictures of receipts for pages that show their links; `host`: where they can be checked, without a path. */
export function receiptPictures(draw: DrawCard, brandName: string, host: string): ReceiptPainter {
  return (receipt) => draw(cardOf(receipt, brandName, host));
}

function cardOf(receipt: TradeReceipt, brandName: string, host: string): readonly CardLine[] {
  const { trade, paymentMethod, received = trade.money.amount } = receipt;
  const { fiat } = trade.money;
  const method = findPaymentMethod(paymentMethod)?.name ?? paymentMethod;
  const [small, large] = [14, 34];
  const amount = `${formatAmount(received)} ${received.asset}`;
  const { accent, text, muted } = cardColors;
  return [
    { text: brandName, top: 40, points: 16, color: accent, isBold: true },
    { text: "Receipt of a trade", top: 66, points: small, color: muted },
    { text: amount, top: 108, points: large, color: text, isBold: true },
    {
      text: `for ${formatFiat(fiat)} ${fiat.currency} by ${method}`,
      top: 156,
      points: 18,
      color: text,
    },
    {
      text: whereItIs(receipt),
      top: 190,
      points: small,
      color: muted,
    },
    { text: `Status: ${trade.status}`, top: 212, points: small, color: muted },
    { text: `Trade ${trade.id}`, top: 234, points: small, color: muted },
    { text: `Open the link to check it at ${host}`, top: 268, points: small, color: accent },
  ];
}

/** Whether the buyer received it, and when; of an escrow on the chain, where it is. */
function whereItIs({ receivedAt, escrow }: TradeReceipt): string {
  if (receivedAt !== undefined) return `Received by the buyer on ${utc(receivedAt)} UTC`;
  return escrow ? escrowWords[escrow.state] : "";
}
