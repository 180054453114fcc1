import { expect } from "chai";
import type { BalanceChartView } from "../../../src/adapters/http/contract/wallet/chart.ts";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const day = 86_400_000;

describe("the chart of a wallet", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(() => pair.close());

  const chartOf = async (range: "month" | "year" = "month"): Promise<BalanceChartView> =>
    (await pair.seller.must("getBalanceChart", { query: { range } })).data;

  it("ends with what the balances are worth now", async () => {
    const balances: readonly BalanceView[] = (await pair.seller.must("getBalances")).data;
    const total = balances.reduce((sum, { fiatValue }) => sum + Number(fiatValue), 0);
    const { currency, points } = await chartOf();
    expect(currency).to.equal(balances[0]?.fiatCurrencyCode);
    expect(Number(points.at(-1)?.value)).to.be.greaterThan(0);
    expect(Number(points.at(-1)?.value)).to.be.closeTo(total, total / 100);
  });

  it("shows nothing of the time before anything was there", async () => {
    const [asset] = (await pair.seller.must("getBalances")).data as BalanceView[];
    expect(asset).not.to.equal(undefined);
    const { points } = await chartOf();
    const early = points.filter(({ date }) => Date.parse(date) < Date.now() - 2 * day);
    expect(early.filter(({ value }) => Number(value) !== 0)).to.deep.equal([]);
  });

  it("goes back a month or a year, and no other time", async () => {
    const since = ({ points }: BalanceChartView) => Date.now() - Date.parse(points[0]?.date ?? "");
    expect(since(await chartOf("month"))).to.be.at.most(30 * day + day);
    expect(since(await chartOf("year"))).to.be.at.most(364 * day + day);
    const query = { range: "decade" } as unknown as { range: "year" };
    expect(await pair.seller.call("getBalanceChart", { query })).to.include({ status: 422 });
  });
});
