import type { DataSource } from "typeorm";
import type {
  ColdPlace,
  KeptCoin,
  ReconciliationStore,
  StoredLook,
} from "../../../application/ports/reconciliation-store.ts";
import type { SweepState } from "../../../application/ports/sweep-store.ts";
import type { ChainCode } from "../../../domain/chain/chain.ts";
import { asideStates, openStates } from "../../../domain/deposit/deposit.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import type { Comparison, Reconciled } from "../../../domain/reconciliation/look.ts";
import type { ColdReturnState } from "../../../domain/send/cold-return.ts";
import { lightningName, openSendStates, stoppableStates } from "../../../domain/send/send.ts";

interface LookRow {
  readonly place: KeptCoin["place"];
  readonly asset: RealAsset;
  readonly base: string;
  readonly drift: string;
  readonly found: string;
  readonly booked: string;
  readonly halt_id: string | null;
  readonly looked_at: Date;
  readonly is_halted: boolean;
}

interface BooksRow {
  readonly booked: string;
  readonly leaving: string;
  readonly arriving: string;
}

/** What a node may have carried out although the books do not have it. */
const leavingStates = openSendStates.filter((state) => !stoppableStates.includes(state));

/** Moves between our own addresses cost Ether alone. */
const sweepChain: ChainCode = "ethereum";
const sweepAsset: RealAsset = "ETH";
const openSweeps: readonly SweepState[] = ["signed", "sent"];

/** In the hot account for its node, and in cold storage for the books. */
const returning: ColdReturnState = "confirming";

/** By the name of the place. */
const coldChains: ReadonlyMap<string, ChainCode> = new Map<ColdPlace, ChainCode>([
  ["bitcoin_cold", "bitcoin"],
  ["ethereum_cold", "ethereum"],
]);

/** What each chain takes its fees in. */
const feeAssets: Readonly<Record<ChainCode, RealAsset>> = { bitcoin: "BTC", ethereum: "ETH" };

/** The last look at each coin as a row. */
export class PostgresReconciliationStore implements ReconciliationStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async books({
    place,
    asset,
    account,
  }: Pick<KeptCoin, "place" | "asset" | "account">): Promise<Omit<Comparison, "found">> {
    const id = accountId(account);
    const coldChain = coldChains.get(place);
    const [row] = await (place === "channels"
      ? this.#dataSource.query<BooksRow[]>(ofChannels, [id, lightningName, leavingStates])
      : coldChain !== undefined
        ? this.#dataSource.query<BooksRow[]>(ofCold, [
            id,
            coldChain,
            asset,
            openSendStates,
            returning,
            feeAssets[coldChain],
          ])
        : this.#dataSource.query<BooksRow[]>(ofChain, [
            id,
            place,
            asset,
            leavingStates,
            openStates,
            asideStates,
            sweepChain,
            sweepAsset,
            openSweeps,
            returning,
          ]));
    if (!row) throw new Error("The database gave no row");
    const { booked, leaving, arriving } = row;
    return { booked: BigInt(booked), leaving: BigInt(leaving), arriving: BigInt(arriving) };
  }

  async list(): Promise<readonly StoredLook[]> {
    const rows = await this.#dataSource.query<LookRow[]>(
      `SELECT place, asset, base::text AS base, drift::text AS drift, found::text AS found,
              booked::text AS booked, halt_id, looked_at,
              EXISTS (SELECT FROM halt h WHERE h.id = r.halt_id AND h.ended_at IS NULL) AS is_halted
         FROM reconciliation r ORDER BY place, asset`,
    );
    return rows.map((row) => ({
      place: row.place,
      asset: row.asset,
      base: BigInt(row.base),
      drift: BigInt(row.drift),
      found: BigInt(row.found),
      booked: BigInt(row.booked),
      haltId: row.halt_id ?? undefined,
      lookedAt: row.looked_at.getTime(),
      isHalted: row.is_halted,
    }));
  }

  async note(
    { place, asset }: Pick<KeptCoin, "place" | "asset">,
    { base, drift, haltId, found, booked }: Reconciled & Pick<Comparison, "found" | "booked">,
  ): Promise<void> {
    await this.#dataSource.query(
      `INSERT INTO reconciliation (place, asset, base, drift, halt_id, found, booked)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (place, asset) DO UPDATE SET
         base = EXCLUDED.base, drift = EXCLUDED.drift, halt_id = EXCLUDED.halt_id,
         found = EXCLUDED.found, booked = EXCLUDED.booked, looked_at = EXCLUDED.looked_at`,
      [place, asset, String(base), String(drift), haltId ?? null, String(found), String(booked)],
    );
  }
}

const bookedSum = `
  coalesce((SELECT sum(amount) FROM ledger_posting WHERE account_id = $1), 0)`;

/** Payments that a node was told, and invoices that may be paid at any moment. */
const ofChannels = `
  SELECT ${bookedSum}::text AS booked,
    coalesce((SELECT sum(amount + fee) FROM send WHERE chain = $2 AND state = ANY ($3)), 0)::text AS leaving,
    coalesce((SELECT sum(amount) FROM lightning_invoice WHERE received IS NULL), 0)::text AS arriving`;

/**
 * The books count a move from when it is asked for, and cold storage has it once a block does. What it sends back left it
 * with a block, and the books once enough confirm it.
 */
const ofCold = `
  SELECT ${bookedSum}::text AS booked,
    (coalesce((SELECT sum(amount) FROM send
                WHERE trader_id IS NULL AND chain = $2 AND asset = $3 AND state = ANY ($4)), 0)
      + coalesce((SELECT sum(CASE WHEN asset = $3 THEN units ELSE 0 END + CASE WHEN $3 = $6 THEN fee ELSE 0 END)
                    FROM cold_return WHERE chain = $2 AND state = $5), 0))::text AS leaving,
    '0' AS arriving`;

/**
 * Transactions that are signed, in the coin and in the coin that its network takes; and deposits and returns from cold
 * storage that are not booked yet. What is never credited is taken from what the books say, as it stays.
 */
const ofChain = `
  SELECT (${bookedSum} - coalesce((SELECT sum(units) FROM deposit
             WHERE chain = $2 AND asset = $3 AND state = ANY ($6) AND block_hash IS NOT NULL), 0))::text AS booked,
    (coalesce((SELECT sum(CASE WHEN asset = $3 THEN amount ELSE 0 END
                       + CASE WHEN network_fee_asset = $3 THEN coalesce(paid_fee, network_fee) ELSE 0 END)
                FROM send WHERE chain = $2 AND state = ANY ($4)), 0)
      + coalesce((SELECT sum(paid_fee) FROM sweep
                   WHERE $2 = $7 AND $3 = $8 AND state = ANY ($9)), 0))::text AS leaving,
    (coalesce((SELECT sum(units) FROM deposit
                WHERE chain = $2 AND asset = $3 AND state = ANY ($5)), 0)
      + coalesce((SELECT sum(units) FROM cold_return
                   WHERE chain = $2 AND asset = $3 AND state = $10), 0))::text AS arriving`;
