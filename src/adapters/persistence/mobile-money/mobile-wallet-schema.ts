import { EntitySchema } from "typeorm";
import type { SealedRow } from "../bank-account/sealed-rows.ts";

/** A saved wallet of mobile money. */
export const mobileWalletSchema = new EntitySchema<SealedRow>({
  name: "mobileWallet",
  tableName: "mobile_money_wallet",
  columns: {
    id: { type: "text", primary: true },
    traderId: { type: "text", name: "trader_id" },
    details: { type: "bytea" },
    createdAt: { type: "timestamptz", name: "created_at", default: () => "clock_timestamp()" },
  },
});
