import type { Bank } from "../../domain/bank-account/bank-directory.ts";
import type { StaffId } from "../../domain/id/id.ts";
import type { AuditEntry } from "./audit.ts";

/** A list of banks that was imported. */
export interface BankImport {
  readonly id: number;
  readonly by: string;
  /** The name of the file. */
  readonly fileName: string;
  readonly countries: readonly string[];
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly at: number;
}

export interface NewBankImport {
  readonly staffId: StaffId;
  readonly fileName: string;
  readonly countries: readonly string[];
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  /** Those that are new or different. */
  readonly banks: readonly Bank[];
}

/** How many banks of a country are known. */
export interface ImportedCountry {
  readonly country: string;
  readonly banks: number;
  /** When the latest list with banks of it was imported. */
  readonly at: number;
}

/** The lists of banks that were imported. */
export interface BankLists {
  /** Newest first. */
  history(most: number): Promise<readonly BankImport[]>;
  countries(): Promise<readonly ImportedCountry[]>;
  /** Imports one list at a time; of two with the same bank, the later one counts. */
  keep(list: NewBankImport, audit: AuditEntry): Promise<void>;
}
