import { appRole } from "../../src/adapters/persistence/migrations/app-role.ts";

/** A kind of thing with money that the product does not have: its registration. */
export const voucherRegistry = { voucher: { table: "voucher", added: { uses: "voucher_use" } } };

/** Its tables, with access for the serving role. */
export const voucherTables = `
  CREATE TABLE voucher (
    id        text PRIMARY KEY,
    version   integer NOT NULL,
    holder_id text NOT NULL REFERENCES trader,
    units     numeric(38, 0) NOT NULL CHECK (units >= 0),
    is_open   boolean NOT NULL DEFAULT true,
    made_at   timestamptz NOT NULL DEFAULT clock_timestamp());
  CREATE TABLE voucher_use (
    voucher_id text NOT NULL REFERENCES voucher,
    units      numeric(38, 0) NOT NULL,
    said       text NOT NULL);
  GRANT SELECT, INSERT, UPDATE ON voucher, voucher_use TO ${appRole}`;
