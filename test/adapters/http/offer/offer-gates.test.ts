import { expect } from "chai";
import type { Failure } from "../../../../src/adapters/http/contract/envelope.ts";
import type { MyOfferView } from "../../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type {
  OfferCard,
  ViewedOffer,
} from "../../../../src/adapters/http/contract/offer/offer-views.ts";
import { TradingPair } from "../../../support/trading-pair.ts";
import { Visitor } from "../../../support/visitor.ts";

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
    const shown = await view(pair.seller);
    expect(shown).to.include({ takeable: false, notTakeableCode: code });
    const [known] = await pair.app.database.query<{ completed: number }>(
      `SELECT coalesce(max(completed_trades), 0)::integer AS completed FROM trader_usage
        WHERE trader_id = (SELECT id FROM trader WHERE username = 'ana_lima')`,
    );
    expect(shown.remainingTrades).to.equal(9_999 - (known?.completed ?? 0));
    expect((await view(await Visitor.of(pair.app.url))).remainingTrades).to.equal(null);
    expect(await isListed(pair.seller)).to.equal(true);
    expect(await start()).to.equal(code);
    await edit({});
    expect(await view(pair.seller)).to.include({ remainingTrades: 0 });
    expect((await view(pair.seller)).notTakeableCode).to.not.equal(code);
  });

  it("is only who has a verified ID, shows their name, and lives where the owner trades", async () => {
    await edit({ require_verified_id: true, require_full_name_visibility: true });
    expect(offer).to.include({ requireVerifiedId: true, requireFullNameVisibility: true });
    expect((await view(pair.seller)).notTakeableCode).to.equal("full_name_required");
    await pair.seller.must("changeSettings", {
      body: { firstName: "Ana", lastName: "Lima", fullNameVisibilityType: 1 },
    });
    expect((await view(pair.seller)).notTakeableCode).to.not.equal("full_name_required");
    await edit({ allowed_countries: ["ES", "DE", "ES"] });
    expect(offer).to.deep.include({ allowedCountries: ["DE", "ES"], blockedCountries: [] });
    const elsewhere = {
      notTakeableCode: "not_available_in_your_country",
      notTakeableKind: "NotAvailableInYourCountry",
    };
    expect(await view(pair.seller)).to.include(elsewhere);
    expect(await isListed(pair.seller)).to.equal(true);
    const told = await pair.seller.call("startTrade", {
      body: { offer_id: offer.idHashed, fiat_amount: "20.00" },
    });
    expect(told).to.include({ status: 409, code: elsewhere.notTakeableCode });
    const { error } = told.body as Failure;
    expect(error.kind).to.equal(elsewhere.notTakeableKind);
    expect(error.details?.[0]).to.include({ field: "start", kind: elsewhere.notTakeableKind });
    await pair.seller.must("changeSettings", { body: { country: "ES" } });
    expect((await view(pair.seller)).notTakeableCode).to.not.equal(elsewhere.notTakeableCode);
    await edit({ blocked_countries: ["ES"] });
    expect(await start()).to.equal(elsewhere.notTakeableCode);
    await edit({});
    expect(offer).to.deep.include({ allowedCountries: [], blockedCountries: [] });
  });

  it("is not a visitor, who does not find it and reads why on its page", async () => {
    const nobody = await Visitor.of(pair.app.url);
    expect(await isListed(nobody)).to.equal(true);
    await edit({ is_anonymous_user_restricted: true });
    expect(await isListed(nobody)).to.equal(false);
    expect(await isListed(pair.seller)).to.equal(true);
    expect(await view(nobody)).to.include({
      isAnonymousUserRestricted: true,
      notTakeableCode: "anonymous_user_restricted",
      notTakeableKind: "AnonynousUserRestricted",
    });
    await edit({});
  });

  it("refuses countries that there are not, both lists, and a limit for new sellers", async () => {
    const refused: readonly (readonly [object, string])[] = [
      [{ allowed_countries: ["XX"] }, "unknown"],
      [{ allowed_countries: ["portugal"] }, "is_length"],
      [{ allowed_countries: ["PT"], blocked_countries: ["ES"] }, "one_of_two"],
      [{ new_buyer_max_fiat_limit: "50" }, "only_on_sell_offers"],
      [{ type: "sell", new_buyer_max_fiat_limit: "none" }, "not_a_number"],
      [{ require_verified_id: "yes" }, "is_boolean"],
    ];
    for (const [change, code] of refused) {
      const told = await pair.buyer.call("createOffer", { body: { ...input, ...change } });
      expect(told, JSON.stringify(change)).to.include({ status: 422, code: "validation" });
      expect(JSON.stringify(told.body)).to.include(`"${code}"`);
    }
  });

  it("refuses a number of trades that nobody could have", async () => {
    const body = { ...input, require_min_past_trades: 10_001 };
    const told = await pair.buyer.call("createOffer", { body });
    expect(told).to.include({ status: 422, code: "validation" });
  });
});
