import { randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import type { FieldCipher } from "../../../application/ports/field-cipher.ts";
import { personKeySchema } from "./bank-account-schema.ts";

const keyBytes = 32;

/**
 * A key of its own for each person, sealed with that of the installation. Without it, nothing that it
 * encrypted can be read; a backup from before it was deleted still has both.
 */
export class PersonKeys {
  readonly #dataSource: DataSource;
  readonly #cipher: FieldCipher;
  readonly #cipherOf: (key: Uint8Array) => FieldCipher;

  constructor(
    dataSource: DataSource,
    cipher: FieldCipher,
    cipherOf: (key: Uint8Array) => FieldCipher,
  ) {
    this.#dataSource = dataSource;
    this.#cipher = cipher;
    this.#cipherOf = cipherOf;
  }

  /** Makes the key where there is none; of two at the same moment the first stays. */
  async make(traderId: string): Promise<FieldCipher> {
    const known = await this.find(traderId);
    if (known) return known;
    const key = randomBytes(keyBytes).toString("base64");
    const sealed = Buffer.from(this.#cipher.encrypt(key, placeOf(traderId)));
    await this.#rows
      .createQueryBuilder()
      .insert()
      .values({ traderId, sealed })
      .orIgnore()
      .execute();
    const made = await this.find(traderId);
    if (!made) throw new Error("A person's key was not kept");
    return made;
  }

  async find(traderId: string): Promise<FieldCipher | undefined> {
    const row = await this.#rows.findOneBy({ traderId });
    if (!row) return undefined;
    const key = this.#cipher.decrypt(row.sealed, placeOf(traderId));
    return this.#cipherOf(Buffer.from(key, "base64"));
  }

  get #rows() {
    return this.#dataSource.getRepository(personKeySchema);
  }
}

function placeOf(traderId: string): string {
  return `person_key.sealed ${traderId}`;
}
