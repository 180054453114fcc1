import type { DataSource, EntityManager } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type {
  DeskVerdict,
  ListedVerification,
  StaffVerification,
  VerificationDesk,
} from "../../../application/ports/verification-desk.ts";
import type { KnownDemand } from "../../../application/ports/verification-store.ts";
import { wholeName } from "../../../domain/account/full-name.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import type { Refusal, Result } from "../../../domain/result/result.ts";
import type {
  VerificationState,
  VerificationVerdict,
} from "../../../domain/verification/verification.ts";
import { lockAccount, noteAccountChange } from "../account/account-lock.ts";
import { foldedColumn } from "../account/folded-column.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { beginningWith } from "../people/postgres-people-views.ts";
import { keepNames } from "./attempt-rows.ts";
import { raiseLevel } from "./proven-row.ts";
import type { SealedDetails } from "./sealed-details.ts";
import {
  attemptOf,
  demandOf,
  verificationColumns,
  type DemandRow,
  type VerificationRow,
} from "./verification-row.ts";

interface ListedRow extends VerificationRow {
  readonly trader_id: string;
  readonly username: string;
  readonly level: string;
}

interface StaffRow extends ListedRow {
  readonly details: Buffer | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly same: readonly string[];
  readonly demand: DemandRow | null;
}

const listedRows = `SELECT v.trader_id, trader.username, trader.level::text AS level, ${verificationColumns}`;
const fromRows = "FROM verification v JOIN trader ON trader.id = v.trader_id";

const millisPerSecond = 1_000;

/** What the person is told of each verdict. */
const told = {
  approve: "verification_approved",
  reject: "verification_rejected",
  corrupted: "verification_corrupted",
} as const satisfies Record<VerificationVerdict, string>;

/** Proofs as staff read and decide them. */
export class PostgresVerificationDesk implements VerificationDesk {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;
  readonly #sealed: SealedDetails;

  constructor(dataSource: DataSource, seal: AuditSeal, sealed: SealedDetails) {
    this.#dataSource = dataSource;
    this.#seal = seal;
    this.#sealed = sealed;
  }

  async list(
    { q, kind, state, without }: Parameters<VerificationDesk["list"]>[0],
    from: number,
    most: number,
  ) {
    const fits = `v.submitted_at IS NOT NULL AND ($1::text IS NULL OR v.kind = $1)
      AND ($2::text IS NULL OR v.state = $2) AND v.trader_id <> ALL ($3::text[])
      AND ($4::text IS NULL OR ${foldedColumn("trader.username")} LIKE $4)`;
    const wanted = [
      kind ?? null,
      state ?? null,
      without,
      q === undefined ? null : beginningWith(q),
    ];
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<ListedRow[]>(
        `${listedRows} ${fromRows} WHERE ${fits} ORDER BY v.submitted_at, v.id OFFSET $5 LIMIT $6`,
        [...wanted, from, most],
      ),
      this.#dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total ${fromRows} WHERE ${fits}`,
        wanted,
      ),
    ]);
    return { verifications: rows.map(listedOf), total: counted?.total ?? 0 };
  }

  async view(id: string): Promise<StaffVerification | undefined> {
    const [row] = await this.#dataSource.query<StaffRow[]>(
      `${listedRows}, v.details, chosen.first_name, chosen.last_name,
              ARRAY(SELECT DISTINCT other.username FROM verification o
                      JOIN trader other ON other.id = o.trader_id
                     WHERE o.document_hash = v.document_hash AND o.trader_id <> v.trader_id
                     ORDER BY other.username LIMIT 20) AS same,
              (SELECT json_build_object('is_forced', d.is_forced, 'deadline', d.deadline, 'reason', d.reason)
                 FROM verification_demand d WHERE d.trader_id = v.trader_id) AS demand
         ${fromRows} LEFT JOIN preference chosen ON chosen.trader_id = v.trader_id
        WHERE v.id = $1 AND v.submitted_at IS NOT NULL`,
      [id],
    );
    if (!row) return undefined;
    const { demand } = row;
    const deadline = demand?.deadline ? new Date(demand.deadline) : null;
    return {
      ...listedOf(row),
      typed: await this.#sealed.open(row.trader_id, row.id, row.details),
      accountName: wholeName({ firstName: row.first_name ?? "", lastName: row.last_name ?? "" }),
      sameDocument: row.same,
      demand: demand ? demandOf({ ...demand, deadline }) : undefined,
    };
  }

  async decide<Refused extends Refusal>(
    id: string,
    { verdict, reasons, words }: DeskVerdict,
    judge: (state: VerificationState | undefined) => Result<VerificationState, Refused>,
    audit: AuditEntry,
  ): Promise<Result<VerificationState, Refused>> {
    const found = await this.view(id);
    const traderId = found?.traderId ?? "";
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      const [row] = await transaction.query<{ state: VerificationState }[]>(
        "SELECT state FROM verification WHERE id = $1",
        [id],
      );
      const judged = judge(row?.state);
      if (!judged.ok) return judged;
      await transaction.query(
        `UPDATE verification SET state = $2, reasons = $3, words = $4, decided_at = clock_timestamp()
          WHERE id = $1`,
        [id, judged.value, reasons, words],
      );
      if (verdict === "approve") {
        if (found?.typed?.kind === "id")
          await keepNames(transaction, traderId, found.typed.details);
        await removeDemand(transaction, traderId);
        await raiseLevel(transaction, traderId);
      }
      await noteAccountChange(transaction, traderId, told[verdict]);
      await appendAudit(transaction, this.#seal, [audit]);
      return judged;
    });
  }

  demand(traderId: TraderId, demand: KnownDemand | undefined, audit: AuditEntry): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      if (!(await lockAccount(transaction, traderId))) return false;
      await removeDemand(transaction, traderId);
      if (demand) {
        const { deadline } = demand;
        const seconds = deadline === undefined ? null : deadline / millisPerSecond;
        await transaction.query(
          `INSERT INTO verification_demand (trader_id, is_forced, deadline, reason)
           VALUES ($1, $2, to_timestamp($3::double precision), $4)`,
          [traderId, demand.isForced, seconds, demand.reason],
        );
        await transaction.query(
          "UPDATE trader SET verify_by = to_timestamp($2::double precision) WHERE id = $1",
          [traderId, seconds],
        );
      }
      const kind = demand ? "verification_asked" : "verification";
      await noteAccountChange(transaction, traderId, kind);
      await appendAudit(transaction, this.#seal, [audit]);
      return true;
    });
  }
}

async function removeDemand(transaction: EntityManager, traderId: TraderId): Promise<void> {
  await transaction.query("DELETE FROM verification_demand WHERE trader_id = $1", [traderId]);
  await transaction.query("UPDATE trader SET verify_by = NULL WHERE id = $1", [traderId]);
}

function listedOf(row: ListedRow): ListedVerification {
  return {
    ...attemptOf(row),
    traderId: row.trader_id,
    username: row.username,
    level: Number(row.level),
  };
}
