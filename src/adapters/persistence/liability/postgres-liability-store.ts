import type { DataSource, EntityManager } from "typeorm";
import type {
  CoinCoverage,
  KeptShares,
  LiabilitySnapshot,
  LiabilityStore,
} from "../../../application/ports/liability-store.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import type { LiabilityTree, PlacedPart } from "../../../domain/liability/liability-tree.ts";
import type { Publication } from "../../../domain/liability/publication.ts";
import { hexOf } from "../../../domain/liability/sum-node.ts";
import { realAssets, type AssetCode } from "../../../domain/money/asset.ts";
import { ownedBalances, ownSums, type OwnedRow, type OwnSumRow } from "./liability-snapshot.ts";

interface PublicationRow {
  readonly day: string;
  readonly coins: readonly {
    readonly asset: AssetCode;
    readonly root: string;
    readonly total: string;
  }[];
  readonly coverage: readonly Readonly<Record<keyof CoinCoverage, string>>[];
  readonly previous: string;
  readonly hash: string;
}

interface PartJson {
  readonly place: number;
  readonly nonce: string;
  readonly units: string;
}

/** The number of the row with the nodes above the groups. */
const topNumber = -1;

/** How many people one statement writes. */
const batch = 2_000;

const columns = "day::text AS day, coins, coverage, previous, hash";

/** Publications as rows, and the nodes of their trees. */
export class PostgresLiabilityStore implements LiabilityStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async today(): Promise<string> {
    const [row] = await this.#dataSource.query<{ day: string }[]>(
      "SELECT (clock_timestamp() AT TIME ZONE 'UTC')::date::text AS day",
    );
    if (!row) throw new Error("The database gave no row");
    return row.day;
  }

  snapshot(): Promise<LiabilitySnapshot> {
    return this.#dataSource.transaction("REPEATABLE READ", async (transaction) => {
      await transaction.query("SET LOCAL statement_timeout = '10min'");
      const owned = await transaction.query<OwnedRow[]>(ownedBalances.sql, ownedBalances.values);
      const sums = await transaction.query<OwnSumRow[]>(ownSums.sql, ownSums.values);
      const balances = owned.map(({ asset, owner_id: ownerId, units }) => ({
        asset,
        ownerId,
        units: BigInt(units),
      }));
      return { balances, coverage: realAssets.map((asset) => coverageOf(asset, balances, sums)) };
    });
  }

  async list(most: number) {
    const rows = await this.#dataSource.query<PublicationRow[]>(
      `SELECT ${columns} FROM liability_publication ORDER BY day DESC LIMIT $1`,
      [most],
    );
    return rows.map((row) => ({
      ...publicationIn(row),
      coverage: row.coverage.map(({ asset, owed, own, held }) => ({
        asset: asset as AssetCode,
        owed: BigInt(owed),
        own: BigInt(own),
        held: BigInt(held),
      })),
    }));
  }

  async keep(
    publication: Publication,
    trees: readonly LiabilityTree[],
    coverage: readonly CoinCoverage[],
    keptDays: number,
  ): Promise<boolean> {
    const { day, coins, previous, hash } = publication;
    return this.#dataSource.transaction(async (transaction) => {
      await transaction.query("SET LOCAL statement_timeout = '10min'");
      const added = await transaction.query<unknown[]>(
        `INSERT INTO liability_publication (day, coins, coverage, previous, hash)
           VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING day`,
        [day, jsonOf(coins), jsonOf(coverage), previous, hash],
      );
      if (added.length === 0) return false;
      for (const tree of trees) await keepTree(transaction, day, tree);
      for (const table of ["liability_share", "liability_nodes"]) {
        await transaction.query(`DELETE FROM ${table} WHERE day <= $1::date - $2::integer`, [
          day,
          keptDays,
        ]);
      }
      return true;
    });
  }

  async sharesOf(ownerId: TraderId): Promise<KeptShares | undefined> {
    const [newest] = await this.list(1);
    if (!newest) return undefined;
    const rows = await this.#dataSource.query<{ asset: AssetCode; parts: readonly PartJson[] }[]>(
      "SELECT asset, parts FROM liability_share WHERE owner_id = $1 AND day = $2 ORDER BY asset",
      [ownerId, newest.day],
    );
    const { coverage: _ofStaff, ...publication } = newest;
    return {
      publication,
      coins: rows.map(({ asset, parts }) => ({ asset, parts: parts.map(partIn) })),
    };
  }

  async nodes(day: string, asset: AssetCode, group: number) {
    const rows = await this.#dataSource.query<{ number: number; height: number; nodes: Buffer }[]>(
      `SELECT number, height, nodes FROM liability_nodes
        WHERE day = $1 AND asset = $2 AND number = ANY ($3)`,
      [day, asset, [group, topNumber]],
    );
    const [ofGroup, top] = [group, topNumber].map((each) =>
      rows.find(({ number }) => number === each),
    );
    if (!ofGroup || !top) throw new Error(`Group ${group} of ${asset} on ${day} is not kept`);
    return { height: top.height, group: ofGroup.nodes, top: top.nodes };
  }
}

async function keepTree(
  transaction: EntityManager,
  day: string,
  { asset, height, groups, top, owners }: LiabilityTree,
): Promise<void> {
  const rows = [
    { number: topNumber, nodes: top },
    ...groups.map((nodes, number) => ({ number, nodes })),
  ];
  for (const { number, nodes } of rows) {
    await transaction.query(
      "INSERT INTO liability_nodes (day, asset, number, height, nodes) VALUES ($1, $2, $3, $4, $5)",
      [day, asset, number, height, Buffer.from(nodes)],
    );
  }
  for (let from = 0; from < owners.length; from += batch) {
    const some = owners.slice(from, from + batch);
    await transaction.query(
      `INSERT INTO liability_share (day, asset, owner_id, parts)
         SELECT $1, $2, owner_id, parts::jsonb FROM unnest($3::text[], $4::text[]) AS s (owner_id, parts)`,
      [
        day,
        asset,
        some.map(({ ownerId }) => ownerId),
        some.map(({ parts }) => JSON.stringify(parts.map(partJson))),
      ],
    );
  }
}

function coverageOf(
  asset: AssetCode,
  balances: LiabilitySnapshot["balances"],
  sums: readonly OwnSumRow[],
): CoinCoverage {
  const ofCoin = sums.find((each) => each.asset === asset);
  return {
    asset,
    owed: balances
      .filter((each) => each.asset === asset)
      .reduce((sum, { units }) => sum + units, 0n),
    own: BigInt(ofCoin?.own ?? 0),
    held: 0n - BigInt(ofCoin?.outside ?? 0),
  };
}

function publicationIn({ day, coins, previous, hash }: PublicationRow): Publication {
  return {
    day,
    coins: coins.map(({ asset, root, total }) => ({ asset, root, total: BigInt(total) })),
    previous,
    hash,
  };
}

function partJson({ place, nonce, units }: PlacedPart): PartJson {
  return { place, nonce: hexOf(nonce), units: String(units) };
}

function partIn({ place, nonce, units }: PartJson): PlacedPart {
  return { place, nonce: Buffer.from(nonce, "hex"), units: BigInt(units) };
}

/** Exact numbers as text. */
function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === "bigint" ? String(each) : each,
  );
}
