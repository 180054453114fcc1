import { expect } from "chai";
import { escrowTrade } from "../../support/escrow-trade.ts";
import { startTestApp } from "../../support/test-app.ts";
import { TestMarket } from "../../support/test-market.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

describe("a payment of an escrow with play coins over HTTP", () => {
  it("is not there with real money, not even for the seller of a trade that has an escrow", async () => {
    const app = await startTestApp({ DEMO: "0" });
    const floor = TestMarket.on(app.database);
    const counter = await floor.openCounter();
    const { trade, seller } = await escrowTrade(floor, counter);
    const visitor = await Visitor.of(app.url);
    await visitor.register("walter_on_chain");
    await app.database.query("UPDATE session SET trader_id = $1", [seller.traderId]);
    const parameters = { id: trade.id };
    const { state } = (await visitor.must("viewEscrow", { parameters })).data as { state: string };
    expect(state).to.equal("keys_wanted");
    const played = await visitor.call("playEscrowPayment", { parameters });
    expect([played.status, played.code]).to.deep.equal([404, "not_found"]);
    await floor.close();
    await app.stop();
  });

  it("is not there in a demo without such escrows", async () => {
    const pair = await TradingPair.open({ MULTISIG_ESCROWS: "0" });
    const { id } = await pair.start();
    const played = await pair.seller.call("playEscrowPayment", { parameters: { id } });
    expect([played.status, played.code]).to.deep.equal([404, "not_found"]);
    await pair.close();
  });
});
