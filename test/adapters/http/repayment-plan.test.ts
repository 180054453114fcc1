import { expect } from "chai";
import type { ChargebackCaseView } from "../../../src/adapters/http/contract/admin/chargeback-admin-views.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { storeNotice } from "../../support/sent-files.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { expectPartiesTold } from "../../support/told-parties.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("a repayment plan over HTTP", () => {
  let pair: TradingPair;
  let nia: StaffVisitor;
  let ada: StaffVisitor;
  let id: string;
  before(async () => {
    pair = await TradingPair.open();
    nia = await StaffVisitor.ofDemo(pair.app.adminUrl, "nia_mod");
    ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    await pair.app.database.query(
      "UPDATE offer SET payment_method = 'paypal' FROM trader t WHERE t.id = owner_id AND t.username = 'ana_lima'",
    );
    ({ id } = await pair.start());
    const parameters = { id };
    await pair.buyer.must("markTradePaid", { parameters });
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    await pair.seller.must("reportChargeback", {
      body: {
        trade_id: id,
        text: "PayPal took the payment back and says that the card was stolen.",
        bank_reference: "CB-2026-1107",
        amount: "20.00",
        date: inDays(0),
        attachment_id: await storeNotice(pair.seller, id),
        is_verified_correctly: true,
      },
    });
    await pair.buyer.must("answerChargeback", {
      parameters,
      body: { text: "I took nothing back." },
    });
    await holdBack();
    const reason = "The notice of the bank was checked with the bank.";
    await nia.must("confirmChargeback", { parameters, body: { reason } });
  });
  after(async () => {
    await expectPartiesTold(pair.app.database);
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });

  const plan = (part: object = {}) => ({
    instalment: "0.0001",
    every_days: 7,
    first_due: inDays(5),
    reason: "Agreed in the support chat.",
    ...part,
  });
  const agree = (staff: StaffVisitor, body: object = plan()) =>
    staff.call("agreeRepaymentPlan", { parameters: { id }, body });
  const reportOf = async (staff: StaffVisitor): Promise<ChargebackCaseView> =>
    (await staff.must("viewChargeback", { parameters: { id } })).body as ChargebackCaseView;

  for (const [how, part, status, code] of [
    ["of nothing", { instalment: "0" }, 422, "plan_instalment"],
    ["of more than is owed", { instalment: "5" }, 422, "plan_instalment"],
    ["of an amount that is none", { instalment: "a bit" }, 422, "validation"],
    ["every ten days", { every_days: 10 }, 422, "validation"],
    ["from yesterday on", { first_due: inDays(-1) }, 422, "plan_date"],
    ["from next year on", { first_due: inDays(200) }, 422, "plan_date"],
    ["from a day that is none", { first_due: "2026-02-30" }, 422, "validation"],
    ["without a reason", { reason: undefined }, 422, "validation"],
  ] as const) {
    it(`is not agreed ${how}`, async () => {
      expect(await agree(nia, plan(part))).to.include({ status, code });
    });
  }

  it("is agreed by a moderator, logged, and read by both parties and staff", async () => {
    expect(await agree(ada)).to.include({ status: 403, code: "forbidden" });
    expect((await reportOf(nia)).acts).to.include("agree-plan");
    expect((await reportOf(ada)).acts).to.not.include("agree-plan");
    expect((await agree(nia)).status).to.equal(200);
    expect(await agree(nia)).to.include({ status: 409, code: "plan_open" });
    const report = await reportOf(nia);
    expect(report.acts).to.not.include("agree-plan");
    const expected = {
      state: "running",
      instalment: "10000",
      everyDays: 7,
      met: 0,
      nextDue: `${inDays(5)}T23:59:59.000Z`,
      dueNext: "10000",
    };
    expect(report.claim?.plan).to.include(expected);
    for (const who of [pair.buyer, pair.seller]) {
      const { data }: { data: TradeView } = await who.must("viewTrade", { parameters: { id } });
      expect(data.chargeback.claim?.plan).to.include(expected);
      expect(data.timeline.at(-1)).to.include({ act: "agree-plan" });
    }
    const logged = await pair.app.database.query<{ act: string }>(
      "SELECT act FROM audit_log WHERE act = 'agree-plan'",
    );
    expect(logged).to.have.length(1);
  });

  it("is taken back by a moderator with a reason, and agreed again", async () => {
    const withdraw = (staff: StaffVisitor, body: object) =>
      staff.call("withdrawRepaymentPlan", { parameters: { id }, body });
    const reason = "The instalment was typed with a zero too many.";
    expect(await withdraw(ada, { reason })).to.include({ status: 403, code: "forbidden" });
    expect(await withdraw(nia, {})).to.include({ status: 422, code: "validation" });
    expect((await reportOf(nia)).acts).to.include("withdraw-plan");
    expect((await withdraw(nia, { reason })).status).to.equal(200);
    expect(await withdraw(nia, { reason })).to.include({ status: 409, code: "no_plan" });
    const report = await reportOf(nia);
    expect(report.claim?.plan).to.include({ state: "withdrawn", nextDue: null });
    expect(report.acts).to.include("agree-plan").and.not.include("withdraw-plan");
    const { data }: { data: TradeView } = await pair.buyer.must("viewTrade", {
      parameters: { id },
    });
    expect(data.timeline.at(-1)).to.include({ act: "withdraw-plan" });
    expect((await agree(nia)).status).to.equal(200);
  });

  /** Moves half of the buyer's coins out of the marketplace, with an entry in the books. */
  async function holdBack() {
    const [buyer] = await pair.app.database.query<{ id: string }>(
      "SELECT buyer_id AS id FROM trade WHERE id = $1",
      [id],
    );
    await pair.app.database.query(
      `WITH moved AS (
         SELECT balance - 5000 AS amount FROM ledger_account WHERE id = $1),
       entry AS (
         INSERT INTO ledger_entry (ref) VALUES ('sent:' || $1) RETURNING id),
       postings AS (
         INSERT INTO ledger_posting
           SELECT entry.id, $1, -moved.amount FROM entry, moved
           UNION ALL SELECT entry.id, 'clearing:BTC', moved.amount FROM entry, moved)
       UPDATE ledger_account SET balance = balance - moved.amount FROM moved WHERE id = $1`,
      [`available:BTC:${buyer!.id}`],
    );
  }
});
