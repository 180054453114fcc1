import type { DataSource } from "typeorm";
import { databaseTime } from "../connection/database-time.ts";
import type { OutputRef } from "../../../application/ports/chain-node.ts";
import type {
  MultisigEscrowStore,
  StoredEscrow,
} from "../../../application/ports/multisig-escrow-store.ts";
import type { MultisigState } from "../../../domain/multisig-escrow/trade-escrow.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import { escrowColumns, escrowOf, type EscrowRow } from "./escrow-row.ts";

/** The counter of key numbers, among those of the chains' own accounts. */
const keyAccount = "bitcoin-escrow";

/** Multisig escrows as rows. */
export class PostgresMultisigEscrowStore implements MultisigEscrowStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async find(tradeId: string): Promise<StoredEscrow | undefined> {
    const [found] = await this.#list("e.id = $1", tradeId);
    return found;
  }

  listAt(addresses: readonly string[]) {
    return this.#list("e.address = ANY ($1)", addresses);
  }

  async isPaidAt(address: string): Promise<boolean> {
    const [row] = await this.#dataSource.query<{ found: boolean }[]>(
      `SELECT EXISTS (SELECT FROM multisig_escrow WHERE address = $1)
           OR EXISTS (SELECT FROM multisig_escrow WHERE platform_address = $1) AS found`,
      [address],
    );
    return row?.found ?? false;
  }

  listOfCoins(outputs: readonly OutputRef[]) {
    return this.#list(
      "(e.coin_transaction, e.coin_place) IN (SELECT * FROM unnest($1::text[], $2::integer[]))",
      outputs.map(({ transaction }) => transaction),
      outputs.map(({ place }) => place),
    );
  }

  openCoins(): Promise<readonly OutputRef[]> {
    return this.#dataSource.query(
      `SELECT coin_transaction AS transaction, coin_place AS place FROM multisig_escrow
        WHERE coin_transaction IS NOT NULL AND NOT spend_confirmed`,
    );
  }

  listOfBlock(hash: string) {
    return this.#list("$1 IN (e.coin_hash, e.spend_hash)", hash);
  }

  listIn(states: readonly MultisigState[]) {
    return this.#list("e.state = ANY ($1)", states);
  }

  async takeKeyNumber(): Promise<number> {
    const [row] = await this.#dataSource.query<{ number: number }[]>(
      `INSERT INTO chain_account (chain, next_number) VALUES ($1, 1)
       ON CONFLICT (chain) DO UPDATE SET next_number = chain_account.next_number + 1
       RETURNING next_number - 1 AS number`,
      [keyAccount],
    );
    if (!row) throw new Error("No number was given for the keys of an escrow");
    return row.number;
  }

  now(): Promise<Instant> {
    return databaseTime(this.#dataSource);
  }

  async #list(where: string, ...values: readonly unknown[]): Promise<readonly StoredEscrow[]> {
    const rows = await this.#dataSource.query<EscrowRow[]>(
      `SELECT ${escrowColumns} FROM multisig_escrow e JOIN trade t ON t.id = e.id
        WHERE ${where} ORDER BY e.begun_at, e.id`,
      [...values],
    );
    return rows.map(escrowOf);
  }
}
