import type DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import type {
  LoadedStart,
  LoadedTrade,
  TradeStore,
  TraderEligibility,
} from "../../../application/ports/trade-store.ts";
import type { Policies } from "../../../application/ports/policies.ts";
import type { VersionedPolicy } from "../../../domain/policy/policy.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import { money } from "../../../domain/money/money.ts";
import { remainingOf } from "../../../domain/offer/offer-cap.ts";
import type { Eligibility } from "../../../domain/trade-start/start-limits.ts";
import { accountsColumns, accountsOf, type AccountsRow } from "../account/account-column.ts";
import { fundsColumns, fundsOf, type FundsRow } from "../claim/claim-column.ts";
import { caseColumn, caseOf, type CaseRow } from "../dispute/case-row.ts";
import { opaqueList, prepared } from "../connection/prepared-statements.ts";
import { inPlaces, batchLoader } from "../connection/batch-loader.ts";
import { capColumns, capOf, type CapRow } from "../offer/cap-row.ts";
import { offerColumns, offerOf, type OfferRow } from "../offer/offer-row.ts";
import { PostgresPolicies } from "../policy/postgres-policies.ts";
import { currentVersionColumn } from "../policy/policy-row.ts";
import { haltsColumn, haltsOf, type HaltsRow } from "../halt/halts-column.ts";
import { pausesColumn, pausesOf, type PausesRow } from "../halt/pauses-column.ts";
import {
  activeTogetherColumn,
  eligibilityColumns,
  eligibilityOf,
  standingParameters,
  type EligibilityRow,
} from "./eligibility-columns.ts";
import {
  releaseConsentColumn,
  releaseConsentOf,
  type ReleaseConsentRow,
} from "./release-consent-column.ts";
import { relationColumns, blocksOf, type RelationRow, knownOf } from "./relation-columns.ts";
import { tradeColumns, tradeOf, type TradeRow } from "./trade-row.ts";

interface LoadedRow
  extends TradeRow, AccountsRow, FundsRow, HaltsRow, PausesRow, ReleaseConsentRow {
  readonly dispute_case: CaseRow | null;
  readonly now: Date;
}

interface StartAsk {
  readonly offerId: string;
  readonly takerId: string;
}

interface StartRow
  extends
    OfferRow,
    CapRow,
    EligibilityRow<"owner">,
    EligibilityRow<"taker">,
    RelationRow,
    HaltsRow {
  readonly policy_version: number;
  readonly now: Date;
  readonly terms_version: number;
  readonly is_deleted: boolean;
  readonly owner_badge: string;
  readonly taker_id: string;
  readonly active_together: number;
}

type PlacedStart = StartRow & { readonly place: string };

const loadTrades = prepared(
  `SELECT ${tradeColumns}, ${caseColumn}, ${accountsColumns("b", "s")}, ${fundsColumns},
          ${haltsColumn}, ${pausesColumn}, ${releaseConsentColumn}, clock_timestamp() AS now
     FROM trade t JOIN trader b ON b.id = t.buyer_id JOIN trader s ON s.id = t.seller_id
    WHERE t.id = ANY ${opaqueList("$1::text[]")}`,
);

const loadStarts = prepared(
  `SELECT asked.place, ${offerColumns}, offer.terms_version,
          offer.deleted_at IS NOT NULL AS is_deleted, owner.badge AS owner_badge, ${capColumns},
          ${haltsColumn}, ${currentVersionColumn}, clock_timestamp() AS now, taker.id AS taker_id,
          ${eligibilityColumns("owner", "limited", 3)}, ${eligibilityColumns("taker", "limited", 3)},
          ${activeTogetherColumn}, ${relationColumns}
     FROM unnest(${opaqueList("$1::text[]")}, ${opaqueList("$2::text[]")}) WITH ORDINALITY AS asked (offer_id, taker_id, place)
     JOIN offer ON offer.id = asked.offer_id
     JOIN trader owner ON owner.id = offer.owner_id
     JOIN trader taker ON taker.id = asked.taker_id
     LEFT JOIN offer_usage ON offer_usage.offer_id = offer.id`,
);

const loadBalances = prepared(
  `SELECT id, balance FROM ledger_account WHERE id = ANY ${opaqueList("$1::text[]")}`,
);

/** Reads what the rules check. Simultaneous reads go in one query. */
export class PostgresTradeStore implements TradeStore {
  readonly #dataSource: DataSource;
  readonly #policies: Policies;
  readonly #trades: DataLoader<string, LoadedTrade | undefined>;
  readonly #starts: DataLoader<StartAsk, LoadedStart | undefined>;

