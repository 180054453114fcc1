import type { DataSource, EntityManager } from "typeorm";
import type {
  AccountStateStore,
  Lifting,
  LockedPartySearch,
  NewAccountState,
  OpenAccountState,
  TradeOfLockedParty,
} from "../../../application/ports/account-state-store.ts";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { AccountState } from "../../../domain/account/account-states.ts";
import type { StaffRole } from "../../../domain/staff/staff-roles.ts";
import type { TradeId } from "../../../domain/id/id.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { databaseTime } from "../connection/database-time.ts";
import { addDelivery } from "../notice/add-delivery.ts";
import { holdsNow } from "./account-column.ts";
import { clocksToMove } from "./clocks-to-move.ts";
import { lockAccount, noteAccountChange } from "./account-lock.ts";

interface EndedRow {
  readonly id: string;
  readonly trader_id: string;
  readonly state: AccountState;
}

/** A pool, or one transaction. */
type Database = Pick<DataSource, "query" | "transaction">;

/** States as rows that are only added and closed. */
export class PostgresAccountStateStore implements AccountStateStore {
  readonly #dataSource: Database;
  readonly #seal: AuditSeal;

  constructor(dataSource: Database, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  now(): Promise<Instant> {
    return databaseTime(this.#dataSource);
  }

  async hasTradedWith(traderId: string, otherIds: readonly string[]): Promise<boolean> {
    const [row] = await this.#dataSource.query<{ found: boolean }[]>(
      `SELECT EXISTS (SELECT FROM trade WHERE buyer_id = $1 AND seller_id = ANY ($2))
           OR EXISTS (SELECT FROM trade WHERE seller_id = $1 AND buyer_id = ANY ($2)) AS found`,
      [traderId, otherIds],
    );
    return row?.found ?? false;
  }

  begin(state: NewAccountState, audit: AuditEntry): Promise<"begun" | "already_so" | "not_found"> {
    const { traderId, begunBy } = state;
    return this.#dataSource.transaction(async (transaction) => {
      if (!(await lockAccount(transaction, traderId))) return "not_found";
      await this.#liftEndedOf(transaction, traderId);
      const added = await transaction.query<unknown[]>(
        `INSERT INTO account_state (id, trader_id, state, reason, until, begun_at, begun_by, begun_role)
         VALUES ($1, $2, $3, $4, $5, clock_timestamp(), $6, $7)
         ON CONFLICT (trader_id, state) WHERE lifted_at IS NULL DO NOTHING RETURNING id`,
        [
          state.id,
          traderId,
          state.state,
          state.reason,
          state.until === undefined ? null : new Date(state.until),
          begunBy.staffId,
          begunBy.role,
        ],
      );
      if (added.length === 0) return "already_so";
      await noteAccountChange(transaction, traderId, "begun");
      if (state.letter) {
        await transaction.query(addDelivery(state.letter, "SELECT $1::text AS id"), [traderId]);
      }
      await appendAudit(transaction, this.#seal, [audit]);
      return "begun";
    });
  }

  async open(traderId: string, stateId: string): Promise<OpenAccountState | undefined> {
    const [row] = await this.#dataSource.query<
      { state: AccountState; begun_at: Date; until: Date | null }[]
    >(
      `SELECT s.state, s.begun_at, s.until FROM account_state s
        WHERE s.id = $1 AND s.trader_id = $2 AND ${holdsNow("s")}`,
      [stateId, traderId],
    );
    return (
      row && {
        state: row.state,
        begunAt: row.begun_at.getTime(),
        until: row.until?.getTime(),
      }
    );
  }

  lift({ traderId, stateId, staffId, reason }: Lifting, audit: AuditEntry): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      const [, count] = await transaction.query<[unknown[], number]>(
        `UPDATE account_state s SET lifted_at = clock_timestamp(), lifted_by = $3, lift_reason = $4
          WHERE s.id = $1 AND s.trader_id = $2 AND ${holdsNow("s")}`,
        [stateId, traderId, staffId, reason],
      );
      if (count === 0) return false;
      await noteAccountChange(transaction, traderId, "lifted");
      await appendAudit(transaction, this.#seal, [audit]);
      return true;
    });
  }

  async liftEnded(most: number): Promise<number> {
    const rows = await this.#dataSource.query<{ trader_id: string }[]>(
      `SELECT DISTINCT s.trader_id FROM account_state s
        WHERE s.lifted_at IS NULL AND s.until <= clock_timestamp() LIMIT $1`,
      [most],
    );
    let count = 0;
    for (const { trader_id: traderId } of rows) {
      count += await this.#dataSource.transaction(async (transaction) => {
        await lockAccount(transaction, traderId);
        const ended = await this.#liftEndedOf(transaction, traderId);
        if (ended.length === 0) return 0;
        await noteAccountChange(transaction, traderId, "lifted");
        await appendAudit(transaction, this.#seal, ended.map(entryOfEnd));
        return ended.length;
      });
    }
    return count;
  }

  /** A state that nobody lifted was over at its own end, not when that was recorded. */
  async #liftEndedOf(transaction: EntityManager, traderId: string): Promise<readonly EndedRow[]> {
    const [rows] = await transaction.query<[EndedRow[], number]>(
      `UPDATE account_state SET lifted_at = until
        WHERE trader_id = $1 AND lifted_at IS NULL AND until <= clock_timestamp()
        RETURNING id, trader_id, state`,
      [traderId],
    );
    return rows;
  }

  async tradesOfLocked(search: LockedPartySearch): Promise<readonly TradeOfLockedParty[]> {
    const { states, statuses, notWith, most } = search;
    const rows = await this.#dataSource.query<
      { id: string; begun_by: string; begun_role: StaffRole }[]
    >(
      `SELECT DISTINCT ON (t.id) t.id, s.begun_by, s.begun_role
         FROM account_state s
         JOIN trade t ON s.trader_id IN (t.buyer_id, t.seller_id)
        WHERE s.state = ANY ($1) AND ${holdsNow("s")}
          AND t.closed_at IS NULL AND t.status = ANY ($2) AND t.started_at <= s.begun_at
          AND NOT EXISTS (SELECT FROM deadline d WHERE d.subject = t.id AND d.kind = $3
                             AND d.aggregate = 'trade' AND d.done_at IS NULL)
        ORDER BY t.id, s.begun_at LIMIT $4`,
      [states, statuses, notWith, most],
    );
    return rows.map((row) => ({
      tradeId: row.id,
      lockedBy: { staffId: row.begun_by, role: row.begun_role },
    }));
  }

  async tradesWithClocksToMove(
    states: readonly AccountState[],
    most: number,
  ): Promise<readonly TradeId[]> {
    const rows = await this.#dataSource.query<{ id: string }[]>(clocksToMove, [
      states,
      most,
      1_000,
    ]);
    return rows.map(({ id }) => id);
  }
}

function entryOfEnd({ id, trader_id, state }: EndedRow): AuditEntry {
  return {
    staffId: undefined,
    role: undefined,
    act: "end-account-state",
    subject: { kind: "trader", id: trader_id },
    before: { state, stateId: id },
  };
}
