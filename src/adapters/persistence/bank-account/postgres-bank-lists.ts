import type { DataSource } from "typeorm";
import type { BankDirectories } from "../../../application/ports/bank-directories.ts";
import type {
  BankImport,
  BankLists,
  ImportedCountry,
  NewBankImport,
} from "../../../application/ports/bank-lists.ts";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import {
  directoryOf,
  type Bank,
  type BankDirectory,
} from "../../../domain/bank-account/bank-directory.ts";
import { bundledBanks } from "../../../domain/bank-account/bundled-banks.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";

interface ImportRow {
  readonly id: number;
  readonly username: string;
  readonly file_name: string;
  readonly countries: readonly string[];
  readonly row_count: number;
  readonly added: number;
  readonly changed: number;
  readonly at: Date;
}

/** The imported banks, and the directory that they make together with the bundled ones. */
export class PostgresBankLists implements BankLists, BankDirectories {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;
  #known: { readonly newest: number; readonly directory: Promise<BankDirectory> } | undefined;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  /** Read again only once a list was imported. */
  async current(): Promise<BankDirectory> {
    const [row] = await this.#dataSource.query<{ newest: number }[]>(
      "SELECT coalesce(max(id), 0) AS newest FROM bank_import",
    );
    const newest = row?.newest ?? 0;
    if (this.#known?.newest !== newest) {
      const directory = this.#read();
      this.#known = { newest, directory };
      directory.catch(() => (this.#known = undefined));
    }
    return this.#known?.directory ?? this.#read();
  }

  async #read(): Promise<BankDirectory> {
    const rows = await this.#dataSource.query<(Omit<Bank, "swiftCode"> & { bic: string | null })[]>(
      "SELECT id, country, name, swift_code AS bic FROM imported_bank ORDER BY country, name, id",
    );
    const imported = rows.map(({ bic, ...bank }) => ({ ...bank, swiftCode: bic ?? undefined }));
    return directoryOf([...bundledBanks, ...imported]);
  }

  async history(most: number): Promise<readonly BankImport[]> {
    const rows = await this.#dataSource.query<ImportRow[]>(
      `SELECT i.*, staff.username FROM bank_import i JOIN staff ON staff.id = i.imported_by
        ORDER BY i.id DESC LIMIT $1`,
      [most],
    );
    return rows.map(({ id, username, file_name, row_count, at, countries, added, changed }) => ({
      id,
      by: username,
      fileName: file_name,
      countries,
      rows: row_count,
      added,
      changed,
      at: at.getTime(),
    }));
  }

  async countries(): Promise<readonly ImportedCountry[]> {
    const rows = await this.#dataSource.query<{ country: string; banks: number; at: Date }[]>(
      `SELECT b.country, count(*)::integer AS banks, max(i.at) AS at
         FROM imported_bank b JOIN bank_import i ON i.id = b.import_id
        GROUP BY b.country ORDER BY b.country`,
    );
    return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }));
  }

  async keep({ staffId, banks, ...list }: NewBankImport, audit: AuditEntry): Promise<void> {
    await this.#dataSource.transaction(async (transaction) => {
      // The number of the newest list tells that the directory has to be read again: no gaps.
      await transaction.query("LOCK TABLE bank_import IN SHARE ROW EXCLUSIVE MODE");
      const [row] = await transaction.query<{ id: number }[]>(
        `INSERT INTO bank_import (id, imported_by, file_name, countries, row_count, added, changed, at)
         SELECT coalesce(max(id), 0) + 1, $1, $2, $3, $4, $5, $6, clock_timestamp()
           FROM bank_import RETURNING id`,
        [staffId, list.fileName, list.countries, list.rows, list.added, list.changed],
      );
      await transaction.query(
        `INSERT INTO imported_bank (id, country, name, swift_code, import_id)
         SELECT id, country, name, "swiftCode", $2
           FROM jsonb_to_recordset($1::jsonb)
             AS bank (id text, country text, name text, "swiftCode" text)
         ON CONFLICT (id) DO UPDATE
           SET name = excluded.name, swift_code = excluded.swift_code, import_id = excluded.import_id`,
        [JSON.stringify(banks), row?.id],
      );
      await appendAudit(transaction, this.#seal, [audit]);
    });
  }
}
