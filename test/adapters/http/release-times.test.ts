import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { OfferCard } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresOwnerStandings } from "../../../src/adapters/persistence/offer/postgres-owner-standings.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { RankOwners } from "../../../src/application/offer/rank-owners.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("how fast a seller releases", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(() => pair.close());

  /** A trade whose seller took this many minutes from "paid" to the release. */
  async function released(minutes: number): Promise<void> {
    const { id } = await pair.start();
    const parameters = { id };
    await pair.buyer.must("markTradePaid", { parameters });
    await pair.app.database.query(
      "UPDATE trade SET paid_at = paid_at - make_interval(mins => $2) WHERE id = $1",
      [id, minutes],
    );
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
  }

  async function shown(): Promise<number | null | undefined> {
    const parameters = { username: "ana_lima" };
    const cards: OfferCard[] = (await pair.buyer.must("listActiveOffers", { parameters })).data;
    return cards[0]?.owner.releaseTimeMedianSeconds;
  }

  async function shownOnceKnown(): Promise<number | null | undefined> {
    for (let look = 0; look < 200; look += 1) {
      const seconds = await shown();
      if (seconds !== null) return seconds;
      await pause(100);
    }
    return null;
  }

  it("is on every offer, from the third release on", async () => {
    await released(2);
    await released(90);
    expect(await shown()).to.equal(null);
    await released(10);
    expect(await shownOnceKnown()).to.be.within(600, 660);
    const query = { type: "buy", crypto_currency_id: "8", currency: "EUR" };
    const cards: OfferCard[] = (await pair.buyer.must("listOffers", { query })).data;
    const { owner } = cards.find((card) => card.owner.username === "ana_lima") ?? {};
    expect(owner?.releaseTimeMedianSeconds).to.be.within(600, 660);
    const others = cards.filter((card) => card.owner.username !== "ana_lima");
    const pool = await createDataSource({ url: pair.app.database.url }).initialize();
    await new RankOwners(new PostgresOwnerStandings(pool)).execute();
    await pool.destroy();
    const counted: OfferCard[] = (await pair.buyer.must("listOffers", { query })).data;
    const months = new Map(
      counted.map((card) => [card.owner.username, card.owner.monthlyTradeStats]),
    );
    expect(months.get("ana_lima")).to.deep.equal({
      trades: 3,
      completedPercent: 100,
      volumeClass: "0",
    });
    expect(others.every((card) => card.owner.releaseTimeMedianSeconds === null)).to.equal(true);
  });
});
