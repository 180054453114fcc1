import { expect } from "chai";
import type { MyOfferView } from "../../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type {
  OfferFeedbackView,
  ViewedOffer,
} from "../../../../src/adapters/http/contract/offer/offer-views.ts";
import type { TradeView } from "../../../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../../../src/application/demo/demo-accounts.ts";
import { offerBody } from "../../../support/offer-owners.ts";
import { TradingPair } from "../../../support/trading-pair.ts";
import { Visitor } from "../../../support/visitor.ts";

describe("the feedback on an offer, over HTTP", () => {
  const trades = 11;
  let pair: TradingPair;
  let nobody: Visitor;
  let id: string;
  before(async () => {
    pair = await TradingPair.open({ PAIR_LIMIT: "0", COOL_DOWNS: "0", DEMO_STORY: "0" });
    nobody = await Visitor.of(pair.app.url);
    id = await createOffer();
    for (let done = 0; done < trades; done += 1) await tradeWithFeedback(id, done);
    await tradeWithFeedback(await createOffer(), trades);
  });
  after(() => pair.close());

  async function createOffer(): Promise<string> {
    const made: MyOfferView = (await pair.seller.must("createOffer", { body: offerBody })).data;
    return made.idHashed;
  }

  async function tradeWithFeedback(offerId: string, number: number): Promise<void> {
    const { buyer, seller } = pair;
    const body = { offer_id: offerId, fiat_amount: "20.00" };
    const trade: TradeView = (await buyer.must("startTrade", { body })).data;
    const parameters = { id: trade.id };
    await buyer.must("markTradePaid", { parameters, body: {} });
    await seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    const said = { type: number === 0 ? "negative" : "positive", text: `Trade ${number}` };
    await buyer.must("giveFeedback", { parameters, body: said });
    if (number > 0) return;
    await seller.must("giveFeedback", { parameters, body: { type: "negative", text: "No" } });
  }
  const page = async (number: string) => {
    const told = await nobody.must("listOfferFeedback", {
      parameters: { id },
      query: { page: number },
    });
    const data: OfferFeedbackView = told.data;
    return { data, meta: (told.body as { readonly meta: object }).meta };
  };
  const textsOf = ({ items }: OfferFeedbackView) => items.map(({ text }) => text);

  it("comes with it: what the owner got for this offer, newest first", async () => {
    const { feedback }: ViewedOffer = (await nobody.must("viewOffer", { parameters: { id } })).data;
    expect(feedback).to.include({ positive: 10, negative: 1, total: 11 });
    expect(textsOf(feedback).slice(0, 2)).to.deep.equal(["Trade 10", "Trade 9"]);
    expect(feedback.items[0]).to.include({ author: "bruno_costa", fiatCurrencyCode: "EUR" });
    expect(feedback.nextPageUrl).to.equal(`/rest/v1/offers/${id}/feedback?page=2`);
  });

  it("is read on page by page, to the end", async () => {
    const [first, second, beyond] = [await page("1"), await page("2"), await page("3")];
    expect(first.data.items).to.have.length(10);
    expect(first.meta).to.include({ total: trades, currentPage: 1, lastPage: 2, perPage: 10 });
    expect(textsOf(second.data)).to.deep.equal(["Trade 0"]);
    expect(second.data.nextPageUrl).to.equal(null);
    expect(beyond.data).to.include({ total: trades, nextPageUrl: null });
    expect(beyond.data.items).to.deep.equal([]);
  });

  it("does not exist where the offer is not shown, and refuses pages that are none", async () => {
    for (const other of ["AbCdEfGh1234", "%00", "x".repeat(99)]) {
      const parameters = { id: other };
      expect(await nobody.call("listOfferFeedback", { parameters })).to.include({ status: 404 });
    }
    for (const wrong of ["0", "-1", "1.5", "x", "999999"]) {
      const told = await nobody.call("listOfferFeedback", {
        parameters: { id },
        query: { page: wrong },
      });
      expect(told).to.include({ status: 422, code: "validation" });
    }
    const off = { parameters: { hash: id }, body: { new_status: "inactive" } };
    await pair.seller.must("switchOffer", off);
    const parameters = { id };
    expect(await nobody.call("listOfferFeedback", { parameters })).to.include({ status: 404 });
    expect(await pair.seller.call("listOfferFeedback", { parameters })).to.include({ status: 200 });
  });
});
