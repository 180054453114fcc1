import type { ReceiptPainter, TradeReceipt } from "../../application/ports/trade-receipts.ts";
import { findPaymentMethod } from "../../domain/catalogue/payment-methods.ts";
import { formatFiat } from "../../domain/money/fiat.ts";
import { formatAmount } from "../../domain/money/money.ts";
import type { CardLine } from "./draw-card.ts";
import { escrowWords } from "./escrow-words.ts";
import { utc } from "./export-columns.ts";

/** How many pictures are kept: a link that was just sent around is asked for by many. */
const mostKept = 100;

const colors = { accent: "#0f766e", text: "#18181b", muted: "#52525b" };

/** What drawing needs. */
interface PictureParts {
  readonly draw: (lines: readonly CardLine[]) => Promise<Uint8Array>;
  /** Draws one at a time, so that many together do not take the machine. */
  readonly queue: { run<Value>(work: () => Promise<Value>): Promise<Value> };
  readonly brandName: string;
  /** Where the receipt can be checked, without a path. */
  readonly host: string;
}

/** Pictures of receipts for pages that show their links. Each is drawn once, until the trade changes. */
export function receiptPictures({ draw, queue, brandName, host }: PictureParts): ReceiptPainter {
  const kept = new Map<string, Promise<Uint8Array>>();
  return async (receipt) => {
    const { id, trade, received, escrow } = receipt;
    const key = `${id} ${trade.status} ${received?.units} ${escrow?.state}`;
    const known = kept.get(key);
    if (known) return known;
    const picture = queue.run(() => draw(cardOf(receipt, brandName, host)));
    kept.set(key, picture);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    try {
      return await picture;
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
}

function cardOf(receipt: TradeReceipt, brandName: string, host: string): readonly CardLine[] {
  const { trade, paymentMethod, received = trade.money.amount } = receipt;
  const { fiat } = trade.money;
  const method = findPaymentMethod(paymentMethod)?.name ?? paymentMethod;
  const [small, large] = [14, 34];
  const amount = `${formatAmount(received)} ${received.asset}`;
  const { accent, text, muted } = colors;
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
