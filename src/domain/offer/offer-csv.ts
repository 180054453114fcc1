import { accept, refuse, type Result } from "../result/result.ts";

/** The columns of offers in a file, in their order there. */
export const offerColumns = [
  "hash",
  "status",
  "type",
  "crypto_currency_code",
  "currency",
  "payment_method",
  "margin",
  "fixed_price",
  "range_min",
  "range_max",
  "predefined_amount",
  "window_minutes",
  "label",
  "tags",
  "terms",
  "saved_account",
  "multisig_escrow",
] as const;

/** Columns that a file only has where an offer has something in them. */
const rareColumns: ReadonlySet<OfferColumn> = new Set(["multisig_escrow"]);

type OfferColumn = (typeof offerColumns)[number];

/** One offer of a file: what its cells say, absent columns left out. */
export type OfferLine = Partial<Readonly<Record<OfferColumn, string>>>;

/** More offers than anybody may have. */
export const mostLines = 500;

/** Between the amounts or tags in one cell. */
export const listSeparator = "|";

/**
 * Why a file is not read:
 *
 * - `csv_without_columns`: its first line names none of ours, one twice, or one that there is not.
 * - `csv_broken`: a line has more cells than columns, or a quote is left open.
 * - `csv_too_long`, `csv_empty`
 */
export interface CsvRefusal {
  readonly code: "csv_without_columns" | "csv_broken" | "csv_too_long" | "csv_empty";
}

/** Reads offers out of a file (RFC 4180), whose first line names its columns. */
export function readOfferCsv(text: string): Result<readonly OfferLine[], CsvRefusal> {
  const rows = cellsOf(text.replace(/^\uFEFF/, ""));
  if (!rows) return refuse({ code: "csv_broken" });
  const [head = [], ...lines] = rows.filter((cells) => cells.some((cell) => cell.trim() !== ""));
  const names = head.map((name) => name.trim().toLowerCase());
  const columns = names.flatMap((name) => offerColumns.find((each) => each === name) ?? []);
  const isKnown = columns.length === names.length && new Set(names).size === names.length;
  if (columns.length === 0 || !isKnown) return refuse({ code: "csv_without_columns" });
  if (lines.length === 0) return refuse({ code: "csv_empty" });
  if (lines.length > mostLines) return refuse({ code: "csv_too_long" });
  if (lines.some((cells) => cells.length > columns.length)) return refuse({ code: "csv_broken" });
  return accept(
    lines.map((cells) => {
      const named = columns.flatMap((column, place) => {
        const cell = cells[place];
        return cell === undefined ? [] : [[column, shown(cell)] as const];
      });
      return Object.fromEntries(named);
    }),
  );
}

/** Offers as a file that a spreadsheet opens: no cell begins like a formula. */
export function writeOfferCsv(lines: readonly OfferLine[]): string {
  const columns = offerColumns.filter(
    (column) => !rareColumns.has(column) || lines.some((line) => line[column] !== undefined),
  );
  const rows = lines.map((line) => columns.map((column) => guarded(line[column] ?? "")));
  return [columns, ...rows].map((cells) => cells.map(quoted).join(",")).join("\r\n") + "\r\n";
}

/** Undefined where a quote is left open. */
function cellsOf(text: string): readonly (readonly string[])[] | undefined {
  const rows: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (!found) return undefined;
    const [, inQuotes, bare = "", end] = found;
    rows.at(-1)?.push(inQuotes === undefined ? bare : inQuotes.replaceAll('""', '"'));
    if (end === "") break;
    if (end === ",") {
      if (pattern.lastIndex === text.length) rows.at(-1)?.push("");
    } else {
      rows.push([]);
    }
  }
  return rows;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Numbers may begin with a minus; anything else that a spreadsheet would compute gets an apostrophe. */
function guarded(cell: string): string {
  const isFormula = /^[=+@\t\r]/.test(cell) || (cell.startsWith("-") && !/^-\d[\d.]*$/.test(cell));
  return isFormula || cell.startsWith("'") ? `'${cell}` : cell;
}

function shown(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1) : cell;
}