  constructor(dataSource: DataSource, policies: Policies = new PostgresPolicies(dataSource)) {
    this.#dataSource = dataSource;
    this.#policies = policies;
    this.#trades = batchLoader((ids) => this.#loadTrades(ids));
    this.#starts = batchLoader((asks) => this.#loadStarts(asks));
  }

  load(tradeId: string): Promise<LoadedTrade | undefined> {
    return this.#trades.load(tradeId);
  }

  loadStart(offerId: string, takerId: string): Promise<LoadedStart | undefined> {
    return this.#starts.load({ offerId, takerId });
  }

  async #loadTrades(ids: readonly string[]): Promise<(LoadedTrade | undefined)[]> {
    const rows = await this.#dataSource.query<LoadedRow[]>(loadTrades, [[...new Set(ids)]]);
    const loaded = await Promise.all(rows.map((row) => this.#loadedOf(row)));
    const found = new Map(loaded.map((each) => [each.trade.id, each]));
    return ids.map((id) => found.get(id));
  }

  async #loadStarts(asks: readonly StartAsk[]): Promise<(LoadedStart | undefined)[]> {
    const { rows, current } = await this.#readStarts(asks, await this.#policies.ready());
    const balances = await this.#balances(rows.map(sellerAccount));
    return inPlaces(asks.length, rows, (row) =>
      startOf(row, balances.get(sellerAccount(row)) ?? 0n, current),
    );
  }

  /**
   * What is summed depends on the policy: where a newer one is in force by now, it is read again.
   */
  async #readStarts(
    asks: readonly StartAsk[],
    current: VersionedPolicy,
  ): Promise<{ readonly rows: PlacedStart[]; readonly current: VersionedPolicy }> {
    const rows = await this.#dataSource.query<PlacedStart[]>(loadStarts, [
      asks.map(({ offerId }) => offerId),
      asks.map(({ takerId }) => takerId),
      ...standingParameters(current.policy.start),
    ]);
    const version = rows[0]?.policy_version ?? current.version;
    if (version === current.version) return { rows, current };
    return this.#readStarts(asks, { version, policy: await this.#policies.of(version) });
  }

  /** The trade in a row that is loaded for a decision. */
  async #loadedOf(row: LoadedRow): Promise<LoadedTrade> {
    const trade = tradeOf(row);
    return {
      trade,
      policy: await this.#policies.of(trade.policyVersion),
      ...(row.dispute_case && { disputeCase: caseOf(row.dispute_case) }),
      accounts: accountsOf(row),
      funds: fundsOf(row, row.asset),
      ...releaseConsentOf(row),
      halts: haltsOf(row),
      ...pausesOf(row),
      now: row.now.getTime(),
    };
  }

  async #balances(accounts: readonly string[]): Promise<Map<string, bigint>> {
    const rows = await this.#dataSource.query<{ id: string; balance: string }[]>(loadBalances, [
      accounts,
    ]);
    return new Map(rows.map(({ id, balance }) => [id, BigInt(balance)]));
  }
}

/** The account that the escrow of a start would be taken from. */
function sellerAccount(row: StartRow): string {
  const { asset, side, ownerId } = offerOf(row);
  const traderId = side === "sell" ? ownerId : row.taker_id;
  return accountId({ kind: "available", asset, traderId });
}

function startOf(row: StartRow, sellerAvailable: bigint, current: VersionedPolicy): LoadedStart {
  const offer = offerOf(row);
  const cap = capOf(row);
  return {
    offer,
    current,
    isDeleted: row.is_deleted,
    isVendors: row.owner_badge === "vendor",
    termsVersion: row.terms_version,
    capRemaining: cap && remainingOf(cap),
    owner: eligibility(offer.ownerId, eligibilityOf(row, "owner")),
    taker: eligibility(row.taker_id, eligibilityOf(row, "taker")),
    activeTogether: row.active_together,
    blocked: blocksOf(row),
    known: knownOf(row),
    ownerCountry: row.owner_country ?? undefined,
    sellerAvailable: money(offer.asset, sellerAvailable).units,
    halts: haltsOf(row),
    now: row.now.getTime(),
  };
}

function eligibility(traderId: string, read: Eligibility | undefined): TraderEligibility {
  if (!read) throw new TypeError(`${traderId} has no level`);
  return { traderId, ...read };
}
