import type { EntityManager } from "typeorm";
import type {
  UsedTries,
  VerificationOverview,
} from "../../../application/ports/verification-store.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import {
  verificationKinds,
  type VerificationKind,
  type VerificationState,
} from "../../../domain/verification/verification.ts";
import { verified } from "../account/company-name.ts";
import {
  attemptOf,
  demandOf,
  verificationColumns,
  type DemandRow,
  type VerificationRow,
} from "./verification-row.ts";

const approved: VerificationState = "approved";
const rejected: VerificationState = "rejected";
const identity: VerificationKind = "id";

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

/** Everything about the proofs of a trader, as it is in this transaction. */
export async function overviewIn(
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
    [traderId, verified, identity, approved],
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
