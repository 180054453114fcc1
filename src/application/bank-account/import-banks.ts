import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { readBankList, type BankRow } from "../../domain/bank-account/bank-list.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { BankDirectories } from "../ports/bank-directories.ts";
import type { BankLists } from "../ports/bank-lists.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";

interface BankListFile {
  readonly fileName: string;
  /** CSV. */
  readonly text: string;
}

type ListRefusal = Extract<ReturnType<typeof readBankList>, { ok: false }>["refusal"];

type ImportRefusal = ListRefusal | { readonly code: "bank_list_faulty" | "reason_needed" };

/** Imports a list of banks, whole or not at all. Nothing is removed: saved accounts name banks. */
export class ImportBanks {
  readonly #lists: Pick<BankLists, "keep">;
  readonly #directories: BankDirectories;

  constructor(lists: Pick<BankLists, "keep">, directories: BankDirectories) {
    this.#lists = lists;
    this.#directories = directories;
  }

  /** What each row would do; nothing is imported. */
  async check(text: string): Promise<Result<readonly BankRow[], ListRefusal>> {
    return readBankList(text, await this.#directories.current());
  }

  async execute(
    { staffId, role, key }: KeyedStaff,
    { fileName, text, reason }: BankListFile & { readonly reason: string },
  ): Promise<Result<undefined, ImportRefusal>> {
    const words = parseStaffWords(reason);
    if (!words.ok) return words;
    const read = await this.check(text);
    if (!read.ok) return read;
    const rows = read.value;
    const banks = rows.flatMap(({ bank }) => bank ?? []);
    if (banks.length < rows.length) return refuse({ code: "bank_list_faulty" });
    const count = (does: BankRow["does"]) => rows.filter((row) => row.does === does).length;
    const summary = {
      fileName,
      countries: [...new Set(banks.map(({ country }) => country))].toSorted(),
      rows: rows.length,
      added: count("adds"),
      changed: count("changes"),
    };
    await this.#lists.keep(
      {
        ...summary,
        staffId,
        banks: rows.flatMap(({ bank, does }) => (bank && does !== "keeps" ? bank : [])),
      },
      {
        staffId,
        role,
        ...(key && { key }),
        act: "import-banks",
        subject: { kind: "bank-directory", id: fileName },
        reason: words.value,
        after: summary,
      },
    );
    return accept(undefined);
  }
}
