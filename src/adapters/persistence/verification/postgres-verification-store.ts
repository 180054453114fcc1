import type { DataSource, EntityManager } from "typeorm";
import type {
  AttemptDetails,
  UsedTries,
  VerificationAttempt,
  VerificationOverview,
  VerificationStore,
} from "../../../application/ports/verification-store.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { provenAt } from "../../../domain/kyc/proven-at.ts";
import type { Refusal, Result } from "../../../domain/result/result.ts";
import { documentKey } from "../../../domain/verification/id-document.ts";
import {
  verificationKinds,
  type VerificationKind,
  type VerificationRecord,
  type VerificationState,
} from "../../../domain/verification/verification.ts";
import { lockAccount, noteAccountChange } from "../account/account-lock.ts";
import { verified } from "../account/company-name.ts";
import { lowerLevel, raiseLevel } from "./proven-row.ts";
import type { SealedDetails } from "./sealed-details.ts";
import {
  attemptOf,
  demandOf,
  verificationColumns,
  type DemandRow,
  type VerificationRow,
} from "./verification-row.ts";

const begun: VerificationState = "uploaded";
const handedIn: VerificationState = "pending";
const approved: VerificationState = "approved";
const rejected: VerificationState = "rejected";
const withoutReview: VerificationKind = "basic";
const expiring: VerificationKind = "id";

interface PersonRow {
  readonly level: string;
  readonly email: boolean;
  readonly phone: boolean;
  readonly company: boolean;
  readonly had_id: boolean;
  readonly country: string | null;
  readonly now: Date;
}

interface TriesRow {
  readonly kind: VerificationKind;
  readonly rejected: number;
  readonly oldest: Date;
}

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

async function overviewIn(
  manager: EntityManager,
  traderId: TraderId,
  triesSeconds: number,
): Promise<VerificationOverview | undefined> {
  const [person] = await manager.query<PersonRow[]>(
    `SELECT level::text, email_verified_at IS NOT NULL AS email,
            EXISTS (SELECT FROM phone p WHERE p.trader_id = trader.id AND p.verified_at IS NOT NULL) AS phone,
            EXISTS (SELECT FROM company c WHERE c.trader_id = trader.id AND c.state = $2) AS company,
            (SELECT country FROM preference WHERE trader_id = trader.id) AS country,
            EXISTS (SELECT FROM verification v WHERE v.trader_id = trader.id AND v.kind = $3
                       AND v.state = $4) AS had_id,
            clock_timestamp() AS now
       FROM trader WHERE id = $1`,
    [traderId, verified, expiring, approved],
  );
  if (!person) return undefined;
  const [demand] = await manager.query<DemandRow[]>(
    "SELECT is_forced, deadline, reason FROM verification_demand WHERE trader_id = $1",
    [traderId],
  );
  const rows = await manager.query<VerificationRow[]>(
    `SELECT DISTINCT ON (v.kind) ${verificationColumns} FROM verification v
      WHERE v.trader_id = $1 ORDER BY v.kind, v.begun_at DESC, v.id`,
    [traderId],
  );
  const used = await manager.query<TriesRow[]>(
    `SELECT kind, count(*)::integer AS rejected, min(decided_at) AS oldest FROM verification
      WHERE trader_id = $1 AND state = $2
        AND decided_at > clock_timestamp() - make_interval(secs => $3) GROUP BY kind`,
    [traderId, rejected, triesSeconds],
  );
  const triesOf = (kind: VerificationKind): UsedTries => {
    const found = used.find((each) => each.kind === kind);
    return { rejected: found?.rejected ?? 0, oldestAt: found?.oldest.getTime() };
  };
  return {
    level: Number(person.level),
    isEmailVerified: person.email,
    isPhoneVerified: person.phone,
    country: person.country ?? undefined,
    isVerifiedCompany: person.company,
    attempts: Object.fromEntries(rows.map((row) => [row.kind, attemptOf(row)])),
    tries: Object.fromEntries(
      verificationKinds.map((kind) => [kind, triesOf(kind)]),
    ) as VerificationOverview["tries"],
    demand: demand && demandOf(demand),
    hadId: person.had_id,
    now: person.now.getTime(),
  };
}

interface OpenColumns {
  readonly country: string | null;
  readonly documentType: string | null;
  readonly hash: string | null;
  readonly expiresOn: string | null;
}

async function insertAttempt(
  transaction: EntityManager,
  attempt: OpenColumns & {
    readonly id: string;
    readonly traderId: string;
    readonly kind: VerificationKind;
    readonly sealed: Buffer | null;
  },
): Promise<void> {
  const isDecided = attempt.kind === withoutReview;
  await transaction.query(
    `INSERT INTO verification (id, trader_id, kind, state, details, country, document_type,
                               document_hash, expires_on, submitted_at, decided_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::date,
             CASE WHEN $10::boolean THEN clock_timestamp() END,
             CASE WHEN $10::boolean THEN clock_timestamp() END)`,
    [
      attempt.id,
      attempt.traderId,
      attempt.kind,
      isDecided ? approved : begun,
      attempt.sealed,
      attempt.country,
      attempt.documentType,
      attempt.hash,
      attempt.expiresOn,
      isDecided,
    ],
  );
}

/** What is kept in the open, so that staff and jobs find it. */
function columnsOf(attempt: AttemptDetails, sealed: Pick<SealedDetails, "hash">): OpenColumns {
  const none: OpenColumns = { country: null, documentType: null, hash: null, expiresOn: null };
  switch (attempt.kind) {
    case "basic":
      return { ...none, country: attempt.details.country };
    case "id": {
      const { country, documentType, expiresOn } = attempt.details;
      const hash = sealed.hash(documentKey(attempt.details));
      return { country, documentType, hash, expiresOn: expiresOn === "" ? null : expiresOn };
    }
    case "address": {
      const { country, documentType } = attempt.details;
      return { ...none, country, documentType };
    }
    case "video":
      return none;
  }
}

/** One that was never handed in gives way; the sweep removes the contents of its files. */
async function removeAttempt(transaction: EntityManager, id: string): Promise<void> {
  await transaction.query(
    "UPDATE verification_file SET is_dropped = true WHERE verification_id = $1",
    [id],
  );
  await transaction.query("UPDATE verification SET state = $2, details = NULL WHERE id = $1", [
    id,
    replaced,
  ]);
}

const replaced: VerificationState = "corrupted";

/** What was proven, or said where that is enough, is what the account shows. */
export async function keepNames(
  transaction: EntityManager,
  traderId: string,
  names: { readonly firstName: string; readonly lastName: string; readonly country: string },
): Promise<void> {
  await transaction.query(
    `INSERT INTO preference (trader_id, first_name, last_name, country) VALUES ($1, $2, $3, $4)
     ON CONFLICT (trader_id) DO UPDATE SET first_name = $2, last_name = $3, country = $4`,
    [traderId, names.firstName, names.lastName, names.country],
  );
}
