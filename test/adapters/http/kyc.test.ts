import { expect } from "chai";
import type { KycCheckView } from "../../../src/adapters/http/contract/kyc/kyc.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

describe("the limits of a trader over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(() => pair.close());

  const check = async (who: Visitor, fiatCurrencyCode = "USD"): Promise<KycCheckView> =>
    (await who.must("kycCheck", { query: { fiatCurrencyCode } })).data;

  it("are those of the level, with all of them left before the first trade", async () => {
    const newcomer = await Visitor.of(pair.app.url);
    await newcomer.register("newcomer_kyc");
    expect(await check(newcomer)).to.deep.equal({
      level: 1,
      label: "L1",
      limits: { perTrade: "1000.00", recent: "1000.00", lifetime: "10000.00" },
      used: { perTrade: "0.00", recent: "0.00", lifetime: "0.00" },
      fiatCurrencyCode: "USD",
      unusedTradingVolumeInFiatCurrency: "1000.00",
      isUnlimited: false,
      nextLevel: {
        level: 2,
        label: "L2",
        limits: { perTrade: "10000.00", recent: "50000.00", lifetime: null },
      },
    });
  });

  it("fall by what a trade is worth for both sides, and by nobody else's trades", async () => {
    const stranger = await pair.signIn("kofi_trades");
    const before = await check(stranger);
    await pair.start();
    const { usd } = await storedValue();
    for (const party of [pair.buyer, pair.seller]) {
      const { used, unusedTradingVolumeInFiatCurrency: left } = await check(party);
      expect(used).to.deep.equal({ perTrade: usd, recent: usd, lifetime: usd });
      expect(Number(left)).to.equal(10_000 - Number(usd));
    }
    expect(await check(stranger)).to.deep.equal(before);
  });

  it("say what is left in the currency asked for, so that a trade of it can be started", async () => {
    const inDollars = Number((await check(pair.buyer)).unusedTradingVolumeInFiatCurrency);
    const inEuro = Number((await check(pair.buyer, "EUR")).unusedTradingVolumeInFiatCurrency);
    expect(inEuro).to.be.greaterThan(0);
    expect(inEuro).to.not.equal(inDollars);
    const unknown = await check(pair.buyer, "XTS");
    expect(unknown).to.deep.include({
      unusedTradingVolumeInFiatCurrency: null,
      isUnlimited: false,
    });
  });

  it("leave nothing to who may not trade, and have no end on the highest level", async () => {
    const level = (to: number) =>
      pair.app.database.query("UPDATE trader SET level = $1 WHERE username = 'marta_d'", [to]);
    const marta = await pair.signIn("marta_d");
    await level(0);
    expect(await check(marta)).to.include({ unusedTradingVolumeInFiatCurrency: "0.00" });
    await level(3);
    expect(await check(marta)).to.deep.include({
      label: "L3",
      unusedTradingVolumeInFiatCurrency: null,
      isUnlimited: true,
      nextLevel: null,
    });
  });

  it("are for who is signed in, and ask for a currency", async () => {
    const query = { fiatCurrencyCode: "USD" };
    const nobody = await Visitor.of(pair.app.url);
    expect((await nobody.call("kycCheck", { query })).status).to.equal(401);
    for (const wrong of [{}, { fiatCurrencyCode: "usd" }, { ...query, level: "3" }]) {
      expect((await pair.buyer.call("kycCheck", { query: wrong })).code).to.equal("validation");
    }
  });

  async function storedValue(): Promise<{ usd: string }> {
    const [row] = await pair.app.database.query<{ usd: string }>(
      "SELECT (usd_cents / 100)::numeric(10, 2)::text AS usd FROM trade",
    );
    if (!row) throw new Error("There is no trade");
    return row;
  }
});
