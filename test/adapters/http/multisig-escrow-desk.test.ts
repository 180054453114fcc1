import { expect } from "chai";
import type { CaseCard, CaseView } from "../../../src/adapters/http/contract/admin/case-views.ts";
import type { StaffTradeView } from "../../../src/adapters/http/contract/admin/people-views.ts";
import type { AdminBodyOf } from "../../../src/adapters/http/client/admin-client.ts";
import type { PaymentsBesidesView } from "../../../src/adapters/http/contract/admin/payments-besides.ts";
import type { NoticeView } from "../../../src/adapters/http/contract/notice/notice.ts";
import { caughtUp } from "../../support/caught-up.ts";
import { httpEscrow } from "../../support/http-escrow.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("multisig escrows at the console over HTTP", () => {
  let pair: TradingPair;
  let nia: StaffVisitor;
  before(async () => {
    pair = await TradingPair.open({ MULTISIG_ESCROWS: "1" });
    nia = await StaffVisitor.ofDemo(pair.app.adminUrl, "nia_mod");
  });
  after(() => pair.close());
  const { until, start, escrowOf, fund, payAgain } = httpEscrow(() => pair);

  const dispute = async (id: string) => {
    const parameters = { id };
    await pair.buyer.must("markTradePaid", { parameters, body: {} });
    await pair.app.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [id],
    );
    const body = { dispute_reason_id: 1, dispute_reason_text: "" };
    await pair.buyer.must("openDispute", { parameters, body });
  };
  const caseOf = async (id: string): Promise<CaseView> =>
    (await nia.must("viewCase", { parameters: { id } })).data;

  it("are shown with the record of a trade, and not where the crypto is in the books", async () => {
    const query = { reason: "A buyer asked where the Bitcoin is." };
    const read = async (id: string): Promise<StaffTradeView> =>
      (await nia.must("readTrade", { parameters: { id }, query })).data;
    const { id } = await start();
    expect((await read(id)).multisigEscrow).to.include({
      state: "keys_wanted",
      address: null,
      coin: null,
      exitHeight: null,
    });
    const plain = await pair.start();
    expect((await read(plain.id)).multisigEscrow).to.equal(null);
    for (const over of [id, plain.id]) {
      await pair.buyer.must("cancelTrade", { parameters: { id: over }, body: {} });
    }
  });

  it("are shown with the case, and how a verdict has them paid out", async () => {
    const { id } = await start();
    await fund(id);
    await dispute(id);
    const { address, coin } = await escrowOf(id, "seller");
    const { multisigEscrow, decideBy, escalation } = await caseOf(id);
    expect(multisigEscrow).to.deep.include({ state: "funded", address, coin, ending: null });
    expect(multisigEscrow?.exitHeight).to.be.greaterThan(10_000);
    expect(Date.parse(decideBy ?? "")).to.be.greaterThan(Date.now() + 60 * 86_400_000);
    expect(escalation).to.equal("none");

    await nia.must("takeCase", { parameters: { id } });
    const explanation = "The bank's own page shows the payment on that day.";
    const body = { verdict: "buyer", rule: "4.1", evidence: ["e1"], explanation };
    const decided: CaseView = (await nia.must("decideCase", { parameters: { id }, body })).data;
    expect(decided.multisigEscrow?.ending).to.equal(null);
    await pair.seller.must("acceptVerdict", { parameters: { id } });
    const paidOut = await until(async () => {
      const seen = (await caseOf(id)).multisigEscrow;
      return seen?.ending ? seen : undefined;
    });
    expect(paidOut).to.deep.include({
      state: "funded",
      ending: { kind: "release", buyerBasisPoints: null },
      payout: null,
      spend: null,
    });
  });

  it("have a last day, and go to admins a fortnight before it", async () => {
    const { id } = await start();
    await fund(id);
    await dispute(id);
    const cardOf = async () => {
      const cards: CaseCard[] = (await nia.must("listCases")).data;
      const card = cards.find((each) => each.id === id);
      return { escalation: card?.escalation, decideBy: Date.parse(card?.decideBy ?? "") };
    };
    const { decideBy, escalation } = await cardOf();
    expect(escalation).to.equal("none");
    const days = Math.ceil((decideBy - Date.now()) / 86_400_000) - 14;
    await pair.app.database.query(
      "UPDATE trade SET started_at = started_at - make_interval(days => $2) WHERE id = $1",
      [id, days],
    );
    expect((await cardOf()).escalation).to.equal("admins");
    expect((await caseOf(id)).escalation).to.equal("admins");
    const plain = await pair.start();
    await dispute(plain.id);
    expect((await caseOf(plain.id)).decideBy).to.equal(null);
  });

  it("show support open payments besides coins in pages, whatever is closed in between", async () => {
    const sam = await StaffVisitor.ofDemo(pair.app.adminUrl, "sam_support");
    const { id } = await start();
    await pair.app.database.query(
      `INSERT INTO payment_besides (id, version, trade_id, transaction, place, units, height, state, seen_at)
       SELECT 'page-' || lpad(n::text, 3, '0'), 1, $1, 'page', n, 1, 1, 'open',
              timestamptz '2020-01-01' + make_interval(secs => n / 2)
         FROM generate_series(0, 119) n`,
      [id],
    );
    const page = async (after?: string): Promise<PaymentsBesidesView> =>
      (await sam.must("viewPaymentsBesides", after === undefined ? {} : { query: { after } })).data;
    const first = await page();
    expect(first.payments.map((each) => each.id))
      .to.have.lengthOf(50)
      .and.include("page-049");
    expect(first.next).to.equal("page-049");
    await pair.app.database.query(
      "UPDATE payment_besides SET state = 'closed' WHERE id IN ('page-049', 'page-050')",
    );
    const second = await page(first.next ?? "");
    expect(second.payments[0]?.id).to.equal("page-051");
    const third = await page(second.next ?? "");
    expect([second.next, third.payments[0]?.id]).to.deep.equal(["page-100", "page-101"]);
    expect([third.payments.length, third.next]).to.deep.equal([19, null]);
    expect((await page("unknown")).payments).to.deep.equal([]);
    await pair.app.database.query("DELETE FROM payment_besides WHERE trade_id = $1", [id]);
    await pair.buyer.must("cancelTrade", { parameters: { id }, body: {} });
  });

  it("show support what was paid besides their coin, until they say what became of it", async () => {
    const sam = await StaffVisitor.ofDemo(pair.app.adminUrl, "sam_support");
    const open = async (): Promise<PaymentsBesidesView["payments"]> =>
      ((await sam.must("viewPaymentsBesides")).data as PaymentsBesidesView).payments;
    const waiting = async () => {
      const queues: AdminBodyOf<"listQueues"> = (await sam.must("listQueues")).data;
      return queues.find(({ name }) => name === "support")?.waiting ?? 0;
    };
    expect(await open()).to.deep.equal([]);
    const before = await waiting();
    const { id } = await start();
    await fund(id);
    await payAgain(id, "50000");
    const [payment] = await until(async () => {
      const found = await open();
      return found.length > 0 ? found : undefined;
    });
    expect(payment).to.include({ tradeId: id, amount: "50000", canClose: true });
    expect(payment?.address).to.equal((await escrowOf(id, "seller")).address);
    expect(payment?.exitHeight).to.be.greaterThan(10_000);
    expect(await waiting()).to.equal(before + 1);
    await caughtUp(pair.app.database, "notices");
    for (const party of [pair.buyer, pair.seller]) {
      const notices: readonly NoticeView[] = (await party.must("listNotices")).data;
      expect(notices.map(({ event }) => event)).to.include("escrow_paid_besides");
    }
    const close = (reason: string) =>
      sam.call("closePaymentBesides", {
        parameters: { id: payment!.sellerId },
        body: { payment: payment!.id, reason },
      });
    expect((await close(" ")).code).to.equal("reason_needed");
    expect((await close("Both were told how to move it.")).status).to.equal(200);
    expect((await close("Both were told how to move it.")).code).to.equal("payment_closed");
    expect(await open()).to.deep.equal([]);
    expect(await waiting()).to.equal(before);
    expect((await nia.call("viewPaymentsBesides")).status).to.equal(403);
  });
});
