import type DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import type { TradeRecord, TradeViews } from "../../../application/ports/trade-store.ts";
import type { Policies } from "../../../application/ports/policies.ts";
import { isPayoutAwaited, unpaidStates } from "../../../domain/multisig-escrow/escrow-wait.ts";
import type { Policy } from "../../../domain/policy/policy.ts";
import { PostgresPolicies } from "../policy/postgres-policies.ts";
import type { TradeTerms } from "../../../application/ports/trade-terms.ts";
import { accountsColumns, accountsOf, type AccountsRow } from "../account/account-column.ts";
import { fundsColumns, fundsOf, type FundsRow } from "../claim/claim-column.ts";
import { databaseTime } from "../connection/database-time.ts";
import { opaqueList, prepared } from "../connection/prepared-statements.ts";
import { batchLoader } from "../connection/batch-loader.ts";
import {
  caseTextsColumn,
  lastWrittenColumn,
  lastWrittenOf,
  textOf,
} from "../dispute/case-columns.ts";
import type { CaseTextRow, LastWrittenRow } from "../dispute/case-columns.ts";
import { citedMessagesColumn, messageOf, type CaseMessageRow } from "../dispute/message-columns.ts";
import { caseColumn, caseOf, type CaseRow } from "../dispute/case-row.ts";
import { haltsColumn, haltsOf, type HaltsRow } from "../halt/halts-column.ts";
import { pausesColumn, pausesOf, type PausesRow } from "../halt/pauses-column.ts";
import { escrowProgressColumn, progressOf, type ProgressRow } from "./escrow-progress-column.ts";
import { eventOf, eventsColumn, type EventRow } from "./event-row.ts";
import {
  detailsReadColumn,
  detailsReadOf,
  unreadColumn,
  type DetailsReadRow,
} from "./postgres-read-marks.ts";
import {
  releaseConsentColumn,
  releaseConsentOf,
  type ReleaseConsentRow,
} from "./release-consent-column.ts";
import { releaseFailedColumn } from "./postgres-release-failures.ts";
import { sameAddressColumn } from "./same-address-column.ts";
import {
  fromTrades,
  listColumns,
  listItemOf,
  people,
  type ListRow,
  type People,
} from "./trade-list-row.ts";
import { policyVersionOf, tradeColumns, tradeOf, type TradeRow } from "./trade-row.ts";

interface ActiveRow extends ListRow, ProgressRow {
  readonly unread: boolean;
}

interface RecordRow
  extends
    TradeRow,
    People,
    AccountsRow,
    FundsRow,
    HaltsRow,
    PausesRow,
    DetailsReadRow,
    ReleaseConsentRow,
    ProgressRow {
  readonly terms: TradeTerms;
  readonly timeline: readonly EventRow[] | null;
  readonly dispute_case: CaseRow | null;
  readonly texts: readonly CaseTextRow[] | null;
  readonly code_names: Readonly<Record<string, string>> | null;
  readonly helper_names: Readonly<Record<string, string>> | null;
  readonly last_written: LastWrittenRow | null;
  readonly cited_messages: readonly CaseMessageRow[] | null;
  readonly has_release_failed: boolean;
  readonly is_same_address: boolean;
}

const readRecords = prepared(
  `SELECT ${tradeColumns}, ${people}, ${accountsColumns("b", "s")}, ${fundsColumns},
          ${haltsColumn}, ${pausesColumn}, m.terms, ${eventsColumn}, ${detailsReadColumn},
          ${releaseFailedColumn}, ${releaseConsentColumn}, ${sameAddressColumn},
          ${caseColumn}, ${caseTextsColumn}, ${lastWrittenColumn}, ${citedMessagesColumn}, ${escrowProgressColumn},
          (SELECT json_object_agg(s.id, s.code_name) FROM staff s WHERE s.id IN (
             SELECT e.actor_id FROM trade_event e WHERE e.trade_id = t.id
             UNION ALL SELECT c.worker_id FROM dispute_case c WHERE c.trade_id = t.id))
            AS code_names,
          (SELECT json_object_agg(h.id, h.username) FROM trader h WHERE h.id IN (
             SELECT e.detail -> 'facts' ->> 'helper' FROM trade_event e WHERE e.trade_id = t.id))
            AS helper_names
     ${fromTrades} WHERE t.id = ANY ${opaqueList("$1::text[]")}`,
);

