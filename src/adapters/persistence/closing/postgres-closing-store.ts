import type { DataSource, EntityManager } from "typeorm";
import type { ClosingStore } from "../../../application/ports/closing-store.ts";
import type { ClosingFacts, ClosingObstacle } from "../../../domain/account/closing.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import { realAssets } from "../../../domain/money/asset.ts";
import { openDisputes, undecidedChargebacks } from "../../../domain/trade/trade-status.ts";
import { lockAccount, noteAccountChange } from "../account/account-lock.ts";
import { addDelivery } from "../notice/add-delivery.ts";
import { eraseStatements } from "./erase-statements.ts";
import { openCardStates } from "../../../domain/virtual-card/virtual-card.ts";

interface FactsRow extends ClosingFacts {
  readonly activeOffers: number;
}

/** Accounts that are closed, in the rows of traders. */
export class PostgresClosingStore implements ClosingStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  factsOf(traderId: string): Promise<ClosingFacts> {
    return factsOf(this.#dataSource, traderId);
  }

  close(traderId: string, judge: (facts: ClosingFacts) => readonly ClosingObstacle[]) {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      const facts = await factsOf(transaction, traderId);
      const obstacles = judge(facts);
      if (obstacles.length > 0) return obstacles;
      if (facts.activeOffers > 0) return "offers_on";
      const closed = await transaction.query<unknown[]>(
        `WITH closed AS (
           UPDATE trader SET closed_at = clock_timestamp(), credentials_changed_at = clock_timestamp()
            WHERE id = $1 AND closed_at IS NULL RETURNING id),
         told AS (${addDelivery("account_closed", "SELECT id FROM closed")})
         SELECT id FROM closed`,
        [traderId],
      );
      if (closed.length > 0) await noteAccountChange(transaction, traderId, "closed");
      return "closed";
    });
  }

  eraseSome(closedSeconds: number, most: number): Promise<number> {
    return this.#dataSource.transaction(async (transaction) => {
      const rows = await transaction.query<{ id: string }[]>(
        `SELECT id FROM trader
          WHERE erased_at IS NULL AND closed_at < clock_timestamp() - make_interval(secs => $1)
          ORDER BY closed_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
        [closedSeconds, most],
      );
      if (rows.length === 0) return 0;
      const ids = rows.map(({ id }) => id);
      for (const statement of Object.values(eraseStatements)) {
        await transaction.query(statement, [ids]);
      }
      return ids.length;
    });
  }
}

async function factsOf(
  database: Pick<DataSource, "query"> | EntityManager,
  traderId: string,
): Promise<FactsRow> {
  const [row] = await database.query<FactsRow[]>(
    `SELECT (SELECT count(*)::integer FROM trade
              WHERE $1 IN (buyer_id, seller_id) AND closed_at IS NULL) AS "activeTrades",
            EXISTS (SELECT FROM ledger_account
                      JOIN asset ON asset.code = ledger_account.asset AND NOT asset.is_play
                     WHERE (owner_id = $1 OR id = ANY ($4)) AND balance > 0)
              OR EXISTS (SELECT FROM spot_order WHERE trader_id = $1 AND ended_at IS NULL)
              OR EXISTS (SELECT FROM virtual_card WHERE trader_id = $1 AND state = ANY ($5))
              OR EXISTS (SELECT FROM provider_order WHERE trader_id = $1 AND ended_at IS NULL) AS "hasBalance",
            EXISTS (SELECT FROM claim WHERE $1 IN (debtor_id, creditor_id)
                       AND served + written_off < amount) AS "hasDebt",
            (SELECT count(*)::integer FROM trade
              WHERE $1 IN (buyer_id, seller_id)
                AND (dispute = ANY ($2) OR chargeback = ANY ($3))) AS "openDisputes",
            (SELECT count(*)::integer FROM offer
              WHERE owner_id = $1 AND (is_active OR in_pool OR is_paused) AND deleted_at IS NULL) AS "activeOffers"`,
    [
      traderId,
      openDisputes,
      undecidedChargebacks,
      [
        accountId({ kind: "merchant", asset: "BTC", merchantId: traderId }),
        ...realAssets.map((asset) => accountId({ kind: "bond", asset, holderId: traderId })),
      ],
      openCardStates,
    ],
  );
  if (!row) throw new Error("A row of counts is always there");
  return row;
}
