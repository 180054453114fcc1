import { expect } from "chai";
import type { MyOfferView } from "../../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type {
  OfferCard,
  ViewedOffer,
} from "../../../../src/adapters/http/contract/offer/offer-views.ts";
import { TradingPair } from "../../../support/trading-pair.ts";
import type { Visitor } from "../../../support/visitor.ts";

const input = {
  type: "buy",
  crypto_currency_code: "BTC",
  currency: "EUR",
  payment_method: "sepa",
  margin: "1",
  range_min: "10.00",
  range_max: "200.00",
  window_minutes: 60,
};

describe("whom an offer lets take it, over HTTP", () => {
  let pair: TradingPair;
  let offer: MyOfferView;
  before(async () => {
    pair = await TradingPair.open();
    const body = { ...input, show_only_trusted_user: true };
    offer = (await pair.buyer.must("createOffer", { body })).data;
  });
  after(() => pair.close());

  const edit = async (gates: object) => {
    const body = { ...input, ...gates, offer_version: offer.offerVersion };
    const parameters = { id: offer.idHashed };
    offer = (await pair.buyer.must("editOffer", { parameters, body })).data;
  };
  const view = async (who: Visitor): Promise<ViewedOffer> =>
    (await who.must("viewOffer", { parameters: { id: offer.idHashed } })).data;
  const start = async () => {
    const told = await pair.seller.call("startTrade", {
      body: { offer_id: offer.idHashed, fiat_amount: "20.00" },
    });
    return told.code;
  };
  const isListed = async (who: Visitor) => {
    const query = {
      type: "sell",
      crypto_currency_id: "8",
      currency: "EUR",
      limit: "50",
      "payment-method": "sepa",
    };
    const cards: readonly OfferCard[] = (await who.must("listOffers", { query })).data;
    return cards.some(({ idHashed }) => idHashed === offer.idHashed);
  };
  const relate = (action: "trusted" | "untrusted") =>
    pair.buyer.must("changeRelation", { parameters: { username: "ana_lima" }, body: { action } });

  it("is only who they trust: nobody else finds or starts it", async () => {
    expect(offer).to.include({ showOnlyTrustedUser: true, requireMinPastTrades: 0 });
    const code = "trusted_only";
    expect(await view(pair.seller)).to.include({
      showOnlyTrustedUser: true,
      notTakeableCode: code,
    });
    expect(await isListed(pair.seller)).to.equal(false);
    expect(await start()).to.equal(code);
    await relate("trusted");
    expect((await view(pair.seller)).notTakeableCode).to.not.equal(code);
    expect(await isListed(pair.seller)).to.equal(true);
    expect(await start()).to.not.equal(code);
    await relate("untrusted");
  });

  it("is only who has completed as many trades", async () => {
    await edit({ require_min_past_trades: 9_999 });
    expect(offer).to.include({ showOnlyTrustedUser: false, requireMinPastTrades: 9_999 });
    const code = "minimum_required_trades";
    expect(await view(pair.seller)).to.include({ takeable: false, notTakeableCode: code });
    expect(await isListed(pair.seller)).to.equal(true);
    expect(await start()).to.equal(code);
    await edit({});
    expect((await view(pair.seller)).notTakeableCode).to.not.equal(code);
  });

  it("refuses a number of trades that nobody could have", async () => {
    const body = { ...input, require_min_past_trades: 10_001 };
    const told = await pair.buyer.call("createOffer", { body });
    expect(told).to.include({ status: 422, code: "validation" });
  });
});
