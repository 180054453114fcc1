import type { DataSource } from "typeorm";
import type { PayAddresses, SavedPayAddress } from "../../../application/ports/pay-addresses.ts";
import type { PayAddress } from "../../../domain/pay-address/pay-address.ts";
import type { PersonKeys } from "../bank-account/person-keys.ts";
import { SealedRows } from "../bank-account/sealed-rows.ts";
import { payAddressSchema } from "./pay-address-schema.ts";

/** Addresses as rows, encrypted with the key of their owner. */
export class PostgresPayAddresses implements PayAddresses {
  readonly #saved: SealedRows<PayAddress>;

  constructor(dataSource: DataSource, keys: PersonKeys) {
    this.#saved = new SealedRows(dataSource, payAddressSchema, keys);
  }

  listOf(traderId: string): Promise<readonly SavedPayAddress[]> {
    return this.#saved.listOf(traderId);
  }

  add(traderId: string, address: SavedPayAddress, most: number): Promise<boolean> {
    return this.#saved.add(traderId, address, most);
  }

  remove(traderId: string, id: string): Promise<boolean> {
    return this.#saved.remove(traderId, id);
  }
}
