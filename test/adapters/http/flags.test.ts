import { expect } from "chai";
import type { PolicyView } from "../../../src/adapters/http/contract/admin/policy.ts";
import type { Failure } from "../../../src/adapters/http/contract/envelope.ts";
import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { OfferCard } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import { flagPaths, type FlagName } from "../../../src/domain/policy/flags.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("flags over HTTP", () => {
  let pair: TradingPair;
  let ada: StaffVisitor;
  before(async () => {
    pair = await TradingPair.open();
    ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
  });
  after(() => pair.close());

  const set = async (name: FlagName, value: boolean) => {
    const { version }: PolicyView = (await ada.must("viewPolicy")).data;
    const [part = "", field = ""] = flagPaths[name].split(".");
    const body = { patch: { [part]: { [field]: value } }, version, reason: "Tested." };
    return ada.call("changePolicy", { body });
  };
  const switchTo = async (name: FlagName, value: boolean) =>
    expect((await set(name, value)).status).to.equal(200);

  it("leave out the level check: no limits, and kycLevelCheck is null", async () => {
    const limits = async () => {
      const query = { fiatCurrencyCode: "USD" };
      const check = (await pair.buyer.must("kycCheck", { query })).data as { isUnlimited: boolean };
      const user = (await pair.buyer.must("getCurrentUser")).data as { kycLevelCheck: object };
      return [check.isUnlimited, user.kycLevelCheck !== null];
    };
    expect(await limits()).to.deep.equal([false, true]);
    await switchTo("kycLevelCheck", false);
    expect(await limits()).to.deep.equal([true, false]);
    await switchTo("kycLevelCheck", true);
    expect(await limits()).to.deep.equal([false, true]);
  });

  it("leave out offer caps: a cap that was set can be removed, and no other is set", async () => {
    const query = { type: "sell" };
    const [offer]: MyOfferView[] = (await pair.seller.must("listMyOffers", { query })).data;
    const parameters = { id: offer?.idHashed ?? "" };
    const cap = (active: boolean) =>
      pair.seller.call("setOfferCap", {
        parameters,
        body: { offer_cap: { active, ...(active && { amount: "100000" }) } },
      });
    expect((await cap(true)).status).to.equal(200);
    await switchTo("offerCap", false);
    const told = await cap(true);
    expect([told.status, told.code]).to.deep.equal([403, "feature_off"]);
    expect((told.body as Failure).error.message).to.equal("This marketplace doesn't offer this.");
    expect((await cap(false)).status).to.equal(200);
    await switchTo("offerCap", true);
    expect((await cap(true)).status).to.equal(200);
  });

  it("list stablecoins by price, unless another order is asked for", async () => {
    const prices = async (query: Readonly<Record<string, string>>) => {
      const usdt = { crypto_currency_id: "6", currency: "EUR", limit: "50", ...query };
      const offers: OfferCard[] = (await pair.buyer.must("listOffers", { query: usdt })).data;
      return offers.map(({ price }) => Number(price));
    };
    const usual = await prices({ type: "sell" });
    await switchTo("stablecoinsByPrice", true);
    const [buying, selling] = [await prices({ type: "buy" }), await prices({ type: "sell" })];
    expect(buying).to.deep.equal(buying.toSorted((one, other) => one - other));
    expect(selling).to.deep.equal(selling.toSorted((one, other) => other - one));
    expect(selling).to.have.length(usual.length);
    await switchTo("stablecoinsByPrice", false);
    expect(await prices({ type: "sell" })).to.deep.equal(usual);
  });

  it("leave out the pages that sell gift cards, also for search engines", async () => {
    const page = (act: string) =>
      fetch(`${pair.app.url}/${act}-giftcard/amazon-gift-card`, {
        headers: { accept: "text/html" },
      });
    expect((await page("sell")).status).to.equal(200);
    await switchTo("giftCardSelling", false);
    expect((await page("sell")).status).to.equal(404);
    expect((await page("buy")).status).to.equal(200);
    const listed = await (await fetch(`${pair.app.url}/sitemap-trading.xml`)).text();
    expect(listed).to.include("/trading/buy-").and.not.include("/sell-giftcard/");
    await switchTo("giftCardSelling", true);
    expect((await page("sell")).status).to.equal(200);
  });

  it("leave out right-to-left languages: their pages lead to the same page in English", async () => {
    const get = (path: string) => fetch(pair.app.url + path, { redirect: "manual" });
    expect((await get("/ar-XB/about")).status).to.equal(200);
    await switchTo("rtl", false);
    const moved = await get("/ar-XB/about?a=1");
    expect([moved.status, moved.headers.get("location")]).to.deep.equal([302, "/about?a=1"]);
    expect((await get("/ar-XB/no-such-page")).status).to.equal(302);
    expect(await (await get("/about")).text()).to.include('"rtl":false');
    await switchTo("rtl", true);
  });

  it("are changed by admins only, and are in the log", async () => {
    const sam = await StaffVisitor.ofDemo(pair.app.adminUrl, "sam_support");
    const body = { patch: { flags: { rtl: false } }, version: 1, reason: "Tested." };
    expect((await sam.call("changePolicy", { body })).code).to.equal("forbidden");
    const filter = JSON.stringify({ subjectKind: "policy" });
    const { data } = await ada.must("listAudit", { query: { filter } });
    expect(data[0]).to.include({ act: "change-policy", staff: "ada_admin", reason: "Tested." });
  });
});
