import { expect } from "chai";
import type { AcceptedOfferView } from "../../../src/adapters/http/contract/trade/trade-history.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

describe("the payment details of a trade over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(() => pair.close());

  const view = async (who: Visitor, id: string): Promise<TradeView> =>
    (await who.must("viewTrade", { parameters: { id } })).data;
  const offer = async (who: Visitor, tradeHash: string): Promise<AcceptedOfferView> =>
    (await who.must("viewAcceptedOffer", { parameters: { tradeHash } })).data;
  const iban = ({ paymentDetails }: Pick<TradeView, "paymentDetails">) =>
    paymentDetails?.find(({ label }) => label === "IBAN")?.value;
  const whole = "PT50 0002 0123 1234 5678 9015 4";
  const masked = "•••• 15 4";

  async function released(): Promise<string> {
    const { id } = await pair.start();
    const parameters = { id };
    await pair.buyer.must("markTradePaid", { parameters });
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    return id;
  }

  it("stay with the buyer for 30 days after the release, and are masked from then on", async () => {
    const id = await released();
    expect(await view(pair.buyer, id)).to.include({ arePaymentDetailsMasked: false });
    expect(iban(await view(pair.buyer, id))).to.equal(whole);
    expect(iban(await offer(pair.buyer, id))).to.equal(whole);
    const closed = "UPDATE trade SET closed_at = clock_timestamp() - interval '30 days'";
    await pair.app.database.query(`${closed} WHERE id = $1`, [id]);
    expect(await view(pair.buyer, id)).to.include({ arePaymentDetailsMasked: true });
    expect(iban(await view(pair.buyer, id))).to.equal(masked);
    expect(iban(await offer(pair.buyer, id))).to.equal(masked);
    expect(iban(await view(pair.seller, id)), "the seller's own").to.equal(whole);
  });

  it("are masked at once after an end without a payment", async () => {
    const { id } = await pair.start();
    await pair.buyer.must("cancelTrade", { parameters: { id }, body: {} });
    expect(iban(await view(pair.buyer, id))).to.equal(masked);
    expect(await view(pair.seller, id)).to.include({ arePaymentDetailsMasked: false });
  });

  it("leave on the timeline who read them and when, once, for both sides", async () => {
    const { id } = await pair.start();
    for (let read = 0; read < 3; read += 1) await view(pair.buyer, id);
    await view(pair.seller, id);
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    for (const who of [pair.buyer, pair.seller]) {
      const { timeline } = await view(who, id);
      const acts = timeline.map(({ act }) => act);
      expect(acts).to.deep.equal(["start", "details-read", "paid"]);
      const [start, read] = timeline;
      expect(read).to.include({ by: "buyer", username: "bruno_costa", status: "active_funded" });
      expect(Date.parse(read?.at ?? "")).to.be.at.least(Date.parse(start?.at ?? ""));
    }
  });

  it("are read by nobody where there are none to be read", async () => {
    const { id } = await pair.start();
    const told = await pair.seller.must("viewTrade", { parameters: { id } });
    const acts = (told.data as TradeView).timeline.filter(({ by }) => by === "seller");
    expect(acts).to.deep.equal([]);
  });
});
