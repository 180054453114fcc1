import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { CurrentUserView } from "../../../src/adapters/http/contract/account/current-user.ts";
import type { NoticeView } from "../../../src/adapters/http/contract/notice/notice.ts";
import type { LeaderboardView } from "../../../src/adapters/http/contract/partner/leaderboard.ts";
import type { PartnerView } from "../../../src/adapters/http/contract/partner/partner.ts";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { addPolicy } from "../../support/add-policy.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";

describe("the partner programme over HTTP", () => {
  let pair: TradingPair;
  let kofi: Visitor;
  beforeEach(async () => {
    pair = await TradingPair.open();
    kofi = await pair.signIn("kofi_trades");
  });
  afterEach(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });

  const partner = async (who = kofi): Promise<PartnerView> => (await who.must("viewPartner")).data;
  const query = <Row>(sql: string, parameters: unknown[] = []) =>
    pair.app.database.query<Row>(sql, parameters);
  const cookieOf = (code: string) => `__Host-referral=${code}`;
  const follow = (code: string, cookie = "") =>
    fetch(`${pair.app.url}/r/${code}`, {
      redirect: "manual",
      headers: { cookie, accept: "text/html" },
    });
  const register = async (username: string, body: object = {}) => {
    const visitor = await Visitor.of(pair.app.url);
    await visitor.must("register", {
      body: { username, email: `${username}@example.org`, password: passwordOf(username), ...body },
    });
    return visitor;
  };
  /** Has Kofi referred the buyer, as if they had come by his link. */
  const refer = async (referrer = "kofi_trades", referred = "bruno_costa") => {
    await query(
      `INSERT INTO referral (trader_id, referrer_id)
       SELECT r.id, p.id FROM trader r, trader p WHERE r.username = $2 AND p.username = $1`,
      [referrer, referred],
    );
  };
  const trade = async () => {
    const { id } = await pair.start();
    const parameters = { id };
    await pair.buyer.must("markTradePaid", { parameters });
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    const [row] = await query<{ fee: string }>("SELECT fee::text FROM trade WHERE id = $1", [id]);
    return { id, fee: BigInt(row?.fee ?? 0) };
  };
  /** Looks until a round of the worker has decided on the trade. */
  const decided = async (id: string) => {
    const look = () =>
      query<{ units: string; withheld: string | null }>(
        "SELECT units::text, withheld FROM partner_reward WHERE trade_id = $1",
        [id],
      );
    for (let count = 0; count < 300 && (await look()).length === 0; count += 1) await pause(100);
    return look();
  };
  const claim = (key: string) =>
    kofi.call("claimRewards", { body: { crypto_currency_code: "BTC" }, key });
  /** For how many rewards each of his notices stands. */
  const rewardNotices = async () => {
    await caughtUp(pair.app.database, "notices");
    const notices: NoticeView[] = (await kofi.must("listNotices")).data;
    return notices.filter(({ event }) => event === "reward_earned").map(({ count }) => count);
  };
  const balance = async () => {
    const balances: readonly BalanceView[] = (await kofi.must("getBalances")).data;
    return BigInt(balances.find((each) => each.cryptoCurrencyCode === "BTC")?.balance ?? 0);
  };

  it("begins with a link of one's own, whose code a browser keeps for 30 days, the first one", async () => {
    const { code, link } = await partner();
    expect(code).to.match(/^[A-Z2-9]{8}$/);
    expect((await partner()).code).to.equal(code);
    expect(link).to.equal(`/r/${code}`);
    const followed = await follow(code.toLowerCase());
    expect(followed.status).to.equal(303);
    expect(followed.headers.get("location")).to.equal("/register");
    expect(followed.headers.get("set-cookie")).to.equal(
      `${cookieOf(code)}; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax`,
    );
    const again = await follow("AB2CDEFG", cookieOf(code));
    expect(again.headers.get("set-cookie")).to.equal(null);
    const odd = await follow("<script>");
    expect([odd.status, odd.headers.get("set-cookie")]).to.deep.equal([303, null]);
  });

  it("counts who registered with a code, and ignores one that nobody has", async () => {
    const { code } = await partner();
    const newcomer = await register("newcomer_1", { referral_code: code });
    await register("newcomer_2", { referral_code: "AB2CDEFG" });
    await register("newcomer_3", { referral_code: "no code" });
    const seen = await partner();
    expect(seen).to.include({ referredTotal: 1 });
    expect(JSON.stringify(seen)).to.not.include("newcomer");
    const user: CurrentUserView = (await newcomer.must("getCurrentUser")).data;
    expect(user).to.include({ referrerUsername: "kofi_trades", referralCode: null });
    const own: CurrentUserView = (await kofi.must("getCurrentUser")).data;
    expect(own).to.include({ referralCode: code, referralName: "kofi_trades" });
  });

  it("pays half of the fee, and refuses a claim of less than the least", async () => {
    await refer();
    const { id, fee } = await trade();
    const units = String(fee / 2n);
    expect(await decided(id)).to.deep.equal([{ units, withheld: null }]);
    const earned = await partner();
    expect(earned.earnings[0]).to.include({ unclaimed: units, earned: units, isClaimable: false });
    expect(earned.statement[0]).to.include({ kind: "earned", amount: units });
    expect(earned.referred[0]).to.include({ rewardedTrades: 1 });
    expect(await rewardNotices()).to.deep.equal([1]);
    expect(await claim("key-of-small")).to.include({ status: 409, code: "reward_too_small" });
    const ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    const [trader] = await query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'kofi_trades'",
    );
    await ada.must("beginAccountState", {
      parameters: { id: trader?.id ?? "" },
      body: { state: "frozen", reason: "Somebody else may use it." },
    });
    expect(await claim("key-of-frozen")).to.include({ code: "user_restricted" });
  });

  it("is claimed once of several at once, under one key or two", async () => {
    await addPolicy(pair.app.database, { partner: { claimFromUsdCents: "0" } });
    await refer();
    const { id, fee } = await trade();
    await decided(id);
    for (let look = 0; look < 100; look += 1) {
      if ((await partner()).earnings[0]?.isClaimable) break;
      await pause(100);
    }
    const before = await balance();
    const keys = ["key-of-one", "key-of-one", "key-of-two"];
    const told = await Promise.all(keys.map(claim));
    // A refusal is not kept under its key: only the claim that was made is answered again.
    const made = keys[told.findIndex(({ status }) => status === 200)] ?? "none was made";
    expect((await balance()) - before).to.equal(fee / 2n);
    await decided((await trade()).id);
    expect(await rewardNotices()).to.deep.equal([2]);
    const claimed = await partner();
    const [month = ""] = claimed.statementMonths;
    const file = await kofi.call("downloadStatement", { parameters: { month } });
    expect(file.status).to.equal(200);
    for (const wrong of ["2020-01", "2026-13", "2026-11-01"]) {
      const parameters = { month: wrong };
      expect(await kofi.call("downloadStatement", { parameters })).to.include({ status: 404 });
    }
    expect(BigInt(claimed.earnings[0]?.earned ?? 0) > fee / 2n).to.equal(true);
    expect(claimed.statement.map(({ kind }) => kind)).to.deep.equal([
      "earned",
      "claimed",
      "earned",
    ]);
    const held = await balance();
    expect(await claim(made)).to.include({ status: 200 });
    expect(await balance()).to.equal(held);
  });

  it("shows on the leaderboard who chose it, with their trades, and nobody who is locked", async () => {
    const board = async (who = kofi): Promise<LeaderboardView> =>
      (await who.must("viewLeaderboard")).data;
    const choose = (listed: boolean, who = kofi) =>
      who.call("chooseLeaderboard", { body: { listed } });
    expect(await choose(true)).to.include({ status: 409, code: "not_partner" });
    await partner();
    await refer();
    await decided((await trade()).id);
    expect(await board(pair.buyer)).to.deep.equal({ isListed: false, places: [] });
    expect((await choose(true)).status).to.equal(200);
    const shown = [{ place: 1, username: "kofi_trades", rewardedTrades: 1 }];
    expect(await board()).to.deep.equal({ isListed: true, places: shown });
    expect(await board(pair.buyer)).to.deep.equal({ isListed: false, places: shown });
    await query("UPDATE trade SET closed_at = closed_at - interval '30 days 1 second'");
    expect((await board()).places).to.deep.equal([]);
    await query("UPDATE trade SET closed_at = closed_at + interval '30 days 1 second'");
    expect((await choose(false)).status).to.equal(200);
    expect((await board(pair.buyer)).places).to.deep.equal([]);
  });

  it("pays nothing to whoever lately used the buyer's address, or sold to them", async () => {
    await refer();
    await query(
      `UPDATE session SET address = '203.0.113.9' FROM trader
        WHERE trader.id = session.trader_id AND username IN ('bruno_costa', 'kofi_trades')`,
    );
    const [linked] = await decided((await trade()).id);
    expect(linked?.withheld).to.equal("linked");
    await query(
      "UPDATE referral SET referrer_id = (SELECT id FROM trader WHERE username = 'ana_lima')",
    );
    const [party] = await decided((await trade()).id);
    expect(party?.withheld).to.equal("party");
    expect((await partner()).earnings).to.deep.equal([]);
    expect(await rewardNotices()).to.deep.equal([]);
    expect(await partner()).to.include({ withheldTotal: 1 });
  });
});
