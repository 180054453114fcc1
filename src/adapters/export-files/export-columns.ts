import { localTime } from "../../domain/account/calendar-day.ts";
import type { ExportedTrade } from "../../domain/history-export/exported-trade.ts";

/** A column of an export. `isNumber`: its cells are decimal numbers, or empty. */
interface ExportColumn {
  readonly title: string;
  readonly isNumber: boolean;
  readonly cell: (trade: ExportedTrade, timeZone: string) => string;
}

const text = (title: string, cell: ExportColumn["cell"]): ExportColumn => ({
  title,
  isNumber: false,
  cell,
});

const number = (title: string, cell: ExportColumn["cell"]): ExportColumn => ({
  title,
  isNumber: true,
  cell,
});

/** What tax offices ask about a trade: when, with whom, what for, at which price from where, and what it cost. */
export const exportColumns: readonly ExportColumn[] = [
  text("Trade", ({ id }) => id),
  // Feedback changes nothing about the trade: readers of the file would not know the status.
  text("Status", ({ status }) => (status === "feedback_updated" ? "released" : status)),
  text("Side", ({ side }) => sideWord(side)),
  text("Offer", ({ isOwnOffer }) => (isOwnOffer ? "Own" : "Partner's")),
  text("Partner", ({ partner }) => partner),
  text("Payment method", ({ paymentMethod }) => paymentMethod),
  text("Started (UTC)", ({ startedAt }) => utc(startedAt)),
  text("Started (local)", ({ startedAt }, zone) => localTime(startedAt, zone)),
  text("Paid (UTC)", ({ paidAt }) => utc(paidAt)),
  text("Ended (UTC)", ({ closedAt }) => utc(closedAt)),
  text("Ended (local)", ({ closedAt }, zone) => (closedAt ? localTime(closedAt, zone) : "")),
  text("Crypto", ({ asset }) => asset),
  number("Amount agreed", ({ amount }) => amount),
  number("Amount received or given", ({ moved }) => moved),
  number("Escrow fee paid", ({ fee }) => fee),
  number("Cashback received or given", ({ cashback }) => cashback),
  text("Currency", ({ currency }) => currency),
  number("Fiat amount", ({ fiat }) => fiat),
  number("Price", ({ price }) => price),
  number("Market price", ({ marketPrice }) => marketPrice),
  number("Margin, %", ({ margin }) => margin),
  text("Price sources", ({ priceSources }) => priceSources),
  number("Value in USD", ({ value }) => value),
];

/** What the reader did with the crypto. */
export function sideWord(side: ExportedTrade["side"]): string {
  return side === "buy" ? "Bought" : "Sold";
}

/** "2026-11-23 14:35:57"; empty for what did not happen. */
export function utc(at: number | undefined): string {
  return at === undefined ? "" : new Date(at).toISOString().slice(0, 19).replace("T", " ");
}
