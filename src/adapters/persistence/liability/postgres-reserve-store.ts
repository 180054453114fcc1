import type { DataSource } from "typeorm";
import type {
  CoinReserve,
  HeldCoin,
  ReserveStore,
  SignedReserve,
} from "../../../application/ports/reserves.ts";
import type { ChainNetwork } from "../../../domain/chain/chain.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";

interface CoinRow {
  readonly asset: RealAsset;
  readonly network: ChainNetwork;
  readonly height: string;
  readonly block_hash: string;
}

interface AddressJson extends Omit<SignedReserve, "units"> {
  readonly units: string;
}

/** Coins in the order in which they are published. */
const columns = "asset, network, height::text AS height, block_hash";

/** Signed statements of what is held, as rows. */
export class PostgresReserveStore implements ReserveStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async heldOn(day: string): Promise<readonly HeldCoin[]> {
    const rows = await this.#dataSource.query<
      (CoinRow & { readonly held: string; readonly addresses: number })[]
    >(
      `SELECT ${columns}, jsonb_array_length(addresses) AS addresses,
              (SELECT coalesce(sum((each ->> 'units')::numeric), 0)::text
                 FROM jsonb_array_elements(addresses) each) AS held
         FROM coin_reserve WHERE day = $1 ORDER BY asset`,
      [day],
    );
    return rows.map((row) => ({
      ...coinIn(row),
      held: BigInt(row.held),
      addresses: row.addresses,
    }));
  }

  async signedOn(day: string): Promise<readonly CoinReserve[]> {
    const rows = await this.#dataSource.query<
      (CoinRow & { readonly addresses: readonly AddressJson[] })[]
    >(`SELECT ${columns}, addresses FROM coin_reserve WHERE day = $1 ORDER BY asset`, [day]);
    return rows.map((row) => ({
      ...coinIn(row),
      addresses: row.addresses.map((each) => ({ ...each, units: BigInt(each.units) })),
    }));
  }

  async newestDay(): Promise<string | undefined> {
    const [row] = await this.#dataSource.query<{ day: string }[]>(
      "SELECT day::text AS day FROM coin_reserve ORDER BY day DESC LIMIT 1",
    );
    return row?.day;
  }

  async keep(day: string, { asset, network, block, addresses }: CoinReserve): Promise<boolean> {
    const added = await this.#dataSource.query<unknown[]>(
      `INSERT INTO coin_reserve (day, asset, network, height, block_hash, addresses)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING day`,
      [
        day,
        asset,
        network,
        block.height,
        block.hash,
        JSON.stringify(addresses.map((each) => ({ ...each, units: String(each.units) }))),
      ],
    );
    return added.length > 0;
  }
}

function coinIn({ asset, network, height, block_hash: hash }: CoinRow) {
  return { asset, network, block: { height: Number(height), hash } };
}
