import type { StatementLine, StatementWriter } from "../../application/ports/partner-views.ts";
import { formatAmount } from "../../domain/money/money.ts";
import { csvCell } from "./write-csv.ts";

const titles = ["Time (UTC)", "Kind", "Crypto", "Amount"];

const kinds: Readonly<Record<StatementLine["kind"], string>> = {
  earned: "Earned",
  taken_back: "Taken back",
  claimed: "Claimed",
};

/** The same form as exported trades; amounts below zero leave the account. */
export const writeStatement: StatementWriter = (lines) => {
  const rows = lines.map(({ kind, amount, at }) => [
    csvCell(new Date(at).toISOString(), false),
    csvCell(kinds[kind], false),
    csvCell(amount.asset, false),
    csvCell(formatAmount(amount), true),
  ]);
  const text = [titles, ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
  return new TextEncoder().encode(`\ufeff${text}`);
};
