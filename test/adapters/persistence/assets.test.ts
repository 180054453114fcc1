import { expect } from "chai";
import { assetCodes, assets, isPlay } from "../../../src/domain/money/asset.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";

interface AssetRow {
  readonly code: string;
  readonly crypto_currency_id: number;
  readonly base_unit_digits: number;
  readonly shown_digits: number;
  readonly granule: string;
  readonly is_play: boolean;
}

describe("the table of assets", () => {
  let database: TestDatabase;
  before(async () => {
    database = await cloneDatabase();
  });
  after(() => database.drop());

  it("holds exactly the assets of the domain, with the same digits and granules", async () => {
    const rows = await database.query<AssetRow>("SELECT * FROM asset");
    const expected = assetCodes.map((code) => ({
      code,
      crypto_currency_id: assets[code].cryptoCurrencyId,
      base_unit_digits: assets[code].baseUnitDigits,
      shown_digits: assets[code].shownDigits,
      granule: String(assets[code].granule),
      is_play: isPlay(code),
    }));
    expect(rows).to.have.deep.members(expected);
  });

  it("refuses a granule that is not the last shown digit", async () => {
    const insert = `INSERT INTO asset (code, crypto_currency_id, base_unit_digits, shown_digits, granule)
      VALUES ('XMR', 10, 12, 8, $1)`;
    const refusal = await database.query(insert, ["1000"]).catch((error: unknown) => error);
    expect(refusal).to.have.property("code", "23514");
    await database.query(insert, ["10000"]);
  });
});
