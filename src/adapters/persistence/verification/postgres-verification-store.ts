import type { DataSource, EntityManager } from "typeorm";
import type {
  VerificationAttempt,
  VerificationStore,
} from "../../../application/ports/verification-store.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { provenAt } from "../../../domain/kyc/proven-at.ts";
import type { Refusal, Result } from "../../../domain/result/result.ts";
import type {
  VerificationKind,
  VerificationRecord,
  VerificationState,
} from "../../../domain/verification/verification.ts";
import { lockAccount, noteAccountChange } from "../account/account-lock.ts";
import { columnsOf, insertAttempt, keepNames, removeAttempt } from "./attempt-rows.ts";
import { lowerLevel, raiseLevel } from "./proven-row.ts";
import type { SealedDetails } from "./sealed-details.ts";
import { overviewIn } from "./verification-overview.ts";
import { attemptOf, verificationColumns, type VerificationRow } from "./verification-row.ts";

const begun: VerificationState = "uploaded";
const handedIn: VerificationState = "pending";
const approved: VerificationState = "approved";
const expiring: VerificationKind = "id";

interface SendsRow {
  readonly email_count: number | null;
  readonly email_at: Date | null;
  readonly phone_count: number | null;
  readonly phone_at: Date | null;
  readonly now: Date;
}

/** Proofs as rows; what changes one locks the account first. */
export class PostgresVerificationStore implements VerificationStore {
  readonly #dataSource: DataSource;
  readonly #sealed: SealedDetails;

  constructor(dataSource: DataSource, sealed: SealedDetails) {
    this.#dataSource = dataSource;
    this.#sealed = sealed;
  }

  overviewOf(traderId: TraderId, triesSeconds: number) {
    return overviewIn(this.#dataSource.manager, traderId, triesSeconds);
  }

  async begin<Refused extends Refusal>(
    { id, traderId, ...typed }: Parameters<VerificationStore["begin"]>[0],
    triesSeconds: number,
    judge: (record: VerificationRecord, hasId: boolean) => Result<undefined, Refused>,
  ): Promise<Result<undefined, Refused>> {
    const sealed = await this.#sealed.seal(traderId, id, typed);
    return this.#locked(traderId, async (transaction) => {
      const overview = await overviewIn(transaction, traderId, triesSeconds);
      if (!overview) throw new Error(`The trader ${traderId} is signed in and not there`);
      const { attempts, tries, level } = overview;
      const newest = attempts[typed.kind];
      const record = {
        state: newest?.state,
        isExpired: newest?.isExpired ?? false,
        rejected: tries[typed.kind].rejected,
      };
      const judged = judge(record, provenAt(level).id);
      if (!judged.ok) return judged;
      if (newest?.state === begun) await removeAttempt(transaction, newest.id);
      const about = columnsOf(typed, this.#sealed);
      await insertAttempt(transaction, { id, traderId, kind: typed.kind, sealed, ...about });
      if (typed.kind === "basic") {
        await keepNames(transaction, traderId, typed.details);
        await raiseLevel(transaction, traderId);
      }
      await noteAccountChange(transaction, traderId, "verification");
      return judged;
    });
  }

  submit<Refused extends Refusal>(
    traderId: TraderId,
    id: string,
    judge: (attempt: VerificationAttempt | undefined) => Result<undefined, Refused>,
  ): Promise<Result<undefined, Refused>> {
    return this.#locked(traderId, async (transaction) => {
      const [row] = await transaction.query<VerificationRow[]>(
        `SELECT ${verificationColumns} FROM verification v WHERE v.id = $1 AND v.trader_id = $2
           FOR UPDATE OF v`,
        [id, traderId],
      );
      const judged = judge(row && attemptOf(row));
      if (!judged.ok) return judged;
      await transaction.query(
        "UPDATE verification SET state = $2, submitted_at = clock_timestamp() WHERE id = $1",
        [id, handedIn],
      );
      await noteAccountChange(transaction, traderId, "verification");
      return judged;
    });
  }

  async codeSendsOf(traderId: TraderId) {
    const [row] = await this.#dataSource.query<SendsRow[]>(
      `SELECT e.sends AS email_count, e.last_sent_at AS email_at, p.sends AS phone_count,
              p.last_sent_at AS phone_at, clock_timestamp() AS now
         FROM (SELECT $1::text AS id) asked LEFT JOIN email_code e ON e.trader_id = asked.id
         LEFT JOIN phone p ON p.trader_id = asked.id`,
      [traderId],
    );
    const sends = (count: number | null = null, at: Date | null = null) =>
      count === null || !at ? undefined : { count, lastAt: at.getTime() };
    return {
      email: sends(row?.email_count, row?.email_at),
      phone: sends(row?.phone_count, row?.phone_at),
      now: row?.now.getTime() ?? 0,
    };
  }

  async tellExpiring(withinSeconds: number, most: number): Promise<number> {
    const rows = await this.#dataSource.query<{ id: string; trader_id: string }[]>(
      `SELECT id, trader_id FROM verification
        WHERE kind = $1 AND state = $2 AND expired_at IS NULL AND told_expiry_at IS NULL
          AND expires_on < (clock_timestamp() + make_interval(secs => $3))::date
        ORDER BY expires_on LIMIT $4`,
      [expiring, approved, withinSeconds, most],
    );
    for (const { id, trader_id: traderId } of rows) {
      await this.#locked(traderId, async (transaction) => {
        const [told] = await transaction.query<[unknown[], number]>(
          `UPDATE verification SET told_expiry_at = clock_timestamp()
            WHERE id = $1 AND told_expiry_at IS NULL RETURNING id`,
          [id],
        );
        if (told.length > 0) await noteAccountChange(transaction, traderId, "id_expires_soon");
      });
    }
    return rows.length;
  }

  async expire(lowestLevel: number, most: number): Promise<number> {
    const rows = await this.#dataSource.query<{ id: string; trader_id: string }[]>(
      `SELECT id, trader_id FROM verification
        WHERE kind = $1 AND state = $2 AND expired_at IS NULL
          AND expires_on < (clock_timestamp() AT TIME ZONE 'UTC')::date
        ORDER BY expires_on LIMIT $3`,
      [expiring, approved, most],
    );
    for (const { id, trader_id: traderId } of rows) {
      await this.#locked(traderId, async (transaction) => {
        const [gone] = await transaction.query<[unknown[], number]>(
          `UPDATE verification SET expired_at = clock_timestamp()
            WHERE id = $1 AND expired_at IS NULL RETURNING id`,
          [id],
        );
        if (gone.length === 0) return;
        await lowerLevel(transaction, traderId, lowestLevel);
        await noteAccountChange(transaction, traderId, "id_expired");
      });
    }
    return rows.length;
  }

  #locked<Done>(
    traderId: TraderId,
    change: (transaction: EntityManager) => Promise<Done>,
  ): Promise<Done> {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      return change(transaction);
    });
  }
}
