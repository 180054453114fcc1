import { EntitySchema } from "typeorm";

/** A saved bank account; its details can be read only with the key of its owner. */
interface BankAccountRow {
  readonly id: string;
  readonly traderId: string;
  readonly details: Buffer;
  /** By the database's clock, unless given. */
  readonly createdAt: Date;
}

/** That the whole details of an account were read. */
interface BankAccountReadingRow {
  readonly id: string;
  readonly accountId: string;
  readonly readerId: string;
  readonly readAt: Date;
}

/** The key of a person, sealed with that of the installation. */
interface PersonKeyRow {
  readonly traderId: string;
  readonly sealed: Buffer;
}

export const bankAccountSchema = new EntitySchema<BankAccountRow>({
  name: "bankAccount",
  tableName: "bank_account",
  columns: {
    id: { type: "text", primary: true },
    traderId: { type: "text", name: "trader_id" },
    details: { type: "bytea" },
    createdAt: { type: "timestamptz", name: "created_at", default: () => "clock_timestamp()" },
  },
});

export const bankAccountReadingSchema = new EntitySchema<BankAccountReadingRow>({
  name: "bankAccountReading",
  tableName: "bank_account_reading",
  columns: {
    id: { type: "bigint", primary: true, generated: "increment" },
    accountId: { type: "text", name: "account_id" },
    readerId: { type: "text", name: "reader_id" },
    readAt: { type: "timestamptz", name: "read_at", default: () => "clock_timestamp()" },
  },
});

export const personKeySchema = new EntitySchema<PersonKeyRow>({
  name: "personKey",
  tableName: "person_key",
  columns: {
    traderId: { type: "text", name: "trader_id", primary: true },
    sealed: { type: "bytea" },
  },
});
