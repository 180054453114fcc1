import PdfDocument from "pdfkit";
import type { ExportHead, ExportWriter } from "../../application/ports/export-writer.ts";
import { localTime } from "../../domain/account/calendar-day.ts";
import type { ExportedTrade } from "../../domain/history-export/exported-trade.ts";
import { breathing } from "./breathing.ts";
import { sideWord, utc } from "./export-columns.ts";
import { printable } from "./printable.ts";

type Document = InstanceType<typeof PdfDocument>;

/** A column of the table, in points; each row has two lines. */
interface PdfColumn {
  readonly titles: readonly [string, string];
  readonly width: number;
  readonly lines: (trade: ExportedTrade, timeZone: string) => readonly [string, string];
  readonly isNumber?: boolean;
}

const margin = 36;
const rowHeight = 25;
const fontSize = 7.5;

/** Together as wide as a page of A4 across without its margins: 770. */
const columns: readonly PdfColumn[] = [
  {
    titles: ["Trade", "Status"],
    width: 92,
    lines: ({ id, status }) => [id, status],
  },
  {
    titles: ["Started (UTC)", "Started (local)"],
    width: 106,
    lines: ({ startedAt }, zone) => [utc(startedAt), localTime(startedAt, zone)],
  },
  {
    titles: ["Ended (UTC)", "Ended (local)"],
    width: 106,
    lines: ({ closedAt }, zone) => [utc(closedAt), closedAt ? localTime(closedAt, zone) : ""],
  },
  {
    titles: ["Partner", "Payment method"],
    width: 100,
    lines: ({ partner, paymentMethod }) => [partner, paymentMethod],
  },
  {
    titles: ["Received or given", "of agreed"],
    width: 106,
    lines: ({ side, moved, amount, asset }) => [
      `${sideWord(side)} ${moved} ${asset}`,
      `${amount} ${asset}`,
    ],
    isNumber: true,
  },
  {
    titles: ["Escrow fee paid", "Cashback"],
    width: 82,
    lines: ({ fee, cashback, asset }) => [`${fee} ${asset}`, `${cashback} ${asset}`],
    isNumber: true,
  },
  {
    titles: ["Fiat amount", "Value"],
    width: 78,
    lines: ({ fiat, currency, value }) => [`${fiat} ${currency}`, `${value} USD`],
    isNumber: true,
  },
  {
    titles: ["Price", "Market price, sources"],
    width: 100,
    lines: ({ price, marketPrice, priceSources, currency }) => [
      `${price} ${currency}`,
      `${marketPrice} ${priceSources}`,
    ],
    isNumber: true,
  },
];

/** A document to print, a page at a time: what is drawn is sent on and forgotten. */
export const writePdf: ExportWriter = async function* (trades, head) {
  const ready: Uint8Array[] = [];
  const document = new PdfDocument({
    size: "A4",
    layout: "landscape",
    margin,
    info: { Title: titleOf(head) },
  });
  document.on("data", (chunk: Uint8Array) => ready.push(chunk));
  const ended = new Promise<void>((resolve) => document.on("end", resolve));
  const table = new Table(document, head);
  for await (const trade of breathing(trades)) {
    table.add(trade);
    yield* ready.splice(0);
  }
  document.end();
  await ended;
  yield* ready.splice(0);
};

function titleOf({ username, wish: { startDate, endDate } }: ExportHead): string {
  return `Trades of ${username}, ${startDate} to ${endDate}`;
}

/** Rows below each other; each page begins with the titles of the columns. */
class Table {
  readonly #document: Document;
  readonly #timeZone: string;
  #top = margin;
  #page = 1;

  constructor(document: Document, head: ExportHead) {
    this.#document = document;
    this.#timeZone = head.wish.timeZone;
    document.font("Helvetica-Bold").fontSize(14).text(titleOf(head), margin, margin);
    const about = `Requested ${utc(head.requestedAt)} UTC. Local times are those of ${head.wish.timeZone}.`;
    document
      .font("Helvetica")
      .fontSize(9)
      .text(about, margin, margin + 20);
    this.#top = margin + 42;
    this.#begin();
  }

  add(trade: ExportedTrade): void {
    if (this.#top + rowHeight > this.#document.page.height - margin - fontSize * 2) {
      this.#document.addPage();
      this.#page += 1;
      this.#top = margin;
      this.#begin();
    }
    this.#row((column) => column.lines(trade, this.#timeZone));
  }

  #begin(): void {
    const { page } = this.#document;
    this.#document.font("Helvetica").fontSize(fontSize);
    this.#write(
      String(this.#page),
      margin,
      page.height - margin - fontSize,
      page.width - 2 * margin,
      true,
    );
    this.#document.font("Helvetica-Bold");
    this.#row(({ titles }) => titles);
    this.#document.font("Helvetica");
  }

  #row(linesOf: (column: PdfColumn) => readonly [string, string]): void {
    const document = this.#document;
    const top = this.#top;
    let left = margin;
    for (const column of columns) {
      const [upper, lower] = linesOf(column);
      const width = column.width - 6;
      this.#write(upper, left, top, width, column.isNumber);
      this.#write(lower, left, top + 10, width, column.isNumber);
      left += column.width;
    }
    this.#top += rowHeight;
    const line = this.#top - 4;
    document
      .moveTo(margin, line)
      .lineTo(left - 6, line)
      .lineWidth(0.25)
      .stroke("#888888");
  }

  /** One line, cut off where it is too long. */
  #write(text: string, left: number, top: number, width: number, isNumber = false): void {
    this.#document.fillColor("black").text(printable(text), left, top, {
      width,
      height: fontSize,
      lineBreak: false,
      ellipsis: true,
      align: isNumber ? "right" : "left",
    });
  }
}
