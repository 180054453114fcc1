import { expect } from "chai";
import type { MonthOfTrades } from "../../../src/application/ports/market-statistics.ts";
import { ViewMarketStatistics } from "../../../src/application/record/view-market-statistics.ts";

const sums = { trades: 20, traders: 9, usdCents: 500_000n, releaseMedianSeconds: 600 };
const march: MonthOfTrades = {
  month: "2026-03",
  total: sums,
  methods: [{ name: "sepa", ...sums }],
  countries: [
    { name: "", ...sums },
    { name: "PT", ...sums, trades: 10 },
  ],
};

describe("what everybody may know of the market", () => {
  let [now, reads, answer] = [0, 0, () => Promise.resolve(march)];
  let view: ViewMarketStatistics;
  let figures: string[];
  beforeEach(() => {
    figures = [];
    const noiseOf = (of: string) => {
      figures.push(of);
      return { trades: 0, volume: 0 };
    };
    [now, reads, answer] = [0, 0, () => Promise.resolve(march)];
    const lastMonth = () => {
      reads += 1;
      return answer();
    };
    view = new ViewMarketStatistics({ lastMonth }, noiseOf, () => now);
  });

  it("names no country where nobody said one", async () => {
    const { methods, countries } = await view.execute();
    expect(methods.map(({ name }) => name)).to.deep.equal(["sepa"]);
    expect(countries.map(({ name }) => name)).to.deep.equal(["PT"]);
  });

  it("has noise of its own for each month, part and group", async () => {
    await view.execute();
    expect(figures).to.deep.equal([
      "2026-03 total ",
      "2026-03 methods sepa",
      "2026-03 countries ",
      "2026-03 countries PT",
    ]);
  });

  it("is nothing, in no group, while too few people trade", async () => {
    answer = () => Promise.resolve({ ...march, total: { ...sums, traders: 4 } });
    expect(await view.execute()).to.deep.equal({
      month: "2026-03",
      total: undefined,
      methods: [],
      countries: [],
    });
  });

  it("is read once an hour, however many ask, also at once", async () => {
    await Promise.all([view.execute(), view.execute()]);
    now = 3_599_999;
    await view.execute();
    expect(reads).to.equal(1);
    now = 3_600_000;
    await view.execute();
    expect(reads).to.equal(2);
  });

  it("is asked again after it failed", async () => {
    answer = () => Promise.reject(new Error("cut off"));
    const failed = await view.execute().catch((error: unknown) => String(error));
    expect(failed).to.include("cut off");
    answer = () => Promise.resolve(march);
    expect((await view.execute()).month).to.equal("2026-03");
  });
});
