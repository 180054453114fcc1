import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { CurrentUserView } from "../../../src/adapters/http/contract/account/current-user.ts";
import type { PaymentLinkView } from "../../../src/adapters/http/contract/merchant/merchant.ts";
import type { NoticeView } from "../../../src/adapters/http/contract/notice/notice.ts";
import type { WebhookView } from "../../../src/adapters/http/contract/webhook/webhook.ts";
import type { PersonView } from "../../../src/adapters/http/contract/admin/people-views.ts";
import { override } from "../../../src/composition/container.ts";
import { webhookTokens } from "../../../src/composition/webhook-module.ts";
import { mostOpenLinks } from "../../../src/domain/merchant/payment-link.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { HookServer } from "../../support/hook-server.ts";
import { allowMerchant, makeLink, payLink } from "../../support/merchant-desk.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

describe("payment links over HTTP", () => {
  let server: HookServer;
  let pair: TradingPair;
  let shop: Visitor;
  let shopId: string;
  before(async () => {
    server = await HookServer.open();
    pair = await TradingPair.open({}, [override(webhookTokens.sender, server.sender)]);
    shop = await pair.signIn("kofi_trades");
    expect((await makeLinkOf({})).code).to.equal("not_merchant");
    shopId = await allowMerchant(pair.app, "kofi_trades");
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
    await server.close();
  });

  const query = <Row>(sql: string, parameters: unknown[] = []) =>
    pair.app.database.query<Row>(sql, parameters);
  const makeLinkOf = (change: object) =>
    shop.call("makePaymentLink", {
      body: { amount: "25.00", currency: "EUR", title: "Invoice 7", seconds: 3_600, ...change },
    });
  const view = async ({ id }: { id: string }, who = pair.buyer): Promise<PaymentLinkView> =>
    (await who.must("viewPaymentLink", { parameters: { id } })).data;
  const bitcoinOf = async (who: Visitor) => {
    const balances = (await who.must("getBalances")).data as { balance: string }[];
    return BigInt(balances[0]?.balance ?? 0);
  };
  const waiting = async () =>
    (await shop.must("listPaymentLinks")).data as {
      isMerchant: boolean;
      merchantBalance: string;
      links: PaymentLinkView[];
    };
  /** The message that tells of a link, once a round of the worker sent it. */
  const arrived = async (id: string) => {
    for (;;) {
      const bodies = server.got.map(
        ({ body }) => JSON.parse(body) as { event: string; data?: { paymentLinkId?: string } },
      );
      const found = bodies.find(({ data }) => data?.paymentLinkId === id);
      if (found) return found;
      await pause(100);
    }
  };
  const user = async (): Promise<CurrentUserView> => (await shop.must("getCurrentUser")).data;

  it("belong to verified companies that an admin allows", async () => {
    const vera = await StaffVisitor.ofDemo(pair.app.adminUrl, "vera_super");
    const ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    const allow = (who: StaffVisitor, isAllowed: boolean, id = shopId) =>
      who.call("allowMerchant", {
        parameters: { id },
        body: { is_allowed: isAllowed, reason: "Tested." },
      });
    expect(await allow(vera, false)).to.include({ status: 403, code: "forbidden" });
    const [person] = await query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'bruno_costa'",
    );
    expect(await allow(ada, true, person?.id)).to.include({ code: "company_not_verified" });
    const ended = await ada.must("allowMerchant", {
      parameters: { id: shopId },
      body: { is_allowed: false, reason: "Tested." },
    });
    expect(ended.data).to.include({ merchantSince: null });
    expect((await user()).isMerchant).to.equal(false);
    expect((await makeLinkOf({})).code).to.equal("not_merchant");
    expect(await allow(ada, true)).to.include({ status: 200 });
    expect((await user()).isMerchant).to.equal(true);
  });

  const wrong: readonly (readonly [string, object])[] = [
    ["validation", { amount: "-1" }],
    ["validation", { amount: "1e9" }],
    ["validation", { currency: "eur" }],
    ["validation", { seconds: 60 }],
    ["validation", { title: "a".repeat(201) }],
    ["validation", { title: "a\u0000b" }],
    ["payment_title_refused", { title: "\u200b" }],
    ["payment_sum_refused", { amount: "0.10" }],
    ["payment_sum_refused", { amount: "25.001" }],
    ["no_fresh_rate", { currency: "ZZZ" }],
  ];
  for (const [code, change] of wrong) {
    it(`refuse ${JSON.stringify(change).slice(0, 40)}: ${code}`, async () => {
      expect((await makeLinkOf(change)).code).to.equal(code);
    });
  }

  it("show strangers what is asked for and by whom, and its owner that it is their own", async () => {
    const link = await makeLink(shop);
    const stranger = await Visitor.of(pair.app.url);
    const seen = await view(link, stranger);
    expect(seen).to.include({
      state: "open",
      merchantName: "Harbour",
      merchantUsername: "kofi_trades",
      title: "Invoice 7",
      fiatAmount: "25.00",
      currency: "EUR",
      path: `/pay/${link.id}`,
      isPayable: true,
      isOwn: false,
      paidAt: null,
    });
    expect(BigInt(seen.cryptoAmount ?? 0) > 0n).to.equal(true);
    expect((await view(link, shop)).isOwn).to.equal(true);
    expect((await payLink(stranger, seen)).status).to.equal(401);
    expect((await payLink(shop, seen)).code).to.equal("own_payment_link");
  });

  it("are paid with a proof, at most what was agreed, once, whoever else pays at the same time", async () => {
    const link = await makeLink(shop);
    const due = BigInt(link.cryptoAmount ?? 0);
    const parameters = { id: link.id };
    const session = { parameters, body: { crypto_amount: link.cryptoAmount } };
    expect((await pair.buyer.call("payPaymentLink", session)).code).to.equal("proof_needed");
    const less = { ...link, cryptoAmount: String(due - 1n) };
    expect((await payLink(pair.buyer, less)).code).to.equal("payment_price_moved");
    const payers = [pair.buyer, pair.buyer, pair.seller];
    const before = await Promise.all([pair.buyer, pair.seller].map(bitcoinOf));
    const told = await Promise.all(payers.map((who) => payLink(who, link)));
    expect(told.map(({ status }) => status)).to.have.members([200, 409, 409]);
    expect(told.map(({ code }) => code)).to.include("payment_link_paid");
    const after = await Promise.all([pair.buyer, pair.seller].map(bitcoinOf));
    const spent = before.reduce((sum, units) => sum + units, 0n) - after.reduce((a, b) => a + b);
    expect(spent).to.equal(due);
    const receipt = await view(link, await Visitor.of(pair.app.url));
    expect(receipt).to.include({ state: "paid", cryptoAmount: String(due), isPayable: false });
    expect(receipt.paidAt).to.not.equal(null);
    expect(JSON.stringify(receipt)).to.not.include("bruno");
    expect((await waiting()).merchantBalance).to.equal(String(due));
    expect(Number((await user()).counts.merchantBalance)).to.equal(Number(due) / 1e8);
  });

  it("take the same payment again under its key, and no other", async () => {
    const [one, other] = [await makeLink(shop), await makeLink(shop)];
    const key = "payment-of-invoice-7";
    const paid = await Promise.all([payLink(pair.buyer, one, key), payLink(pair.buyer, one, key)]);
    expect(paid.map(({ status }) => status)).to.deep.equal([200, 200]);
    expect((await payLink(pair.buyer, one, key)).status).to.equal(200);
    expect((await payLink(pair.buyer, other, key)).code).to.equal("key_reused");
    expect((await view(one)).isPaidByCaller).to.equal(true);
    expect((await view(other)).state).to.equal("open");
  });

  it("are called off by their owner alone, and not once they are over", async () => {
    const link = await makeLink(shop);
    const cancel = (who: Visitor) => who.call("cancelPaymentLink", { parameters: { id: link.id } });
    expect((await cancel(pair.buyer)).code).to.equal("not_found");
    expect((await cancel(shop)).status).to.equal(200);
    expect((await cancel(shop)).code).to.equal("payment_link_cancelled");
    expect((await payLink(pair.buyer, link)).code).to.equal("payment_link_cancelled");
    const late = await makeLink(shop);
    await query("UPDATE payment_link SET expires_at = now() WHERE id = $1", [late.id]);
    expect((await view(late)).state).to.equal("expired");
    expect((await payLink(pair.buyer, late)).code).to.equal("payment_link_expired");
  });

  it("take nothing from who has too little, may send nothing, or changed their password", async () => {
    const link = await makeLink(shop, { amount: "90000" });
    expect((await payLink(pair.buyer, link)).code).to.equal("payment_balance_low");
    const small = await makeLink(shop);
    const set = (sql: string) => query(`UPDATE trader SET ${sql} WHERE username = 'bruno_costa'`);
    await set("security_changed_at = now()");
    expect((await payLink(pair.buyer, small)).code).to.equal("payments_held");
    await set("security_changed_at = NULL");
    await pair.buyer.must("switchOnlySaved", { body: { only_saved: true } });
    expect((await payLink(pair.buyer, small)).code).to.equal("payments_only_saved");
    await query("DELETE FROM only_saved");
    const ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    const freeze = async (username: string) => {
      const [row] = await query<{ id: string }>("SELECT id FROM trader WHERE username = $1", [
        username,
      ]);
      const parameters = { id: row?.id ?? "" };
      const body = { state: "frozen", reason: "Tested." };
      const { data } = await ada.must("beginAccountState", { parameters, body });
      const { history } = data as PersonView;
      const stateId = history.find(({ holds }) => holds)?.id ?? "";
      return () =>
        ada.must("liftAccountState", {
          parameters: { ...parameters, stateId },
          body: { reason: "Tested." },
        });
    };
    const thawPayer = await freeze("bruno_costa");
    expect((await payLink(pair.buyer, small)).code).to.equal("user_restricted");
    await thawPayer();
    const thawMerchant = await freeze("kofi_trades");
    expect((await payLink(pair.buyer, small)).code).to.equal("merchant_closed");
    expect((await shop.call("collectPayments")).code).to.equal("user_restricted");
    expect((await view(small)).isPayable).to.equal(false);
    await thawMerchant();
  });

  it("stop while withdrawals are halted", async () => {
    const link = await makeLink(shop);
    const ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    await ada.must("startHalt", { body: { kind: "withdrawals", reason: "Tested." } });
    expect((await payLink(pair.buyer, link)).code).to.equal("payments_halted");
    await query(
      "UPDATE halt SET ended_at = now(), ended_by = started_by, ended_reason = 'Tested.'",
    );
    expect((await payLink(pair.buyer, link)).status).to.equal(200);
  });

  it("keep an account open until what was paid is moved", async () => {
    const told = await shop.call("closeAccount", { body: { password: demoPassword } });
    expect(told.code).to.equal("account_not_settled");
  });

  it("bring what is moved to the wallet once, and is in its history", async () => {
    const before = await bitcoinOf(shop);
    const { merchantBalance } = await waiting();
    const moved = await Promise.all([shop.call("collectPayments"), shop.call("collectPayments")]);
    expect(moved.map(({ code }) => code)).to.have.members([undefined, "nothing_to_move"]);
    expect((await bitcoinOf(shop)) - before).to.equal(BigInt(merchantBalance));
    const kinds = async (who: Visitor) =>
      ((await who.must("getWalletHistory")).data as { kind: string }[]).map(({ kind }) => kind);
    expect(await kinds(shop)).to.include("payout");
    expect(await kinds(pair.buyer)).to.include("link_paid");
    expect((await waiting()).merchantBalance).to.equal("0");
  });

  it("are told to their owner, and to a program that asks for it", async () => {
    await shop.must("verifyWebhook", { body: { url: "https://shop.example/hook" } });
    await shop.must("selectWebhookEvents", { body: { events: ["payment.received"] } });
    const link = await makeLink(shop);
    expect((await payLink(pair.buyer, link)).status).to.equal(200);
    await caughtUp(pair.app.database, "notices");
    await caughtUp(pair.app.database, "webhooks");
    const notices: NoticeView[] = (await shop.must("listNotices")).data;
    expect(notices.map(({ event }) => event)).to.include("link_paid");
    const { deliveries }: WebhookView = (await shop.must("viewWebhook")).data;
    expect(deliveries[0]).to.include({
      event: "payment.received",
      paymentLinkId: link.id,
      tradeId: null,
    });
    expect((await arrived(link.id)).event).to.equal("payment.received");
  });

  it("are at most so many open ones, those that are made at once included", async () => {
    await query(
      `INSERT INTO payment_link (id, version, merchant_id, currency, minor, title, created_at, expires_at,
                                 is_cancelled)
       SELECT 'filler' || n, 1, $1, 'EUR', 2500, 'Filler', clock_timestamp(),
              clock_timestamp() + interval '1 hour', false
         FROM generate_series(1, $2 - (SELECT count(*)::integer FROM payment_link
           WHERE merchant_id = $1 AND payer_id IS NULL AND NOT is_cancelled
             AND expires_at > clock_timestamp())) AS n`,
      [shopId, mostOpenLinks - 2],
    );
    const made = await Promise.all(Array.from({ length: 5 }, () => makeLinkOf({})));
    expect(made.filter(({ status }) => status === 200)).to.have.length(2);
    expect(new Set(made.map(({ code }) => code))).to.include("too_many_payment_links");
    await query("DELETE FROM payment_link WHERE id LIKE 'filler%'");
  });

  it("are listed newest first, page by page, each merchant's own", async () => {
    const { links } = await waiting();
    const times = links.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).to.deep.equal(times.toSorted((one, other) => other - one));
    const others = (await pair.buyer.must("listPaymentLinks")).data as { links: unknown[] };
    expect(others.links).to.deep.equal([]);
    const second = await shop.must("listPaymentLinks", { query: { page: "9" } });
    expect((second.data as { links: unknown[] }).links).to.deep.equal([]);
  });
});
