import type { DataSource, EntityManager } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { FactorResets } from "../../../application/ports/factor-resets.ts";
import {
  twoFactorOf,
  type StoredTwoFactor,
  type TwoFactor,
} from "../../../domain/account/two-factor.ts";
import { waitsForReset } from "../../../domain/account/trader-account.ts";
import type {
  AnswersProof,
  OpenReset,
  ResetOutcome,
} from "../../../domain/factor-reset/factor-reset.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import type { Refusal, Result } from "../../../domain/result/result.ts";
import { accountColumn, accountOf, type AccountJson } from "../account/account-column.ts";
import { lockAccount, noteAccountChange } from "../account/account-lock.ts";
import { foldedColumn } from "../account/folded-column.ts";
import { beginningWith } from "../people/postgres-people-views.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { addDelivery } from "../notice/add-delivery.ts";
import { fromResets, resetColumns, resetOf, type ResetRow } from "./reset-row.ts";

const self = "SELECT $1::text AS id";
const done: ResetOutcome = "done";
const declined: ResetOutcome = "declined";
const stopped: ResetOutcome = "stopped";

/** What a reset takes away, beside the settings that stand with the trader. */
const lostWithReset = [
  "authenticator",
  "authenticator_setup",
  "passkey",
  "recovery_code",
  "two_factor_request",
  "factor_code",
];

/** Requests for resets as rows. */
export class PostgresFactorResets implements FactorResets {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async ask(traderId: TraderId, answers: AnswersProof): Promise<void> {
    await this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      const open = await transaction.query<unknown[]>(
        "SELECT FROM factor_reset WHERE trader_id = $1 AND closed_at IS NULL",
        [traderId],
      );
      if (open.length > 0) {
        await transaction.query(
          `UPDATE factor_reset SET answers = $2
            WHERE trader_id = $1 AND closed_at IS NULL AND proposed_at IS NULL`,
          [traderId, answers],
        );
        return;
      }
      await transaction.query("INSERT INTO factor_reset (trader_id, answers) VALUES ($1, $2)", [
        traderId,
        answers,
      ]);
      await transaction.query(addDelivery("reset_asked", self), [traderId]);
      await noteAccountChange(transaction, traderId, "reset_asked");
    });
  }

  async openSince(traderId: TraderId): Promise<number | undefined> {
    const [row] = await this.#dataSource.query<{ asked_at: Date }[]>(
      "SELECT asked_at FROM factor_reset WHERE trader_id = $1 AND closed_at IS NULL",
      [traderId],
    );
    return row?.asked_at.getTime();
  }

  async stop(traderId: TraderId): Promise<boolean> {
    const [, count] = await this.#dataSource.query<[unknown[], number]>(
      `UPDATE factor_reset SET outcome = $2, closed_at = clock_timestamp()
        WHERE trader_id = $1 AND closed_at IS NULL`,
      [traderId, stopped],
    );
    return count > 0;
  }

  async list(
    { q, isOpen, without }: Parameters<FactorResets["list"]>[0],
    from: number,
    most: number,
  ) {
    const fits = `($1::boolean IS NULL OR (r.closed_at IS NULL) = $1)
      AND r.trader_id <> ALL ($2::text[])
      AND ($3::text IS NULL OR ${foldedColumn("trader.username")} LIKE $3)`;
    const wanted = [isOpen ?? null, without, q === undefined ? null : beginningWith(q)];
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<ResetRow[]>(
        `SELECT ${resetColumns} ${fromResets} WHERE ${fits}
          ORDER BY r.closed_at DESC NULLS FIRST, r.id OFFSET $4 LIMIT $5`,
        [...wanted, from, most],
      ),
      this.#dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total ${fromResets} WHERE ${fits}`,
        wanted,
      ),
    ]);
    return { resets: rows.map(resetOf), total: counted?.total ?? 0 };
  }

  async view(id: number) {
    const [row] = await this.#dataSource.query<ResetRow[]>(
      `SELECT ${resetColumns} ${fromResets} WHERE r.id = $1`,
      [id],
    );
    return row && resetOf(row);
  }

  decide<Refused extends Refusal>(
    { id, traderId, staffId, decision, words }: Parameters<FactorResets["decide"]>[0],
    judge: (open: OpenReset | undefined) => Result<undefined, Refused>,
    after: (twoFactor: TwoFactor) => TwoFactor,
    audit: AuditEntry,
  ): Promise<Result<undefined, Refused>> {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      const [row] = await transaction.query<ResetRow[]>(
        `SELECT ${resetColumns} ${fromResets} WHERE r.id = $1 AND r.trader_id = $2
            AND r.closed_at IS NULL FOR UPDATE OF r`,
        [id, traderId],
      );
      const judged = judge(row && resetOf(row));
      if (!judged.ok) return judged;
      if (decision === "propose") {
        await transaction.query(
          `UPDATE factor_reset SET proposed_by = $2, proposal_words = $3,
                  proposed_at = clock_timestamp() WHERE id = $1`,
          [id, staffId, words],
        );
      } else {
        const isApproved = decision === "approve";
        await transaction.query(
          `UPDATE factor_reset SET outcome = $4, closed_by = $2, approved_by = $5, closing_words = $3,
                  closed_at = clock_timestamp() WHERE id = $1`,
          [id, staffId, words, isApproved ? done : declined, isApproved ? staffId : null],
        );
        if (isApproved) await takeOff(transaction, traderId, after);
      }
      await appendAudit(transaction, this.#seal, [audit]);
      return judged;
    });
  }
}

/**
 * Every session ends; as after a recovery, nothing is sold or sent for a day. A compromised account that
 * waits for a new password still waits: whoever took it over may know the old one.
 */
async function takeOff(
  transaction: EntityManager,
  traderId: TraderId,
  after: (twoFactor: TwoFactor) => TwoFactor,
): Promise<void> {
  for (const table of lostWithReset) {
    await transaction.query(`DELETE FROM ${table} WHERE trader_id = $1`, [traderId]);
  }
  await transaction.query("UPDATE outlet SET takes_codes = false WHERE trader_id = $1", [traderId]);
  const [row] = await transaction.query<{ two_factor: StoredTwoFactor; account: AccountJson }[]>(
    `SELECT two_factor, ${accountColumn("trader")} AS account FROM trader WHERE id = $1 FOR UPDATE`,
    [traderId],
  );
  const left = after(twoFactorOf(row?.two_factor ?? {}));
  await transaction.query(
    `UPDATE trader SET two_factor = $2::jsonb,
            credentials_changed_at = CASE WHEN $3 THEN credentials_changed_at ELSE clock_timestamp() END,
            security_changed_at = clock_timestamp(), recovered_at = clock_timestamp()
      WHERE id = $1`,
    [traderId, JSON.stringify(left), row !== undefined && waitsForReset(accountOf(row.account))],
  );
  await transaction.query(addDelivery("factors_reset", self), [traderId]);
  await noteAccountChange(transaction, traderId, "factors");
}
