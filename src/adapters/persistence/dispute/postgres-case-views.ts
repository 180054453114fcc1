import type { DataSource } from "typeorm";
import { foldedColumn } from "../account/folded-column.ts";
import type {
  CaseRecord,
  CaseSummary,
  CaseViews,
  CaseWorker,
  Colleague,
  LeftCase,
  Precedents,
  StaffName,
} from "../../../application/ports/case-views.ts";
import type { Policies } from "../../../application/ports/policies.ts";
import type { TradeTerms } from "../../../application/ports/trade-terms.ts";
import type { Policy } from "../../../domain/policy/policy.ts";
import { PostgresPolicies } from "../policy/postgres-policies.ts";
import { cancelMarks } from "../../../domain/dispute/signals.ts";
import type { Mark } from "../../../domain/trade/trade-change.ts";
import type { DisputeState, TradeStage } from "../../../domain/trade/trade-status.ts";
import { databaseTime } from "../connection/database-time.ts";
import { linkedColumn } from "../staff/linked-column.ts";
import { eventOf, eventsColumn, type EventRow } from "../trade/event-row.ts";
import {
  detailsReadColumn,
  detailsReadOf,
  type DetailsReadRow,
} from "../trade/postgres-read-marks.ts";
import { sameAddressColumn } from "../trade/same-address-column.ts";
import { policyVersionOf, tradeColumns, tradeOf, type TradeRow } from "../trade/trade-row.ts";
import {
  caseTextsColumn,
  lastWrittenColumn,
  lastWrittenOf,
  textOf,
  type CaseTextRow,
  type LastWrittenRow,
} from "./case-columns.ts";
import { caseColumn, caseOf, type CaseRow } from "./case-row.ts";
import { messageOf, messagesColumn, type CaseMessageRow } from "./message-columns.ts";
import { partyColumn, partyOf, type PartyRow } from "./party-columns.ts";

interface SummaryRow extends TradeRow {
  readonly dispute_case: CaseRow;
  readonly worker: StaffName | null;
  readonly bought_by: PartyRow;
  readonly sold_by: PartyRow;
  readonly last_written: LastWrittenRow | null;
  readonly trades_of_pair: number;
  readonly is_same_address: boolean;
  readonly payment_details: TradeTerms["paymentDetails"];
  readonly now: Date;
}

interface RecordRow extends SummaryRow, DetailsReadRow {
  readonly terms: TradeTerms;
  readonly timeline: readonly EventRow[] | null;
  readonly messages: readonly CaseMessageRow[] | null;
  readonly texts: readonly CaseTextRow[] | null;
  readonly staff: Readonly<Record<string, StaffName>> | null;
}

const lostDispute: Mark["kind"] = "lost_dispute";
const reversedPayment: Mark["kind"] = "chargeback";
const appealed: DisputeState = "appeal_filed";

/** The stages of a verdict, by the side that it favours. */
const stages: Readonly<Record<keyof Precedents, TradeStage>> = {
  buyer: "decided_for_buyer",
  seller: "decided_for_seller",
  split: "decided_split",
};

const staffName = `json_build_object('id', s.id, 'username', s.username, 'codeName', s.code_name)`;

const counted = { cancels: "$1", lost: "$2", within: "$3", reversed: "$4" };

const summaryColumns = `${tradeColumns}, ${caseColumn}, clock_timestamp() AS now,
  (SELECT ${staffName} FROM dispute_case c JOIN staff s ON s.id = c.worker_id
    WHERE c.trade_id = t.id) AS worker,
  ${partyColumn("t.buyer_id", "bought_by", counted)},
  ${partyColumn("t.seller_id", "sold_by", counted)},
  ${lastWrittenColumn}, ${sameAddressColumn},
  (SELECT x.terms -> 'paymentDetails' FROM trade_terms x WHERE x.trade_id = t.id) AS payment_details,
  (SELECT count(*)::integer FROM trade o WHERE o.started_at < t.started_at
      AND ((o.buyer_id = t.buyer_id AND o.seller_id = t.seller_id)
        OR (o.buyer_id = t.seller_id AND o.seller_id = t.buyer_id))) AS trades_of_pair`;

/** What the desk reads of cases: one query each. */
export class PostgresCaseViews implements CaseViews {
  readonly #dataSource: DataSource;
  readonly #policies: Policies;

  constructor(dataSource: DataSource, policies: Policies = new PostgresPolicies(dataSource)) {
    this.#dataSource = dataSource;
    this.#policies = policies;
  }

