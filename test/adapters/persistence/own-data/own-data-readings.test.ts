import { expect } from "chai";
import { ownDataReadings } from "../../../../src/adapters/persistence/own-data/own-data-readings.ts";
import { cloneDatabase, type TestDatabase } from "../../../support/database.ts";

/** Tables that name a person and are not read out to them, and why. */
const notTold: Readonly<Record<string, string>> = {
  bank_account: "read with the owner's key, by its own store",
  gift_card: "read with the owner's key, by its own store",
  pay_address: "read with the owner's key, by its own store",
  mobile_money_wallet: "read with the owner's key, by its own store",
  notice_box: "the number of notices",
  person_key: "a key",
  sender: "the number of sends",
  payment_link_maker: "the number of payment links",
  liability_share: "shown with its proof on the page of liabilities",
  conversion_quote: "a price that was offered for seconds",
  provider_quote: "a price that was offered for seconds",
  virtual_card_holder: "the number of their changes",
  staff_trader_account: "whom staff are",
  trader_note: "staff's own words",
};

describe("what is kept about people", () => {
  let database: TestDatabase;
  before(async () => {
    database = await cloneDatabase();
  });
  after(() => database.drop());

  it("is read from every table that names them, or it is said why not", async () => {
    const rows = await database.query<{ name: string }>(`
      SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid IN ('trader'::regclass, 'notice_box'::regclass)`);
    const known = new Set([...Object.keys(ownDataReadings), ...Object.keys(notTold)]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).to.deep.equal([]);
  });

  for (const [table, reading] of Object.entries(ownDataReadings)) {
    it(`can be read, and nobody's is nothing: ${table}`, async () => {
      expect(await database.query(reading, ["nobody"])).to.deep.equal([]);
    });
  }
});
