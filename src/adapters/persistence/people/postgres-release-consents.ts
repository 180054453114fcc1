import type { DataSource, EntityManager } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { ConsentTrade, ReleaseConsents } from "../../../application/ports/release-consents.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { refuse, type Refusal, type Result } from "../../../domain/result/result.ts";
import type { ConsentSoFar } from "../../../domain/staff/release-consent.ts";
import type { Trade } from "../../../domain/trade/trade.ts";
import { accountColumn, accountOf, type AccountJson } from "../account/account-column.ts";
import { lockAccount, noteAccountChange } from "../account/account-lock.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";

interface ConsentRow {
  readonly trade_id: string;
  readonly partner: string;
  readonly usd_cents: string;
  readonly account: AccountJson;
  readonly proposed_by: string | null;
  readonly proposer: string | null;
  readonly proposal_words: string | null;
  readonly proposed_at: Date | null;
  readonly given_at: Date | null;
}

const held: Trade["escrow"] = "held";

/** Of the trades in which the trader `$1` sells, and whose escrow is in the state `$2`. */
const consents = `
  SELECT t.id AS trade_id, buyer.username AS partner, t.usd_cents::text AS usd_cents,
         ${accountColumn("seller")} AS account, c.proposed_by, proposer.username AS proposer,
         c.proposal_words, c.proposed_at, c.given_at
    FROM trade t JOIN trader seller ON seller.id = t.seller_id JOIN trader buyer ON buyer.id = t.buyer_id
    LEFT JOIN release_consent c ON c.trade_id = t.id
    LEFT JOIN staff proposer ON proposer.id = c.proposed_by
   WHERE t.seller_id = $1 AND t.escrow = $2`;

/** What staff agreed on about releases, as rows. */
export class PostgresReleaseConsents implements ReleaseConsents {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async of(traderId: TraderId): Promise<readonly ConsentTrade[]> {
    const rows = await this.#dataSource.query<ConsentRow[]>(
      `${consents} ORDER BY t.started_at DESC, t.id LIMIT 200`,
      [traderId, held],
    );
    return rows.map(consentOf);
  }

  propose<Refused extends Refusal>(
    step: Parameters<ReleaseConsents["propose"]>[0],
    judge: (soFar: ConsentSoFar) => Result<undefined, Refused>,
    audit: AuditEntry,
  ) {
    const { traderId, tradeId, staffId, words } = step;
    return this.#judged(step, judge, async (transaction) => {
      await transaction.query(
        `INSERT INTO release_consent (trade_id, trader_id, proposed_by, proposal_words)
         VALUES ($1, $2, $3, $4)
         ON CONFLICT (trade_id) DO UPDATE
            SET proposed_by = $3, proposal_words = $4, proposed_at = clock_timestamp(),
                given_by = NULL, given_at = NULL`,
        [tradeId, traderId, staffId, words],
      );
      await appendAudit(transaction, this.#seal, [audit]);
    });
  }

  give<Refused extends Refusal>(
    step: Parameters<ReleaseConsents["give"]>[0],
    judge: (soFar: ConsentSoFar) => Result<undefined, Refused>,
    audit: AuditEntry,
  ) {
    const { traderId, tradeId, staffId } = step;
    return this.#judged(step, judge, async (transaction) => {
      await transaction.query(
        "UPDATE release_consent SET given_by = $2, given_at = clock_timestamp() WHERE trade_id = $1",
        [tradeId, staffId],
      );
      await noteAccountChange(transaction, traderId, "release_consent");
      await appendAudit(transaction, this.#seal, [audit]);
    });
  }

  #judged<Refused extends Refusal>(
    { traderId, tradeId }: Parameters<ReleaseConsents["give"]>[0],
    judge: (soFar: ConsentSoFar) => Result<undefined, Refused>,
    write: (transaction: EntityManager) => Promise<void>,
  ): Promise<Result<undefined, Refused | { readonly code: "not_found" }>> {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      const [row] = await transaction.query<ConsentRow[]>(`${consents} AND t.id = $3`, [
        traderId,
        held,
        tradeId,
      ]);
      if (!row) return refuse({ code: "not_found" as const });
      const judged = judge(consentOf(row));
      if (judged.ok) await write(transaction);
      return judged;
    });
  }
}

function consentOf(row: ConsentRow): ConsentTrade {
  const { proposed_by: by, proposed_at: at } = row;
  return {
    tradeId: row.trade_id,
    partner: row.partner,
    usdCents: BigInt(row.usd_cents),
    account: accountOf(row.account),
    proposed: by !== null && at ? { by, at: at.getTime() } : undefined,
    proposer: row.proposer ?? undefined,
    words: row.proposal_words ?? "",
    givenAt: row.given_at?.getTime(),
  };
}
