import { EntitySchema } from "typeorm";
import type { SealedRow } from "./sealed-rows.ts";

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

/** A saved bank account. */
export const bankAccountSchema = new EntitySchema<SealedRow>({
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