/** In two parts, so that those that run are found by an index however many are closed. */
const readActive = `SELECT ${listColumns}, ${unreadColumn}, ${escrowProgressColumn} ${fromTrades}
  WHERE t.id IN (
    SELECT o.id FROM trade o WHERE (o.buyer_id = $1 OR o.seller_id = $1) AND o.closed_at IS NULL
    UNION ALL
    SELECT c.id FROM multisig_escrow e JOIN trade c ON c.id = e.id
     WHERE e.state = ANY ($2) AND c.closed_at IS NOT NULL AND (c.buyer_id = $1 OR c.seller_id = $1))
  ORDER BY t.started_at DESC, t.id LIMIT 200`;

/** What pages show of trades: one query each, and one for all records that are read together. */
export class PostgresTradeViews implements TradeViews {
  readonly #dataSource: DataSource;
  readonly #policies: Policies;
  readonly #records: DataLoader<string, TradeRecord | undefined>;

  constructor(dataSource: DataSource, policies: Policies = new PostgresPolicies(dataSource)) {
    this.#dataSource = dataSource;
    this.#policies = policies;
    this.#records = batchLoader((ids) => this.#readRecords(ids));
  }

  record(tradeId: string): Promise<TradeRecord | undefined> {
    return this.#records.load(tradeId);
  }

  async #readRecords(ids: readonly string[]): Promise<(TradeRecord | undefined)[]> {
    const rows = await this.#dataSource.query<RecordRow[]>(readRecords, [[...new Set(ids)]]);
    const records = await Promise.all(rows.map((row) => this.#recordOf(row)));
    const found = new Map(records.map((each) => [each.trade.id, each]));
    return ids.map((id) => found.get(id));
  }

  async #recordOf(row: RecordRow): Promise<TradeRecord> {
    return recordOf(row, await this.#policies.of(policyVersionOf(row)));
  }

  async active(traderId: string) {
    const rows = await this.#dataSource.query<ActiveRow[]>(readActive, [traderId, unpaidStates]);
    const found = rows.map((row) => {
      const item = listItemOf(row);
      return { ...item, hasUnread: row.unread, escrowProgress: progressOf(row, item.trade) };
    });
    const trades = found.filter(
      ({ trade, escrowProgress }) =>
        trade.closedAt === undefined || isPayoutAwaited(escrowProgress),
    );
    return { trades, now: found[0]?.now ?? (await databaseTime(this.#dataSource)) };
  }

  async hasActive(traderId: string): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>(
      "SELECT 1 FROM trader_usage WHERE trader_id = $1 AND active_trades > 0",
      [traderId],
    );
    return rows.length > 0;
  }
}

function recordOf(row: RecordRow, policy: Policy): TradeRecord {
  const trade = tradeOf(row);
  const { now, buyer, seller, terms, timeline, dispute_case, texts, code_names, helper_names } =
    row;
  return {
    trade,
    policy,
    accounts: accountsOf(row),
    funds: fundsOf(row, row.asset),
    ...releaseConsentOf(row),
    halts: haltsOf(row),
    ...pausesOf(row),
    now: now.getTime(),
    buyer,
    seller,
    terms,
    timeline: (timeline ?? []).map(eventOf),
    detailsReads: detailsReadOf(row),
    ...(dispute_case && { disputeCase: caseOf(dispute_case) }),
    texts: (texts ?? []).map(textOf),
    codeNames: code_names ?? {},
    helperNames: helper_names ?? {},
    lastWritten: lastWrittenOf(row.last_written),
    isSameAddress: row.is_same_address,
    hasReleaseFailed: row.has_release_failed,
    citedMessages: (row.cited_messages ?? []).map(messageOf),
    escrowProgress: progressOf(row, trade),
  };
}
