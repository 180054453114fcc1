import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { OfferCard } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { DemoMarket } from "../../support/demo-market.ts";
import { itLooksGood } from "../../support/look-table.ts";
import { allowMerchant, makeLink } from "../../support/merchant-desk.ts";
import { turnOnCompanies } from "../../support/turn-on-companies.ts";
import { openVendor } from "../../support/vendor-desk.ts";
import { Visitor } from "../../support/visitor.ts";
import { ownLooks, type World } from "./own-page-looks.ts";

describe("the look of one's own pages", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  let world: World;
  before(async () => {
    market = await DemoMarket.open();
    const [bruno, kofi] = await Promise.all(["bruno_costa", "kofi_trades"].map(signIn));
    await arrangeRecord();
    await allowMerchant(market, "kofi_trades");
    const { id: link } = await makeLink(kofi!);
    const vendor = await openVendor(market, bruno!);
    world = {
      link,
      vendor,
      url: market.url,
      ana: market.seller,
      bruno: bruno!,
      kofi: kofi!,
      ...(await running()),
      unconfirmed: await newcomer(),
    };
    await turnOnCompanies(market.adminUrl);
    await world.bruno.must("convertToCorporate");
    await keepFavourite(world.bruno);
    await capTooLow(world.kofi);
  });
  after(() => market.close());

  const signIn = (username: string) => market.signIn(username);

  async function newcomer(): Promise<Visitor> {
    const visitor = await Visitor.of(market.url);
    await visitor.register("not_confirmed");
    return visitor;
  }

  async function running() {
    const { buyer } = await market.startTrade();
    return { buyer };
  }

  /** One trade that was completed, with feedback and its reply, and one that was cancelled. */
  async function arrangeRecord(): Promise<void> {
    const { id, buyer } = await market.startTrade();
    const parameters = { id };
    await buyer.must("markTradePaid", { parameters, body: {} });
    await market.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    const body = { type: "positive", text: "Quick and kind." };
    await buyer.must("giveFeedback", { parameters, body });
    await market.seller.must("replyToFeedback", { parameters, body: { text: "Any time." } });
    await market.seller.must("changeSettings", { body: { bio: "I sell by SEPA." } });
    const cancelled = await market.startTrade();
    await cancelled.buyer.must("cancelTrade", { parameters: { id: cancelled.id }, body: {} });
  }

  async function keepFavourite(reader: Visitor): Promise<void> {
    const query = { type: "buy", currency: "EUR", limit: "1" };
    const [offer]: readonly OfferCard[] = (await reader.must("listOffers", { query })).data;
    await reader.must("addFavorite", { parameters: { id: offer?.idHashed ?? "" } });
    await reader.must("saveSearch", {
      body: { type: "sell", currency: "EUR", tags: "no-fees,fast" },
    });
  }

  async function capTooLow(owner: Visitor): Promise<void> {
    const query = { type: "sell" };
    const [offer]: readonly MyOfferView[] = (await owner.must("listMyOffers", { query })).data;
    const body = { offer_cap: { active: true, amount: "10" } };
    await owner.must("setOfferCap", { parameters: { id: offer?.idHashed ?? "" }, body });
  }

  itLooksGood(ownLooks, () => world);
});
