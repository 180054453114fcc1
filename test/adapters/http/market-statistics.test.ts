import { expect } from "chai";
import type { MarketStatisticsView } from "../../../src/adapters/http/contract/record/record.ts";
import { PostgresMarketStatistics } from "../../../src/adapters/persistence/record/postgres-market-statistics.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

describe("the statistics of everybody's trades", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(() => pair.close());

  /** A completed trade of 20 EUR that ended in the last month, ten minutes after its payment. */
  async function tradeOfLastMonth(buyer: Visitor): Promise<void> {
    const { id } = await pair.start(buyer);
    const parameters = { id };
    await buyer.must("markTradePaid", { parameters });
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    await pair.app.database.query(
      `UPDATE trade SET closed_at = date_trunc('month', closed_at) - interval '1 day',
              paid_at = date_trunc('month', closed_at) - interval '1 day' - interval '10 minutes'
        WHERE id = $1`,
      [id],
    );
  }

  it("count a trade once, a person once, and nothing of this month or that failed", async () => {
    await tradeOfLastMonth(pair.buyer);
    await tradeOfLastMonth(pair.buyer);
    const { id } = await pair.start();
    await pair.buyer.must("cancelTrade", { parameters: { id } });
    const query = (sql: string, parameters?: unknown[]) =>
      pair.app.database.query(sql, parameters) as Promise<never>;
    const found = await new PostgresMarketStatistics({ query }).lastMonth();
    expect(found.total).to.deep.include({ trades: 2, traders: 2, releaseMedianSeconds: 600 });
    expect(found.total.usdCents > 4_000n && found.total.usdCents < 6_000n).to.equal(true);
    expect(found.methods).to.deep.equal([{ name: "sepa-instant", ...found.total }]);
    expect(found.countries.map(({ trades }) => trades)).to.deep.equal([2]);
  });

  it("are shown to strangers once five people trade", async () => {
    const stranger = await Visitor.of(pair.app.url);
    for (const name of ["first", "second", "third"]) {
      const buyer = await Visitor.of(pair.app.url);
      await buyer.register(`${name}_buyer`);
      await tradeOfLastMonth(buyer);
    }
    const shown: MarketStatisticsView = (await stranger.must("viewMarketStatistics")).data;
    expect(shown.month).to.match(/^\d{4}-\d\d$/);
    expect(shown.total).to.include({ releaseTimeMedianMinutes: 10 });
    // Noise moves the count by a step.
    expect(shown.total?.trades).to.be.oneOf([5, 10]);
    expect(shown.total?.volumeUsd).to.match(/^1\d0$/);
    expect(shown.methods.map(({ paymentMethodName }) => paymentMethodName)).to.deep.equal([
      "SEPA Instant",
    ]);
    const page = await fetch(`${pair.app.url}/statistics`, { headers: { accept: "text/html" } });
    expect(await page.text())
      .to.include("Market statistics · Peerhold</title>")
      .and.to.include("SEPA Instant");
  });
});
