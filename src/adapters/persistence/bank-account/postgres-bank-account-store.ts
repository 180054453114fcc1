import type { DataSource } from "typeorm";
import type {
  BankAccount,
  BankAccountStore,
} from "../../../application/ports/bank-account-store.ts";
import type { BankDetails } from "../../../domain/bank-account/bank-details.ts";
import { bankAccountReadingSchema, bankAccountSchema } from "./bank-account-schema.ts";
import type { PersonKeys } from "./person-keys.ts";

/** Bank accounts as rows, encrypted with the key of their owner. */
export class PostgresBankAccountStore implements BankAccountStore {
  readonly #dataSource: DataSource;
  readonly #keys: PersonKeys;

  constructor(dataSource: DataSource, keys: PersonKeys) {
    this.#dataSource = dataSource;
    this.#keys = keys;
  }

  async listOf(traderId: string): Promise<readonly BankAccount[]> {
    const order = { createdAt: "ASC", id: "ASC" } as const;
    const rows = await this.#rows.find({ where: { traderId }, order });
    if (rows.length === 0) return [];
    const cipher = await this.#keys.find(traderId);
    // Without the key, its owner's details are erased.
    if (!cipher) return [];
    return rows.map(({ id, details }) => ({
      id,
      details: JSON.parse(cipher.decrypt(details, placeOf(id))) as BankDetails,
    }));
  }

  async add(traderId: string, account: BankAccount): Promise<void> {
    const details = await this.#seal(traderId, account);
    await this.#rows.insert({ id: account.id, traderId, details });
  }

  async change(traderId: string, account: BankAccount): Promise<boolean> {
    const details = await this.#seal(traderId, account);
    const { affected } = await this.#rows.update({ id: account.id, traderId }, { details });
    return affected === 1;
  }

  async remove(traderId: string, id: string): Promise<boolean> {
    const { affected } = await this.#rows.delete({ traderId, id });
    return affected === 1;
  }

  async noteReading(traderId: string, id: string): Promise<void> {
    const readings = this.#dataSource.getRepository(bankAccountReadingSchema);
    await readings.insert({ accountId: id, readerId: traderId });
  }

  async #seal(traderId: string, { id, details }: BankAccount): Promise<Buffer> {
    const cipher = await this.#keys.make(traderId);
    return Buffer.from(cipher.encrypt(JSON.stringify(details), placeOf(id)));
  }

  get #rows() {
    return this.#dataSource.getRepository(bankAccountSchema);
  }
}

function placeOf(id: string): string {
  return `bank_account.details ${id}`;
}
