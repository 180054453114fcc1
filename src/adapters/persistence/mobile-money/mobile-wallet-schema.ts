import { EntitySchema } from "typeorm";

/** A saved wallet of mobile money; its details can be read only with the key of its owner. */
interface MobileWalletRow {
  readonly id: string;
  readonly traderId: string;
  readonly details: Buffer;
  /** By the database's clock, unless given. */
  readonly createdAt: Date;
}

export const mobileWalletSchema = new EntitySchema<MobileWalletRow>({
  name: "mobileWallet",
  tableName: "mobile_money_wallet",
  columns: {
    id: { type: "text", primary: true },
    traderId: { type: "text", name: "trader_id" },
    details: { type: "bytea" },
    createdAt: { type: "timestamptz", name: "created_at", default: () => "clock_timestamp()" },
  },
});
