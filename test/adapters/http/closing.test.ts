import { expect } from "chai";
import type { OfferCard } from "../../../src/adapters/http/contract/offer/offer-views.ts";
import type { TwoFactorBody } from "../../../src/adapters/http/contract/two-factor/two-factor.ts";
import { TotpCodes } from "../../../src/adapters/identity/totp-codes.ts";
import { codeFormat } from "../../../src/domain/account/code-format.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";
import { override } from "../../../src/composition/container.ts";
import { policyTokens } from "../../../src/composition/policy-module.ts";
import { KeptMails } from "../../support/kept-mails.ts";
import { buying, faultsOf, offerBody } from "../../support/offer-owners.ts";
import { storeNotice } from "../../support/sent-files.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";

describe("closing an account over HTTP", () => {
  let pair: TradingPair;
  let mails: KeptMails;
  before(async () => {
    mails = new KeptMails();
    const policy = {
      ...defaultAccountPolicy,
      register: { most: 1_000, windowSeconds: 60 },
    };
    pair = await TradingPair.open({}, [
      mails.override,
      override(policyTokens.account, () => policy),
    ]);
  });
  after(() => pair.close());

  const registered = async (name: string) => {
    const visitor = await Visitor.of(pair.app.url);
    await visitor.register(name);
    return visitor;
  };
  const proofOf = (name: string) => ({ body: { password: passwordOf(name) } });
  const isSignedIn = async (who: Visitor) =>
    ((await who.must("getCurrentUser")).data as { isLogged: boolean }).isLogged;
  const idOf = async (name: string) => {
    const [row] = await pair.app.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = $1",
      [name],
    );
    return row?.id ?? "";
  };

  it("takes a fresh proof", async () => {
    const visitor = await registered("undecided_1");
    expect(await visitor.call("closeAccount")).to.include({ status: 403, code: "proof_needed" });
    const wrong = await visitor.call("closeAccount", { body: { password: "not this one" } });
    expect(wrong).to.include({ status: 401, code: "wrong_credentials" });
    expect(await isSignedIn(visitor)).to.equal(true);
  });

  it("ends every session, takes the offers away, and lets nobody in or take the name", async () => {
    const here = await registered("leaver_one");
    const email = "leaver_one@example.org";
    await here.must("verifyEmail", { body: { code: await mails.code(email) } });
    const there = await Visitor.of(pair.app.url);
    const login = { body: { login: "leaver_one", password: passwordOf("leaver_one") } };
    await there.must("logIn", login);
    const { idHashed } = (await here.must("createOffer", { body: { ...offerBody, ...buying } }))
      .data as OfferCard;
    const offer = { parameters: { id: idHashed } };
    expect(await pair.seller.call("viewOffer", offer)).to.include({ status: 200 });
    await here.must("closeAccount", proofOf("leaver_one"));
    expect(await Promise.all([here, there].map(isSignedIn))).to.deep.equal([false, false]);
    const query = { type: "sell", crypto_currency_id: "8", currency: "EUR", limit: "50" };
    const offers: readonly OfferCard[] = (await pair.seller.must("listOffers", { query })).data;
    expect(offers.map(({ owner }) => owner.username)).to.not.include("leaver_one");
    await there.openPage();
    expect(await there.call("logIn", login)).to.include({ status: 403, code: "account_closed" });
    const again = await Visitor.of(pair.app.url);
    const body = { username: "Leaver_One", email: "x@example.org", password: passwordOf("x") };
    expect(faultsOf(await again.call("register", { body }))).to.deep.equal([
      "username username_taken",
    ]);
    // Another mail may tell of the second sign-in first.
    let subject = "";
    for (let count = 2; !subject.includes("is closed"); count += 1) {
      ({ subject } = await mails.await(email, count));
    }
  });

  it("is not told to who has not the password", async () => {
    const visitor = await registered("leaver_two");
    await visitor.must("closeAccount", proofOf("leaver_two"));
    await visitor.openPage();
    const body = { login: "leaver_two", password: "a guess of someone" };
    expect(await visitor.call("logIn", { body })).to.include({ code: "wrong_credentials" });
  });

  it("is refused while anything depends on it, each thing named, and nothing changes", async () => {
    const seller = await pair.signIn("ana_lima");
    const proof = { body: { password: "try the demo" } };
    // Only payments of some methods can be reversed.
    await pair.app.database.query(
      "UPDATE offer SET payment_method = 'paypal' FROM trader t WHERE t.id = owner_id AND t.username = 'ana_lima'",
    );
    const trade = await pair.start();
    const refused = await seller.call("closeAccount", proof);
    expect(refused).to.include({ status: 409, code: "account_not_settled" });
    expect(faultsOf(refused)).to.deep.equal(["account active_trades", "account balance"]);
    await pair.app.database.query(
      `INSERT INTO claim (trade_id, debtor_id, creditor_id, asset, amount, served, written_off, made_at)
       SELECT id, buyer_id, seller_id, 'BTC', 1e20, 0, 0, clock_timestamp() FROM trade WHERE id = $1`,
      [trade.id],
    );
    const parameters = { id: trade.id };
    await pair.buyer.must("markTradePaid", { parameters, body: {} });
    await pair.seller.must("releaseTrade", { parameters, ...proof });
    const report = {
      trade_id: trade.id,
      text: "The payment was taken back, and my account is empty.",
      bank_reference: "CB-2026-1107",
      amount: "20.00",
      date: new Date().toISOString().slice(0, 10),
      attachment_id: await storeNotice(pair.seller, trade.id),
      is_verified_correctly: true,
    };
    await pair.seller.must("reportChargeback", { body: report });
    const buyer = await pair.signIn("bruno_costa");
    expect(faultsOf(await buyer.call("closeAccount", proof))).to.include.members([
      "account debt",
      "account dispute",
    ]);
    expect(await Promise.all([seller, buyer].map(isSignedIn))).to.deep.equal([true, true]);
    const offers = await pair.app.database.query<{ active: number }>(
      "SELECT count(*)::integer AS active FROM offer WHERE owner_id = $1 AND is_active",
      [await idOf("ana_lima")],
    );
    expect(offers[0]?.active).to.be.greaterThan(0);
  });

  describe("by who lost their authenticator app", () => {
    const codes = new TotpCodes(codeFormat, "Peerhold");
    /** Switches two-factor on; the recovery codes. */
    const switchOn = async (who: Visitor, password: string) => {
      const change = async (body: object) =>
        (await who.must("changeTwoFactor", { parameters: { purpose: "login" }, body }))
          .data as TwoFactorBody;
      const { authenticator } = await change({ setting: 1, method: "App", password });
      const key = authenticator?.key ?? "";
      const code = codes.codeOf(key, codes.stepAt(Date.now()).step);
      const { recoveryCodes } = await change({ setting: 1, code });
      await who.openPage();
      return recoveryCodes ?? [];
    };

    it("takes a recovery code, once, but neither the password alone nor a guess", async () => {
      const visitor = await registered("leaver_four");
      const [code = ""] = await switchOn(visitor, passwordOf("leaver_four"));
      expect(await visitor.call("closeAccount", proofOf("leaver_four"))).to.include({
        status: 403,
        code: "proof_needed",
      });
      const guess = await visitor.call("closeAccount", {
        body: { code: code.toUpperCase() + "2" },
      });
      expect(guess).to.include({ code: "wrong_code" });
      await visitor.must("closeAccount", { body: { code: code.toUpperCase() } });
      expect(await isSignedIn(visitor)).to.equal(false);
    });

    it("uses up no code while something keeps the account open", async () => {
      const seller = await pair.signIn("ana_lima");
      const [code = ""] = await switchOn(seller, "try the demo");
      const refused = await seller.call("closeAccount", { body: { code } });
      expect(refused).to.include({ status: 409, code: "account_not_settled" });
      const off = { parameters: { purpose: "login" } };
      await seller.must("changeTwoFactor", { ...off, body: { setting: 2 } });
      await seller.must("changeTwoFactor", { ...off, body: { setting: 2, code } });
    });
  });

  it("closes it once, however many ask at the same time", async () => {
    const visitor = await registered("leaver_three");
    const told = await Promise.all(
      Array.from({ length: 4 }, () => visitor.call("closeAccount", proofOf("leaver_three"))),
    );
    expect(told.map(({ status }) => status)).to.include(200);
    const rows = await pair.app.database.query(
      "SELECT FROM outbox WHERE aggregate = 'account' AND aggregate_id = $1 AND kind = 'closed'",
      [await idOf("leaver_three")],
    );
    expect(rows).to.have.length(1);
  });
});
