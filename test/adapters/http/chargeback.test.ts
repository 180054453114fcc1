import { expect } from "chai";
import type {
  ChargebackCard,
  ChargebackCaseView,
} from "../../../src/adapters/http/contract/admin/chargeback-admin-views.ts";
import type {
  StoredAttachmentView,
  UploadView,
} from "../../../src/adapters/http/contract/attachment/attachment-views.ts";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { expectPartiesTold } from "../../support/told-parties.ts";
import { storeNotice, tinyPng } from "../../support/sent-files.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

const text = "PayPal took the payment back and says that the card was stolen.";
const why = { reason: "The notice of the bank was checked with the bank." };
const answered = { text: "I took nothing back." };

const today = new Date().toISOString().slice(0, 10);

describe("payments that were taken back over HTTP", () => {
  let pair: TradingPair;
  let nia: StaffVisitor;
  let omar: StaffVisitor;
  let vera: StaffVisitor;
  let ada: StaffVisitor;
  let sam: StaffVisitor;
  let id: string;
  let notice: string;
  before(async () => {
    pair = await TradingPair.open();
    const { adminUrl } = pair.app;
    nia = await StaffVisitor.ofDemo(adminUrl, "nia_mod");
    omar = await StaffVisitor.ofDemo(adminUrl, "omar_mod");
    vera = await StaffVisitor.ofDemo(adminUrl, "vera_super");
    ada = await StaffVisitor.ofDemo(adminUrl, "ada_admin");
    sam = await StaffVisitor.ofDemo(adminUrl, "sam_support");
  });
  beforeEach(async () => {
    await takePaymentsBy("paypal");
    ({ id } = await pair.start());
    const parameters = { id };
    await pair.buyer.must("markTradePaid", { parameters });
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    notice = await storeNotice(pair.seller, id);
  });
  afterEach(() => expectBooksBalance(pair.app.database));
  afterEach(() => expectPartiesTold(pair.app.database));
  after(() => pair.close());

  const takePaymentsBy = (slug: string) =>
    pair.app.database.query(
      "UPDATE offer SET payment_method = $1 FROM trader t WHERE t.id = owner_id AND t.username = $2",
      [slug, "ana_lima"],
    );
  const form = () => ({
    trade_id: id,
    text,
    bank_reference: "CB-2026-1107",
    amount: "20.00",
    date: today,
    attachment_id: notice,
    is_verified_correctly: true,
  });
  const report = (who: Visitor = pair.seller, body: object = form()) =>
    who.call("reportChargeback", { body });
  const answer = (who: Visitor = pair.buyer, body: object = answered) =>
    who.call("answerChargeback", { parameters: { id }, body });
  const view = async (who: Visitor): Promise<TradeView> =>
    (await who.must("viewTrade", { parameters: { id } })).data;
  const rule = (staff: StaffVisitor, act: "dismiss" | "confirm" | "allow", body: object = why) =>
    staff.call(`${act}Chargeback`, { parameters: { id }, body });
  const heard = async () => {
    await pair.seller.must("reportChargeback", { body: form() });
    await pair.buyer.must("answerChargeback", { parameters: { id }, body: answered });
  };

  it("the seller reports, the buyer answers, and both read both", async () => {
    expect((await view(pair.seller)).chargeback).to.include({ state: "none", mayReport: true });
    expect((await view(pair.buyer)).chargeback).to.include({ state: "none", mayReport: false });
    const reported = await pair.seller.must("reportChargeback", { body: form() });
    const told: TradeView = reported.data;
    expect(told.status).to.equal("chargeback_started");
    expect(told.chargeback).to.include({ state: "pending", mayReport: false, mayAnswer: false });
    expect(told.chargeback.status).to.equal("Pending");
    const theirs = await view(pair.buyer);
    expect(theirs.chargeback).to.include({ mayAnswer: true, answer: null });
    expect(theirs.chargeback.report).to.include({
      text,
      bankReference: "CB-2026-1107",
      amount: "20.00",
      date: today,
      fileId: notice,
    });
    const files: UploadView[] = (await pair.buyer.must("listUploads", { parameters: { id } })).data;
    expect(files.map((file) => [file.id, file.seq])).to.deep.equal([[notice, 1]]);
    const hours = (Date.parse(theirs.chargeback.answerUntil!) - Date.parse(theirs.now)) / 3_600_000;
    expect(hours).to.be.within(71.9, 72);
    expect(await answer()).to.include({ status: 200 });
    const { chargeback } = await view(pair.seller);
    expect(chargeback.answer?.text).to.equal(answered.text);
    expect(chargeback.answerUntil).to.equal(null);
    expect(await answer()).to.include({ status: 409, code: "limit_reached" });
  });

  const faulty: readonly [string, object, number, string][] = [
    ["without the bank's reference", { bank_reference: undefined }, 422, "validation"],
    ["with a date that is none", { date: "2026-13-40" }, 422, "validation"],
    ["with an amount that is none", { amount: "a lot" }, 422, "validation"],
    ["in three words", { text: "It is gone" }, 422, "text_too_short"],
    ["of more than was paid", { amount: "20.01" }, 422, "chargeback_amount"],
    ["of a day long before the trade", { date: "2020-01-31" }, 422, "chargeback_date"],
    ["unchecked", { is_verified_correctly: false }, 409, "not_verified"],
    ["without the bank's notice", { attachment_id: undefined }, 409, "not_verified"],
    ["with a file that is nobody's", { attachment_id: "unknown1" }, 409, "not_verified"],
    ["of a trade that is not there", { trade_id: "unknown1" }, 404, "not_found"],
  ];
  for (const [how, part, status, code] of faulty) {
    it(`is not reported ${how}`, async () => {
      expect(await report(pair.seller, { ...form(), ...part })).to.include({ status, code });
      expect((await view(pair.seller)).chargeback).to.include({ state: "none", status: null });
    });
  }

  it("is not reported of a payment that cannot be taken back, or a running trade", async () => {
    await takePaymentsBy("sepa-instant");
    ({ id } = await pair.start());
    const parameters = { id };
    await pair.buyer.must("markTradePaid", { parameters });
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    expect((await view(pair.seller)).chargeback.mayReport).to.equal(false);
    expect(await report()).to.include({ status: 409, code: "not_reversible" });
    await takePaymentsBy("paypal");
    ({ id } = await pair.start());
    expect(await report()).to.include({ status: 409, code: "wrong_status" });
    await pair.buyer.must("cancelTrade", {
      parameters: { id },
      body: { status: "active_funded" },
    });
  });

  it("keeps the notice of who may report when nobody can write any more, and of nobody else", async () => {
    await pair.app.database.query(
      "UPDATE trade SET closed_at = clock_timestamp() - interval '100 days' WHERE id = $1",
      [id],
    );
    const sent = (purpose?: "chargeback") => ({
      parameters: { id },
      query: { name: "notice.png", ...(purpose && { purpose }) },
      file: tinyPng,
    });
    expect(await pair.seller.call("uploadAttachment", sent())).to.include({ code: "chat_blocked" });
    const theirs = await pair.buyer.call("uploadAttachment", sent("chargeback"));
    expect(theirs).to.include({ code: "chat_blocked" });
    const stored = await pair.seller.must("uploadAttachment", sent("chargeback"));
    notice = (stored.data as StoredAttachmentView).id;
    expect((await report()).status).to.equal(200);
    await pair.app.database.query(
      "UPDATE trade SET closed_at = closed_at + interval '100 days' WHERE id = $1",
      [id],
    );
  });

  it("is not reported with a file of the other side", async () => {
    const sent = { parameters: { id }, query: { name: "notice.png" }, file: tinyPng };
    const theirs: StoredAttachmentView = (await pair.buyer.must("uploadAttachment", sent)).data;
    const body = { ...form(), attachment_id: theirs.id };
    expect(await report(pair.seller, body)).to.include({ status: 409, code: "not_verified" });
  });

  it("only the seller reports and only the buyer answers; to others there is no such trade", async () => {
    const stranger = await pair.signIn("kofi_trades");
    const nobody = await Visitor.of(pair.app.url);
    expect(await report(pair.buyer)).to.include({ status: 403, code: "not_your_act" });
    expect((await report(nobody)).status).to.equal(401);
    expect(await report(stranger)).to.include({ status: 404, code: "not_found" });
    await report();
    expect(await answer(pair.seller)).to.include({ status: 403, code: "not_your_act" });
    expect((await answer(nobody)).status).to.equal(401);
    expect(await answer(stranger)).to.include({ status: 404, code: "not_found" });
  });

  it("waits in the queue of moderators, is confirmed by one, and pays at once what is there", async () => {
    await pair.seller.must("reportChargeback", { body: form() });
    const queue: ChargebackCard[] = (await nia.must("listChargebacks", { query: {} })).data;
    expect(queue.map((card) => card.id)).to.include(id);
    const early: ChargebackCaseView = (await nia.must("viewChargeback", { parameters: { id } }))
      .data;
    expect(early.acts).to.deep.equal([]);
    expect(await rule(nia, "confirm")).to.include({ status: 409, code: "buyer_not_heard" });
    const { data: queues } = await nia.must("listQueues");
    const waiting = (queues as { name: string; waiting: number }[]).find(
      ({ name }) => name === "chargebacks",
    );
    expect(waiting?.waiting).to.equal(queue.length);
    await pair.buyer.must("answerChargeback", { parameters: { id }, body: answered });
    const shown: ChargebackCaseView = (await nia.must("viewChargeback", { parameters: { id } }))
      .data;
    expect(shown.acts).to.have.members(["dismiss", "confirm"]);
    expect(shown.answer?.text).to.equal(answered.text);
    expect((await rule(nia, "confirm")).status).to.equal(200);
    const { chargeback } = await view(pair.seller);
    const { status, claim } = chargeback;
    expect({ status, open: claim!.open }).to.deep.equal({ status: "Confirmed", open: "0" });
    expect(claim!.paidBack).to.equal(claim!.amount);
    const log = await pair.app.database.query<{ act: string }>(
      "SELECT act FROM audit_log WHERE subject_id = $1 ORDER BY seq",
      [id],
    );
    expect(log.map(({ act }) => act)).to.deep.equal([
      "read-chargeback",
      "read-chargeback",
      "confirm-chargeback",
    ]);
  });

  it("is dismissed with a reason, and reported again only where staff allow it", async () => {
    await heard();
    expect(await rule(nia, "dismiss", {})).to.include({ status: 422, code: "validation" });
    expect((await rule(nia, "dismiss")).status).to.equal(200);
    const dismissed = { status: "released", "chargeback.status": "Dismissed" };
    expect(await view(pair.buyer)).to.nested.include(dismissed);
    expect(await report()).to.include({ status: 409, code: "limit_reached" });
    expect((await rule(omar, "allow")).status).to.equal(200);
    expect((await view(pair.seller)).chargeback.mayReport).to.equal(true);
    expect((await report()).status).to.equal(200);
  });

  it("is decided by moderators only, read by those who read trades, written off by admins", async () => {
    await heard();
    for (const act of ["dismiss", "confirm", "allow"] as const) {
      for (const staff of [sam, vera, ada]) {
        expect(await rule(staff, act), act).to.include({ status: 403, code: "forbidden" });
      }
    }
    expect((await sam.call("listChargebacks", { query: {} })).status).to.equal(403);
    expect((await ada.call("viewChargeback", { parameters: { id } })).status).to.equal(200);
    const writeOff = (staff: StaffVisitor) =>
      staff.call("writeOffClaim", { parameters: { id }, body: why });
    for (const staff of [sam, nia, vera]) {
      expect(await writeOff(staff)).to.include({ status: 403, code: "forbidden" });
    }
    expect(await writeOff(ada)).to.include({ status: 409, code: "nothing_owed" });
  });

  it("leaves a debt in the wallet, and its debtor starts no trade", async () => {
    await pair.app.database.query("DELETE FROM attempt");
    const poor = await Visitor.of(pair.app.url);
    await poor.register("poor_buyer");
    ({ id } = await pair.start(poor));
    const parameters = { id };
    await poor.must("markTradePaid", { parameters });
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    const { id: running } = await pair.start(poor);
    const elsewhere = await pair.app.database.query<{ id: string }>(
      "SELECT buyer_id AS id FROM trade WHERE id = $1",
      [id],
    );
    await spend(elsewhere[0]!.id);
    notice = await storeNotice(pair.seller, id);
    await pair.seller.must("reportChargeback", { body: form() });
    await poor.must("answerChargeback", { parameters, body: answered });
    expect((await rule(nia, "confirm")).status).to.equal(200);
    const balances: BalanceView[] = (await poor.must("getBalances")).data;
    const bitcoin = balances.find(({ cryptoCurrencyCode }) => cryptoCurrencyCode === "BTC")!;
    expect(bitcoin.balance).to.equal("0");
    expect(bitcoin.owedFor).to.deep.equal([{ tradeId: id, amount: bitcoin.owedAmount }]);
    const refused = await pair.start(poor).then(
      () => "started",
      (error: Error) => error.message,
    );
    expect(refused).to.contain("negative_balance");
    const of = { parameters: { id: running } };
    await poor.must("markTradePaid", of);
    await pair.seller.must("releaseTrade", { ...of, body: { password: demoPassword } });
    expect((await view(poor)).chargeback.claim?.open).to.equal("0");
  });

  /** Moves half of a trader's balance out of the marketplace, with an entry in the books. */
  async function spend(traderId: string) {
    const account = `available:BTC:${traderId}`;
    await pair.app.database.query(
      `WITH moved AS (
         SELECT floor(balance / 2) AS amount FROM ledger_account WHERE id = $1),
       entry AS (
         INSERT INTO ledger_entry (ref) VALUES ('sent:' || $1) RETURNING id),
       postings AS (
         INSERT INTO ledger_posting
           SELECT entry.id, $1, -moved.amount FROM entry, moved
           UNION ALL SELECT entry.id, 'clearing:BTC', moved.amount FROM entry, moved)
       UPDATE ledger_account SET balance = balance - moved.amount FROM moved WHERE id = $1`,
      [account],
    );
  }
});
