import { expect } from "chai";
import type { ContactView } from "../../../src/adapters/http/contract/contact/contact.ts";
import type { OfferCard } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import type { ProfileView } from "../../../src/adapters/http/contract/profile/profile.ts";
import type { RelationAction } from "../../../src/domain/contact/relation.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

type Lists = "listRecentPartners" | "listTrusted" | "listBlocked";

describe("people that a trader knows, over HTTP", () => {
  let pair: TradingPair;
  beforeEach(async () => {
    pair = await TradingPair.open();
  });
  afterEach(() => pair.close());

  const relate = (who: Visitor, username: string, action: RelationAction) =>
    who.must("changeRelation", { parameters: { username }, body: { action } });
  const listed = async (who: Visitor, list: Lists) => {
    const told = await who.must(list, {});
    return (told.data as readonly ContactView[]).map(({ user }) => user.username);
  };
  const profile = async (who: Visitor, username: string): Promise<ProfileView> =>
    (await who.must("viewProfileByName", { parameters: { username } })).data;

  it("are trusted and blocked by PUT and by POST alike, a second time without effect", async () => {
    const { buyer } = pair;
    const parameters = { username: "ANA_lima" };
    for (const action of ["trusted", "trusted", "blocked", "unblocked"] as const) {
      const put = await buyer.must("changeRelation", { parameters, body: { action } });
      const post = await buyer.must("changeRelationByPost", { parameters, body: { action } });
      expect(put.data).to.deep.equal({
        username: "ana_lima",
        isTrusted: action === "trusted",
        isBlocked: action === "blocked",
      });
      expect(post.data).to.deep.equal(put.data);
    }
  });

  it("are never the trader, nobody, or related in a way that does not exist", async () => {
    const { buyer } = pair;
    const call = (username: string, action: string) =>
      buyer.call("changeRelation", { parameters: { username }, body: { action } });
    expect(await call("bruno_costa", "blocked")).to.include({ status: 409, code: "own_relation" });
    expect(await call("nobody_here", "blocked")).to.include({ status: 404, code: "not_found" });
    expect(await call("ana_lima", "befriended")).to.include({ status: 422, code: "validation" });
  });

  it("are listed the latest first, page by page, and counted on their profile", async () => {
    const { buyer, seller } = pair;
    await relate(buyer, "ana_lima", "trusted");
    await relate(buyer, "kofi_trades", "trusted");
    expect(await listed(buyer, "listTrusted")).to.deep.equal(["kofi_trades", "ana_lima"]);
    expect(await listed(seller, "listTrusted")).to.deep.equal([]);
    expect(await profile(buyer, "ana_lima")).to.include({ trustedCount: 1, isTrusted: true });
    expect(await profile(seller, "bruno_costa")).to.include({ trustedCount: 0, isTrusted: false });
    await relate(buyer, "ana_lima", "blocked");
    expect(await listed(buyer, "listTrusted")).to.deep.equal(["kofi_trades"]);
    expect(await listed(buyer, "listBlocked")).to.deep.equal(["ana_lima"]);
    expect(await profile(buyer, "ana_lima")).to.include({ trustedCount: 0, blockedCount: 1 });
    const beyond = await buyer.must("listBlocked", { query: { page: "2" } });
    expect(beyond.body).to.deep.include({
      data: [],
      meta: { total: 1, currentPage: 2, perPage: 10, lastPage: 1 },
    });
  });

  it("are the partners of recent trades, with how often and when", async () => {
    const { buyer, seller } = pair;
    expect(await listed(buyer, "listRecentPartners")).to.deep.equal([]);
    const { id } = await pair.start();
    const [partner]: readonly ContactView[] = (await buyer.must("listRecentPartners", {})).data;
    expect(partner).to.deep.include({ completedTrades: 0 });
    expect(partner?.user.username).to.equal("ana_lima");
    expect(partner?.lastTrade?.id).to.equal(id);
    expect(await listed(seller, "listRecentPartners")).to.deep.equal(["bruno_costa"]);
  });

  it("hide their offers from each other and start nothing, and favourites come back", async () => {
    const { buyer, seller } = pair;
    const query = { type: "buy", crypto_currency_id: "8", currency: "EUR" };
    const seen = async (): Promise<readonly OfferCard[]> =>
      (await buyer.must("listOffers", { query })).data;
    const offer = (await seen()).find(({ owner }) => owner.username === "ana_lima");
    const id = offer?.idHashed ?? "";
    await buyer.must("addFavorite", { parameters: { id } });
    const favorites = async () => (await buyer.must("listFavorites", {})).data as unknown[];
    const active = async () =>
      (await buyer.must("listActiveOffers", { parameters: { username: "ana_lima" } })).body;
    const view = async (): Promise<OfferCard> =>
      (await buyer.must("viewOffer", { parameters: { id } })).data;
    const start = () => buyer.call("startTrade", { body: { offer_id: id, fiat_amount: "20.00" } });
    const { id: running } = await pair.start();

    for (const [who, name, code] of [
      [buyer, "ana_lima", "opponent_is_blocked"],
      [seller, "bruno_costa", "offer_not_active"],
    ] as const) {
      await relate(who, name, "blocked");
      expect((await seen()).map(({ owner }) => owner.username)).to.not.include("ana_lima");
      expect(await active()).to.deep.include({ data: [] });
      expect(await favorites()).to.have.length(0);
      expect(await view()).to.include({ takeable: false, notTakeableCode: code });
      expect(await start()).to.include({ status: 409, code });
      expect(JSON.stringify(await profile(buyer, "ana_lima"))).to.include(
        `"isBlocked":${who === buyer}`,
      );
      await relate(who, name, "unblocked");
    }

    await relate(seller, "bruno_costa", "blocked");
    await buyer.must("sendMessage", {
      parameters: { id: running },
      body: { text: "Paying in a minute" },
    });
    await relate(seller, "bruno_costa", "unblocked");
    expect(await favorites()).to.have.length(1);
    expect((await seen()).map(({ owner }) => owner.username)).to.include("ana_lima");
  });

  it("see a name that is for those its owner trusts", async () => {
    const { buyer, seller } = pair;
    await seller.must("changeSettings", {
      body: {
        firstName: "Ana",
        lastName: "Lima",
        fullNameVisibilityType: 0,
        fullNameAudience: "trusted_only",
      },
    });
    expect(await profile(buyer, "ana_lima")).to.include({ fullName: null });
    await relate(buyer, "ana_lima", "trusted");
    expect(await profile(buyer, "ana_lima")).to.include({ fullName: null });
    await relate(seller, "bruno_costa", "trusted");
    expect(await profile(buyer, "ana_lima")).to.include({ fullName: "Ana L." });
  });
});
