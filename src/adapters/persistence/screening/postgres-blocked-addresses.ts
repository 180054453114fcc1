import type { DataSource } from "typeorm";
import type { AddressScreening } from "../../../application/ports/address-screening.ts";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type {
  BlockedAddress,
  BlockedAddressStore,
  NewBlockedAddress,
} from "../../../application/ports/blocked-address-store.ts";
import type { BlockedCategory, Identification } from "../../../domain/screening/blocked-address.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";

interface BlockedRow {
  readonly id: string;
  readonly address: string;
  readonly category: BlockedCategory;
  readonly name: string;
  readonly by: string;
  readonly blocked_at: Date;
}

const columns = `blocked.id, blocked.address, blocked.category, blocked.name, staff.username AS by,
  blocked.blocked_at`;
const tables = "blocked_address blocked JOIN staff ON staff.id = blocked.blocked_by";

/** Our own list of addresses that nothing is sent to. */
export class PostgresBlockedAddresses implements BlockedAddressStore, AddressScreening {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  identify(address: string): Promise<readonly Identification[]> {
    return this.#dataSource.query("SELECT category, name FROM blocked_address WHERE address = $1", [
      address,
    ]);
  }

  async list(q: string | undefined, from: number, most: number) {
    const wanted = "$1::text IS NULL OR strpos(lower(address || ' ' || name), lower($1)) > 0";
    const [rows, [count]] = await Promise.all([
      this.#dataSource.query<BlockedRow[]>(
        `SELECT ${columns} FROM (SELECT * FROM blocked_address WHERE ${wanted}
            ORDER BY blocked_at DESC, id OFFSET $2 LIMIT $3) blocked
           JOIN staff ON staff.id = blocked.blocked_by ORDER BY blocked.blocked_at DESC, blocked.id`,
        [q ?? null, from, most],
      ),
      this.#dataSource.query<{ total: string }[]>(
        `SELECT count(*) AS total FROM blocked_address WHERE ${wanted}`,
        [q ?? null],
      ),
    ]);
    return { addresses: rows.map(addressOf), total: Number(count?.total ?? 0) };
  }

  async find(id: string): Promise<BlockedAddress | undefined> {
    const [row] = await this.#dataSource.query<BlockedRow[]>(
      `SELECT ${columns} FROM ${tables} WHERE blocked.id = $1`,
      [id],
    );
    return row && addressOf(row);
  }

  add(
    { id, address, category, name, staffId }: NewBlockedAddress,
    audit: AuditEntry,
  ): Promise<boolean> {
    return this.#changed(
      `INSERT INTO blocked_address (id, address, category, name, blocked_by)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT (address) DO NOTHING RETURNING id`,
      [id, address, category, name, staffId],
      audit,
    );
  }

  remove(id: string, audit: AuditEntry): Promise<boolean> {
    return this.#changed("DELETE FROM blocked_address WHERE id = $1 RETURNING id", [id], audit);
  }

  /** The entry is written only where something was changed. */
  #changed(statement: string, values: readonly string[], audit: AuditEntry): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      const done: unknown = await transaction.query(
        `WITH done AS (${statement}) SELECT id FROM done`,
        [...values],
      );
      if (!Array.isArray(done) || done.length === 0) return false;
      await appendAudit(transaction, this.#seal, [audit]);
      return true;
    });
  }
}

function addressOf({ blocked_at: at, ...row }: BlockedRow): BlockedAddress {
  return { ...row, at: at.getTime() };
}
