import { isValidBIC } from "ibantools";
import { isCountry } from "../catalogue/countries.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { parseCsv } from "../text/parse-csv.ts";
import { charactersOf, isReadable, isVisible, plainText } from "../text/plain-text.ts";
import { isAbaRoutingNumber, isBik } from "./check-digits.ts";
import type { Bank, BankDirectory } from "./bank-directory.ts";

/** How large a list of banks may be; the largest published ones have some 20,000 rows. */
export const bankListLimits = { characters: 2_000_000, rows: 25_000 };

/** The columns of a list of banks, in this order. */
const bankListColumns = ["country", "code", "name", "swift_code"] as const;

export const bankRowFaults = [
  "columns",
  "country",
  "code",
  "name",
  "swift_code",
  "repeated",
] as const;

/** What is wrong with a row: the first column that is; or an earlier row has the same bank. */
type BankRowFault = (typeof bankRowFaults)[number];

/** What a row does to the directory. */
export interface BankRow {
  /** Its line in the file; the heading is line 1. */
  readonly line: number;
  /** Undefined where the row has a fault. */
  readonly bank: Bank | undefined;
  readonly does: "adds" | "changes" | "keeps" | BankRowFault;
  /** The bank as it is known now, where the row changes it. */
  readonly before?: Pick<Bank, "name" | "swiftCode">;
}

interface ListRefusal {
  /** No CSV, other columns, no rows, or too many. */
  readonly code: "bank_list_unreadable" | "bank_list_columns" | "bank_list_size";
}

/** Reads a list of banks as CSV, and compares each row with what is known already. */
export function readBankList(
  text: string,
  known: BankDirectory,
): Result<readonly BankRow[], ListRefusal> {
  if (text.length > bankListLimits.characters) return refuse({ code: "bank_list_size" });
  const lines = parseCsv(text);
  if (!lines) return refuse({ code: "bank_list_unreadable" });
  const [heading, ...rest] = lines;
  const names = heading?.map((name) => name.trim().toLowerCase()).join(",");
  if (names !== bankListColumns.join(",")) return refuse({ code: "bank_list_columns" });
  const numbered = rest.map((fields, place) => ({ fields, line: place + 2 }));
  const rows = numbered.filter(({ fields }) => fields.some((field) => field.trim() !== ""));
  if (rows.length === 0 || rows.length > bankListLimits.rows) {
    return refuse({ code: "bank_list_size" });
  }
  const ids = new Set<string>();
  return accept(
    rows.map(({ fields, line }) => {
      const read = bankIn(fields);
      if (typeof read === "string") return { line, bank: undefined, does: read };
      if (ids.has(read.id)) return { line, bank: undefined, does: "repeated" };
      ids.add(read.id);
      return { line, bank: read, ...effectOf(read, known) };
    }),
  );
}

function bankIn(fields: readonly string[]): Bank | BankRowFault {
  if (fields.length !== bankListColumns.length) return "columns";
  const [country = "", code = "", , bic = ""] = fields.map((field) => field.trim().toUpperCase());
  const name = plainText(fields[2] ?? "").replaceAll(/\s+/gu, " ");
  if (!isCountry(country)) return "country";
  if (!isCode(country, code)) return "code";
  const length = charactersOf(name);
  if (length < 2 || length > 100 || !isReadable(name) || !isVisible(name)) return "name";
  if (bic !== "" && !(isValidBIC(bic) && bic.slice(4, 6) === country)) return "swift_code";
  const swiftCode = bic === "" ? undefined : bic.slice(0, 8);
  return { id: `${country}-${code}`, country, name, swiftCode };
}

/** Where the code is a number with a check digit or a fixed form, it has to be right. */
function isCode(country: string, code: string): boolean {
  if (country === "US") return isAbaRoutingNumber(code);
  if (country === "RU") return isBik(code);
  if (country === "MX") return /^\d{3}$/.test(code);
  if (country === "IN") return /^[A-Z]{4}$/.test(code);
  return /^[A-Z0-9]{1,17}$/.test(code);
}

function effectOf(bank: Bank, known: BankDirectory): Pick<BankRow, "does" | "before"> {
  const before = known.find(bank.country, bank.id);
  if (!before) return { does: "adds" };
  const isSame = before.name === bank.name && before.swiftCode === bank.swiftCode;
  return isSame ? { does: "keeps" } : { does: "changes", before };
}
