import { EntitySchema } from "typeorm";
import type { SealedRow } from "../bank-account/sealed-rows.ts";

/** A saved online wallet or place. */
export const payAddressSchema = new EntitySchema<SealedRow>({
  name: "payAddress",
  tableName: "pay_address",
  columns: {
    id: { type: "text", primary: true },
    traderId: { type: "text", name: "trader_id" },
    details: { type: "bytea" },
    createdAt: { type: "timestamptz", name: "created_at", default: () => "clock_timestamp()" },
  },
});