  async waiting() {
    const rows = await this.#dataSource.query<SummaryRow[]>(
      `SELECT ${summaryColumns} FROM trade t WHERE t.id IN (
         SELECT w.trade_id FROM dispute_case w WHERE w.closed_at IS NULL
         UNION ALL SELECT a.id FROM trade a WHERE a.dispute = $5 AND a.closed_at IS NULL)`,
      [...(await this.#counted()), appealed],
    );
    const now = rows[0]?.now.getTime() ?? (await databaseTime(this.#dataSource));
    return { cases: await Promise.all(rows.map((row) => this.#summaryOf(row))), now };
  }

  async record(tradeId: string): Promise<CaseRecord | undefined> {
    const [row] = await this.#dataSource.query<RecordRow[]>(
      `SELECT ${summaryColumns}, m.terms, ${eventsColumn}, ${detailsReadColumn},
              ${caseTextsColumn}, ${messagesColumn},
              (SELECT json_object_agg(s.id, ${staffName}) FROM staff s WHERE s.id IN (
                 SELECT e.actor_id FROM trade_event e WHERE e.trade_id = t.id
                 UNION ALL SELECT n.author_id FROM case_text n WHERE n.trade_id = t.id
                 UNION ALL SELECT c.worker_id FROM dispute_case c WHERE c.trade_id = t.id)) AS staff
         FROM trade t JOIN trade_terms m ON m.trade_id = t.id
        WHERE t.id = $5 AND EXISTS (SELECT FROM dispute_case c WHERE c.trade_id = t.id)`,
      [...(await this.#counted()), tradeId],
    );
    if (!row) return undefined;
    const { terms, timeline, messages, texts, staff } = row;
    return {
      ...(await this.#summaryOf(row)),
      now: row.now.getTime(),
      terms,
      timeline: (timeline ?? []).map(eventOf),
      detailsReads: detailsReadOf(row),
      messages: (messages ?? []).map(messageOf),
      texts: (texts ?? []).map(textOf),
      staff: staff ?? {},
      precedents: await this.#precedents(row.dispute_case.reason, tradeId),
    };
  }

  async worker(staffId: string): Promise<CaseWorker | undefined> {
    const [row] = await this.#dataSource.query<CaseWorker[]>(
      `SELECT s.id AS "staffId", s.role, ${linkedColumn("s")} AS "linkedIds"
         FROM staff s WHERE s.id = $1 AND s.disabled_at IS NULL`,
      [staffId],
    );
    return row;
  }

  colleagues(roles: readonly Colleague["role"][]): Promise<readonly Colleague[]> {
    return this.#dataSource.query<Colleague[]>(
      `SELECT s.id, s.username, s.code_name AS "codeName", s.role,
              (SELECT count(*)::integer FROM dispute_case c
                WHERE c.worker_id = s.id AND c.closed_at IS NULL) AS "openCases"
         FROM staff s WHERE s.disabled_at IS NULL AND s.role = ANY ($1::text[])
        ORDER BY ${foldedColumn("s.username")}`,
      [[...roles]],
    );
  }

  leftCases(roles: readonly Colleague["role"][], most: number): Promise<readonly LeftCase[]> {
    return this.#dataSource.query<LeftCase[]>(
      `SELECT c.trade_id AS "tradeId", c.worker_id AS "workerId"
         FROM dispute_case c JOIN staff s ON s.id = c.worker_id
        WHERE c.closed_at IS NULL AND (s.disabled_at IS NOT NULL OR s.role <> ALL ($1::text[]))
        ORDER BY c.opened_at LIMIT $2`,
      [[...roles], most],
    );
  }

  async #summaryOf(row: SummaryRow): Promise<CaseSummary> {
    return summaryOf(row, await this.#policies.of(policyVersionOf(row)));
  }

  async #precedents(reason: string, tradeId: string): Promise<Precedents> {
    const rows = await this.#dataSource.query<{ stage: string; count: number }[]>(
      `SELECT t.stage, count(*)::integer AS count FROM dispute_case c JOIN trade t ON t.id = c.trade_id
        WHERE c.reason = $1 AND c.closed_at IS NOT NULL AND c.trade_id <> $2
          AND t.stage = ANY ($3::text[]) GROUP BY t.stage`,
      [reason, tradeId, Object.values(stages)],
    );
    const found = (stage: TradeStage) => rows.find((row) => row.stage === stage)?.count ?? 0;
    return {
      buyer: found(stages.buyer),
      seller: found(stages.seller),
      split: found(stages.split),
    };
  }

  async #counted(): Promise<unknown[]> {
    const { policy } = await this.#policies.ready();
    return [[...cancelMarks], lostDispute, policy.dispute.recordWithin, reversedPayment];
  }
}

function summaryOf(row: SummaryRow, policy: Policy): CaseSummary {
  return {
    trade: tradeOf(row),
    policy,
    disputeCase: caseOf(row.dispute_case),
    worker: row.worker ?? undefined,
    parties: { buyer: partyOf(row.bought_by), seller: partyOf(row.sold_by) },
    lastWritten: lastWrittenOf(row.last_written),
    tradesOfPair: row.trades_of_pair,
    isSameAddress: row.is_same_address,
    paymentDetails: row.payment_details,
  };
}
