import type { DataSource, EntityManager, EntitySchema, Repository } from "typeorm";
import { addWithin } from "../account/add-within.ts";
import type { PersonKeys } from "./person-keys.ts";

/** What somebody saved; its details can be read only with the key of its owner. */
export interface SealedRow {
  readonly id: string;
  readonly traderId: string;
  readonly details: Buffer;
  /** By the database's clock, unless given. */
  readonly createdAt: Date;
}

interface Saved<Details> {
  readonly id: string;
  readonly details: Details;
}

/** Rows of one table, encrypted with the keys of their owners. */
export class SealedRows<Details> {
  readonly #dataSource: DataSource;
  readonly #schema: EntitySchema<SealedRow>;
  readonly #rows: Repository<SealedRow>;
  readonly #table: string;
  readonly #keys: PersonKeys;

  constructor(dataSource: DataSource, schema: EntitySchema<SealedRow>, keys: PersonKeys) {
    this.#dataSource = dataSource;
    this.#schema = schema;
    this.#rows = dataSource.getRepository(schema);
    this.#table = schema.options.tableName ?? schema.options.name;
    this.#keys = keys;
  }

  /** All of a trader's, oldest first; none once their key is erased. */
  async listOf(traderId: string): Promise<readonly Saved<Details>[]> {
    const order = { createdAt: "ASC", id: "ASC" } as const;
    const rows = await this.#rows.find({ where: { traderId }, order });
    if (rows.length === 0) return [];
    const cipher = await this.#keys.find(traderId);
    if (!cipher) return [];
    return rows.map(({ id, details }) => ({
      id,
      details: JSON.parse(cipher.decrypt(details, this.#placeOf(id))) as Details,
    }));
  }

  /** False where the trader has `most` already. */
  async add(traderId: string, saved: Saved<Details>, most: number): Promise<boolean> {
    const details = await this.#seal(traderId, saved);
    const rows = (transaction: EntityManager) => transaction.getRepository(this.#schema);
    return addWithin(
      this.#dataSource,
      traderId,
      { most, count: (transaction) => rows(transaction).countBy({ traderId }) },
      (transaction) => rows(transaction).insert({ id: saved.id, traderId, details }),
    );
  }

  /** Whether the trader has it. */
  async change(traderId: string, saved: Saved<Details>): Promise<boolean> {
    const details = await this.#seal(traderId, saved);
    const { affected } = await this.#rows.update({ id: saved.id, traderId }, { details });
    return affected === 1;
  }

  /** Whether the trader had it. */
  async remove(traderId: string, id: string): Promise<boolean> {
    const { affected } = await this.#rows.delete({ traderId, id });
    return affected === 1;
  }

  async #seal(traderId: string, { id, details }: Saved<Details>): Promise<Buffer> {
    const cipher = await this.#keys.make(traderId);
    return Buffer.from(cipher.encrypt(JSON.stringify(details), this.#placeOf(id)));
  }

  #placeOf(id: string): string {
    return `${this.#table}.details ${id}`;
  }
}
