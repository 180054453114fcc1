import type { DataSource } from "typeorm";
import type {
  BankAccount,
  BankAccountStore,
} from "../../../application/ports/bank-account-store.ts";
import type { BankDetails } from "../../../domain/bank-account/bank-details.ts";
import { bankAccountReadingSchema, bankAccountSchema } from "./bank-account-schema.ts";
import type { PersonKeys } from "./person-keys.ts";
import { SealedRows } from "./sealed-rows.ts";

/** Bank accounts as rows, encrypted with the key of their owner. */
export class PostgresBankAccountStore implements BankAccountStore {
  readonly #dataSource: DataSource;
  readonly #saved: SealedRows<BankDetails>;

  constructor(dataSource: DataSource, keys: PersonKeys) {
    this.#dataSource = dataSource;
    this.#saved = new SealedRows(dataSource, bankAccountSchema, keys);
  }

  listOf(traderId: string): Promise<readonly BankAccount[]> {
    return this.#saved.listOf(traderId);
  }

  add(traderId: string, account: BankAccount, most: number): Promise<boolean> {
    return this.#saved.add(traderId, account, most);
  }

  change(traderId: string, account: BankAccount): Promise<boolean> {
    return this.#saved.change(traderId, account);
  }

  remove(traderId: string, id: string): Promise<boolean> {
    return this.#saved.remove(traderId, id);
  }

  async noteReading(traderId: string, id: string): Promise<void> {
    const readings = this.#dataSource.getRepository(bankAccountReadingSchema);
    await readings.insert({ accountId: id, readerId: traderId });
  }
}
