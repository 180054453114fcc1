import { expect } from "chai";
import type { CurrentUserView } from "../../../src/adapters/http/contract/account/current-user.ts";
import type { OfferCard } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import type { RouteContract } from "../../../src/adapters/http/contract/route.ts";
import { contracts, type Contracts } from "../../../src/adapters/http/contract/routes.ts";
import { isClosedToDemo } from "../../../src/adapters/http/contract/demo-limits.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { offerBody } from "../../support/offer-owners.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";

/** An offer of play money. */
const playOffer = { ...offerBody, crypto_currency_code: "PBTC" };

describe("demo accounts over HTTP", () => {
  let app: TestApp;
  let pia: Visitor;
  let dan: Visitor;
  let rosa: Visitor;
  let offerId: string;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
    [pia, dan] = [await demoAccount("pia_play"), await demoAccount("dan_play")];
    rosa = await Visitor.of(app.url);
    await rosa.register("rosa_real");
  });
  after(async () => {
    await expectBooksBalance(app.database);
    await app.stop();
  });

  const demoAccount = async (username: string) => {
    const visitor = await Visitor.of(app.url);
    const body = {
      username,
      email: `${username}@example.org`,
      password: passwordOf(username),
      is_demo_account: true,
    };
    await visitor.must("register", { body });
    await visitor.openPage();
    return visitor;
  };
  const userOf = async (who: Visitor): Promise<CurrentUserView> =>
    (await who.must("getCurrentUser")).data;
  const balancesOf = async (who: Visitor): Promise<readonly BalanceView[]> =>
    (await who.must("getBalances")).data;
  const unitsOf = async (who: Visitor) => BigInt((await balancesOf(who))[0]?.balance ?? 0);
  const namesOf = async (who: Visitor, query: object) => {
    const offers: readonly OfferCard[] = (
      await who.must("listOffers", { query: { type: "buy", currency: "EUR", ...query } })
    ).data;
    return offers.map(({ owner }) => owner.username);
  };

  it("are what they are from their registration on, with a level of their own", async () => {
    const [demo, real] = [await userOf(pia), await userOf(rosa)];
    expect([demo.isDemoAccount, real.isDemoAccount]).to.deep.equal([true, false]);
    expect(demo.kycLevelCheck?.level).to.equal(-1);
    expect(demo.isEmailVerified).to.equal(false);
    const rows = await app.database.query<{ email_code: number }>(
      `SELECT count(*)::integer AS email_code FROM email_code
         JOIN trader ON trader.id = email_code.trader_id WHERE trader.is_demo`,
    );
    expect(rows).to.deep.equal([{ email_code: 0 }]);
  });

  it("hold play money alone, of which everyone of them gets some once a day", async () => {
    const codes = (await balancesOf(pia)).map(({ cryptoCurrencyCode }) => cryptoCurrencyCode);
    expect(codes).to.deep.equal(["PBTC", "PUSDT", "PETH"]);
    for (const who of [pia, dan]) await who.must("useFaucet");
    expect(await pia.call("useFaucet")).to.include({ status: 409, code: "faucet_empty" });
    expect((await balancesOf(pia)).map(({ balance }) => BigInt(balance) > 0n)).to.deep.equal([
      true,
      true,
      true,
    ]);
    expect((await balancesOf(pia))[0]?.fiatValue).to.not.equal(null);
    const real = (await balancesOf(rosa)).map(({ cryptoCurrencyCode }) => cryptoCurrencyCode);
    expect(real).to.deep.equal(["BTC", "USDT", "ETH"]);
  });

  it("offer play money, and nobody else does", async () => {
    const refused = await pia.call("createOffer", {
      body: offerBody,
    });
    expect(refused).to.include({ status: 422, code: "validation" });
    expect(await rosa.call("createOffer", { body: playOffer })).to.include({ code: "validation" });
    const made = await pia.must("createOffer", { body: playOffer });
    offerId = (made.data as { idHashed: string }).idHashed;
  });

  it("see each other's offers and no others, and nobody else sees theirs", async () => {
    const stranger = await Visitor.of(app.url);
    for (const query of [{ crypto_currency_id: "8" }, {}]) {
      expect(await namesOf(dan, query)).to.include("pia_play");
      expect(await namesOf(dan, query)).to.not.include("ana_lima");
      for (const other of [rosa, stranger]) {
        expect(await namesOf(other, query)).to.include("ana_lima");
        expect(await namesOf(other, query)).to.not.include("pia_play");
      }
    }
    const ofPlay = { query: { type: "buy", currency: "EUR", crypto_currency_id: "1008" } };
    expect(await namesOf(dan, ofPlay.query)).to.include("pia_play");
    expect(await rosa.call("listOffers", ofPlay)).to.include({ status: 422 });
    const parameters = { id: offerId };
    await dan.must("viewOffer", { parameters });
    for (const other of [rosa, stranger]) {
      expect((await other.call("viewOffer", { parameters })).status).to.equal(404);
      expect((await other.call("listOfferFeedback", { parameters })).status).to.equal(404);
    }
    expect((await rosa.call("addFavorite", { parameters })).status).to.equal(404);
    expect((await rosa.call("reportOffer", { parameters, body: reportBody })).status).to.equal(404);
    await dan.must("addFavorite", { parameters });
    const facets = async (who: Visitor) =>
      JSON.stringify((await who.must("countOfferFacets", { query: { type: "buy" } })).data);
    expect(await facets(dan)).to.not.equal(await facets(rosa));
  });

  it("do not exist for others, nor others for them", async () => {
    for (const [who, other] of [
      [rosa, "pia_play"],
      [pia, "rosa_real"],
    ] as const) {
      const parameters = { username: other };
      const query = {};
      const asked = [
        await who.call("viewProfileByName", { parameters }),
        await who.call("viewProfile", { parameters: { id: other } }),
        await who.call("listReceivedFeedback", { parameters, query }),
        await who.call("listActiveOffers", { parameters, query }),
        await who.call("changeRelation", { parameters, body: { action: "blocked" } }),
        await who.call("openChat", { body: { username: other } }),
      ];
      expect(asked.map(({ status }) => status)).to.deep.equal([404, 404, 404, 404, 404, 404]);
    }
    await dan.must("viewProfileByName", { parameters: { username: "pia_play" } });
    const sent = await rosa.call("quoteSend", {
      body: { crypto_currency_code: "BTC", amount: "100000", recipient: "pia_play" },
    });
    expect(sent.code).to.equal("recipient_unknown");
  });

  it("start no trade with others, who start none with them", async () => {
    const body = { offer_id: offerId, fiat_amount: "20.00" };
    expect(await rosa.call("startTrade", { body })).to.include({
      status: 409,
      code: "other_market",
    });
    const [real] = await app.database.query<{ id: string }>(
      `SELECT offer.id FROM offer JOIN trader ON trader.id = offer.owner_id
        WHERE trader.username = 'ana_lima' AND offer.side = 'sell' AND offer.is_active LIMIT 1`,
    );
    const taken = await dan.call("startTrade", {
      body: { offer_id: real?.id, fiat_amount: "50.00" },
    });
    expect(taken).to.include({ status: 409, code: "other_market" });
  });

  it("trade with each other to the end, and nothing of it counts outside", async () => {
    const before = [await unitsOf(pia), await unitsOf(dan)];
    const started: TradeView = (
      await dan.must("startTrade", { body: { offer_id: offerId, fiat_amount: "20.00" } })
    ).data;
    const parameters = { id: started.id };
    await dan.must("markTradePaid", { parameters });
    await pia.must("releaseTrade", {
      parameters,
      body: { password: passwordOf("pia_play") },
    });
    expect((await unitsOf(pia)) < (before[0] ?? 0n)).to.equal(true);
    expect((await unitsOf(dan)) > (before[1] ?? 0n)).to.equal(true);
    const mixed = await app.database.query(
      `SELECT FROM ledger_account a JOIN trader ON trader.id = a.owner_id
         JOIN asset ON asset.code = a.asset WHERE trader.is_demo <> asset.is_play`,
    );
    expect(mixed).to.deep.equal([]);
  });

  it("reach nothing that is about real money, or that proves who somebody is", async () => {
    const closed = (Object.keys(contracts) as (keyof Contracts)[]).filter((id) =>
      isClosedToDemo(contracts[id]),
    );
    for (const id of closed) {
      const { path, method, body } = contracts[id] as RouteContract;
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "x"]);
      const told = await pia.call(id, {
        parameters: Object.fromEntries(names) as Record<string, string>,
        ...(method !== "get" && body && { body: {} }),
      });
      expect(`${id} ${told.status} ${told.code}`).to.equal(`${id} 403 demo_account`);
    }
    expect((await rosa.call("viewBond")).status).to.equal(200);
  });

  it("are marked for staff with their trades, filtered by them, and given no badge", async () => {
    const ada = await StaffVisitor.ofDemo(app.adminUrl, "ada_admin");
    const listed = async (id: "listPeople" | "listTrades", filter: object) =>
      (await ada.must(id, { query: { filter: JSON.stringify(filter) } })).data as readonly {
        id: string;
        username?: string;
        level?: number;
        market?: string;
      }[];
    const demo = await listed("listPeople", { market: "play" });
    expect(demo.map(({ username }) => username)).to.include.members(["pia_play", "dan_play"]);
    expect(demo.every(({ level }) => level === -1)).to.equal(true);
    const real = await listed("listPeople", { market: "real" });
    expect(real.some(({ level }) => level === -1)).to.equal(false);
    const trades = await listed("listTrades", { market: "play" });
    expect(trades.map(({ market }) => market)).to.deep.equal(["play"]);
    expect(await listed("listTrades", { market: "real", q: "pia_play" })).to.deep.equal([]);
    const wrong = { query: { filter: JSON.stringify({ market: "any" }) } };
    expect((await ada.call("listPeople", wrong)).code).to.equal("validation");
    const given = await ada.call("giveBadge", {
      parameters: { id: demo[0]?.id ?? "" },
      body: { badge: "operator", reason: "As agreed." },
    });
    expect(given.status).to.equal(404);
  });

  it("leave their address to a real account, and can be closed with the play money in them", async () => {
    const real = await Visitor.of(app.url);
    const body = { username: "pia_real", email: "pia_play@example.org", password: passwordOf("r") };
    await real.must("register", { body });
    const gone = await demoAccount("gone_play");
    await gone.must("useFaucet");
    await gone.must("closeAccount", { body: { password: passwordOf("gone_play") } });
  });
});

const reportBody = { reason: "other", text: "It looks like a copy of another offer." };

describe("the faucet of an installation with real money", () => {
  it("serves demo accounts, and is not there for others", async () => {
    const app = await startTestApp({});
    try {
      const real = await Visitor.of(app.url);
      await real.register("real_person");
      expect(await real.call("useFaucet")).to.include({ status: 404, code: "not_found" });
      const demo = await Visitor.of(app.url);
      const username = "demo_person";
      const body = { username, email: "demo@example.org", password: passwordOf(username) };
      await demo.must("register", { body: { ...body, is_demo_account: true } });
      await demo.openPage();
      await demo.must("useFaucet");
    } finally {
      await app.stop();
    }
  });
});
