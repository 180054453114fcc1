import type { DataSource, EntityManager } from "typeorm";
import type { AmbassadorLinks } from "../../../application/ports/ambassador-links.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import type { AmbassadorAsk } from "../../../domain/partner/ambassador.ts";
import type { Badge } from "../../../domain/record/badges.ts";

const ambassador: Badge = "ambassador";

/** The number of the lock under which people are attached. */
const referralLock = 7_337_473;

/** Rows of `referral`. One is attached at a time: two at once could make a circle of each other. */
export class PostgresAmbassadorLinks implements AmbassadorLinks {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async find(code: string) {
    const [row] = await this.#dataSource.query<{ traderId: string; username: string }[]>(
      `SELECT trader.id AS "traderId", username FROM partner JOIN trader ON trader.id = trader_id
        WHERE code = $1 AND badge = $2 AND erased_at IS NULL`,
      [code, ambassador],
    );
    return row;
  }

  ask(traderId: TraderId, ambassadorId: TraderId): Promise<AmbassadorAsk> {
    return askOf(this.#dataSource.manager, traderId, ambassadorId);
  }

  attach(
    traderId: TraderId,
    ambassadorId: TraderId,
    judge: Parameters<AmbassadorLinks["attach"]>[2],
  ) {
    return this.#dataSource.transaction(async (transaction) => {
      await transaction.query("SELECT pg_advisory_xact_lock($1)", [referralLock]);
      const judged = judge(await askOf(transaction, traderId, ambassadorId));
      if (!judged.ok) return judged;
      await transaction.query("INSERT INTO referral (trader_id, referrer_id) VALUES ($1, $2)", [
        traderId,
        ambassadorId,
      ]);
      return judged;
    });
  }
}

async function askOf(
  manager: EntityManager,
  traderId: TraderId,
  ambassadorId: TraderId,
): Promise<AmbassadorAsk> {
  const [row] = await manager.query<{ is_referred: boolean; ancestors: string[] }[]>(
    `WITH RECURSIVE chain AS (
       SELECT referrer_id FROM referral WHERE trader_id = $2
       UNION SELECT r.referrer_id FROM referral r JOIN chain ON r.trader_id = chain.referrer_id)
     SELECT EXISTS (SELECT FROM referral WHERE trader_id = $1) AS is_referred,
            ARRAY(SELECT referrer_id FROM chain) AS ancestors`,
    [traderId, ambassadorId],
  );
  return {
    traderId,
    ambassadorId,
    isReferred: row?.is_referred ?? false,
    ancestors: row?.ancestors ?? [],
  };
}
