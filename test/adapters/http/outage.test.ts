import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("an outage, over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(() => pair.close());

  it("leaves a trade whose time would have ended in it what was left, and says why", async () => {
    const { id } = await pair.start();
    const read = async (): Promise<TradeView> =>
      (await pair.buyer.must("viewTrade", { parameters: { id } })).data;
    await read();
    // As if nothing had run for ten minutes, in the middle of which the time to pay ended.
    await pair.app.database.query(
      `WITH silence AS (
         UPDATE heartbeat SET at = at - interval '10 minutes',
                              silent_at = silent_at - interval '10 minutes'),
       older AS (UPDATE trade SET started_at = started_at - interval '1 hour' WHERE id = $1)
       UPDATE deadline SET at = clock_timestamp() - interval '5 minutes' WHERE subject = $1`,
      [id],
    );
    const first = await read();
    expect(first.status).to.equal("active_funded");
    // A process that comes back gives a sign of life at once.
    const back = await pair.app.startBeside();
    let told = await read();
    const isTold = () => told.timeline.some(({ act }) => act === "clock-extended");
    while (!isTold()) {
      await pause(50);
      told = await read();
    }
    await back.stop();
    expect(told.status).to.equal("active_funded");
    const extended = told.timeline.filter(({ act }) => act === "clock-extended");
    const added = extended.reduce((sum, { addedSeconds }) => sum + (addedSeconds ?? 0), 0);
    expect(added).to.be.within(600, 900);
    for (const { pause: stretch } of extended) expect(stretch).to.include({ cause: "outage" });
    const [event] = extended;
    expect(Date.parse(event?.pause?.from ?? "")).to.be.below(Date.now() - 590_000);
  });
});
