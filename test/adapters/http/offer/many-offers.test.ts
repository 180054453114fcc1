import { expect } from "chai";
import type { Told } from "../../../support/visitor.ts";
import { faultsOf, OfferOwners } from "../../../support/offer-owners.ts";

interface Line {
  readonly what: string;
  readonly code: string | null;
  readonly hash: string | null;
  readonly details: readonly { readonly field: string; readonly code: string }[];
}

describe("many offers of one owner, over HTTP", () => {
  let floor: OfferOwners;
  before(async () => {
    floor = await OfferOwners.open();
  });
  after(() => floor.close());
  beforeEach(async () => {
    await floor.clearMarket();
    await floor.app.database.query("UPDATE offer SET deleted_at = now() WHERE deleted_at IS NULL");
  });

  const send = (csv: string, change: object = {}) =>
    floor.ana.call("importOffers", { body: { csv, preview: false, take: "good", ...change } });
  const linesOf = (told: Told): readonly Line[] => told.data as readonly Line[];
  const whats = (told: Told) => linesOf(told).map(({ what, code }) => code ?? what);
  const file = async (): Promise<string> =>
    ((await floor.ana.must("exportOffers")).data as { csv: string }).csv;
  const depth = async (change: object = {}, reader = floor.ana) => {
    const query = {
      type: "sell",
      crypto_currency_code: "BTC",
      currency: "EUR",
      payment_method: "sepa-instant",
      ...change,
    };
    return reader.call("viewMarketDepth", { query });
  };

  it("go into a file and come back from it unchanged", async () => {
    await floor.publish({ label: "a, b" });
    await floor.publish({ margin: undefined, fixed_price: "60000", terms: 'Say "hi".' });
    await floor.publish({
      range_min: undefined,
      range_max: undefined,
      predefined_amount: ["20", "50"],
    });
    const told = await send(await file());
    expect(whats(told)).to.deep.equal(["unchanged", "unchanged", "unchanged"]);
  });

  it("change by the lines of a file, each judged like in the wizard, and only once", async () => {
    const one = await floor.publish();
    const other = await floor.publish();
    const csv =
      "hash,margin,range_min,range_max,status,label\n" +
      `${one.idHashed},3,30,300,inactive,new\n` +
      `${other.idHashed},999,,,,\n` +
      `${other.idHashed},1,,,,\n` +
      "unknown12345,1,,,,\n" +
      `,,,,perhaps,\n`;
    const preview = await send(csv, { preview: true });
    const expected = ["changed", "validation", "line_repeated", "not_found", "status_unknown"];
    expect(whats(preview)).to.deep.equal(expected);
    expect(linesOf(preview)[1]?.details.map(({ field, code }) => `${field} ${code}`)).to.deep.equal(
      ["margin out_of_bounds"],
    );
    expect((await floor.view(one.idHashed)).offerVersion).to.equal(1);

    expect(whats(await send(csv, { take: "all" }))).to.deep.equal([
      "left_out",
      ...expected.slice(1),
    ]);
    expect((await floor.view(one.idHashed)).offerVersion).to.equal(1);

    expect(whats(await send(csv))).to.deep.equal(expected);
    expect(await floor.view(one.idHashed)).to.include({
      offerVersion: 2,
      margin: "3",
      fiatAmountRangeMax: "300.00",
      isActive: false,
      label: "new",
    });
    expect(whats(await send(csv))[0]).to.equal("unchanged");
    expect((await floor.view(one.idHashed)).offerVersion).to.equal(2);
  });

  it("are made by lines without a hash, once under one key", async () => {
    const csv =
      "type,crypto_currency_code,currency,payment_method,margin,range_min,range_max,window_minutes,tags\n" +
      "buy,BTC,EUR,sepa,-1,20,500,60,no fees|fast\n" +
      "buy,BTC,EUR,barter,-1,20,500,60,\n";
    const body = { csv, preview: false, take: "good" };
    const told = await floor.ana.call("importOffers", { body, key: "one-file-once" });
    expect(whats(told)).to.deep.equal(["created", "validation"]);
    const made = linesOf(told)[0]?.hash ?? "";
    expect(await floor.view(made)).to.deep.include({ type: "buy", tags: ["no fees", "fast"] });
    const again = await floor.ana.call("importOffers", { body, key: "one-file-once" });
    expect(linesOf(again)[0]?.hash).to.equal(made);
    expect((await send("margin\n")).code).to.equal("csv_empty");
  });

  it("are told their rank and the market while they are written", async () => {
    const quiet = (await depth({ margin: "1" })).data;
    expect(quiet).to.deep.equal({ rank: 1, bars: [], shown: 0 });
    for (const margin of ["1", "1.1", "40"]) await floor.publish({ margin });
    const seen = (await depth({ margin: "20" }, floor.bruno)).data as {
      rank: number;
      shown: number;
      bars: readonly { from: string; to: string; count: number }[];
    };
    expect(seen).to.include({ rank: 3, shown: 3 });
    expect(seen.bars[0]).to.deep.equal({ from: "0", to: "5", count: 2 });
    expect(seen.bars.at(-1)).to.include({ count: 1 });
    expect((await depth({ margin: "-40" }, floor.bruno)).data).to.include({ rank: 1 });
    expect((await depth({}, floor.bruno)).data).to.include({ rank: null, shown: 3 });
    expect((await depth({ margin: "2" })).data).to.include({ rank: 1, shown: 0 });
    expect((await depth({ payment_method: "sepa", margin: "2" }, floor.bruno)).data).to.include({
      shown: 0,
    });
    expect(faultsOf(await depth({ payment_method: "barter" }))).to.deep.equal([
      "payment_method unknown",
    ]);
  });
});
