import { expect } from "chai";
import type { CaseCard, CaseView } from "../../../src/adapters/http/contract/admin/case-views.ts";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { expectPartiesTold } from "../../support/told-parties.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const explanation = "The bank's own page shows the payment on that day.";
const forBuyer = { verdict: "buyer", rule: "4.1", evidence: ["e1"], explanation };
const why = { reason: "All of the evidence was read once more." };

describe("cases at the console over HTTP", () => {
  let pair: TradingPair;
  let nia: StaffVisitor;
  let omar: StaffVisitor;
  let vera: StaffVisitor;
  let id: string;
  before(async () => {
    pair = await TradingPair.open();
    const { adminUrl } = pair.app;
    nia = await StaffVisitor.ofDemo(adminUrl, "nia_mod");
    omar = await StaffVisitor.ofDemo(adminUrl, "omar_mod");
    vera = await StaffVisitor.ofDemo(adminUrl, "vera_super");
  });
  beforeEach(async () => {
    ({ id } = await pair.start());
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    await pair.app.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [id],
    );
    const body = { dispute_reason_id: 1, dispute_reason_text: "" };
    await pair.buyer.must("openDispute", { parameters: { id }, body });
  });
  afterEach(async () => {
    await pair.buyer.call("cancelTrade", { parameters: { id }, body: { status: "dispute_open" } });
    await expectBooksBalance(pair.app.database);
    await expectPartiesTold(pair.app.database);
  });
  after(() => pair.close());

  const list = async (staff: StaffVisitor, query: Record<string, string> = {}) => {
    const told = await staff.must("listCases", { query });
    const cards: CaseCard[] = told.data;
    return { ids: cards.map((card) => card.id), range: told.headers.get("content-range") };
  };
  const view = async (staff: StaffVisitor): Promise<CaseView> =>
    (await staff.must("viewCase", { parameters: { id } })).data;

  it("stand in the queue until somebody takes them, in pages and parts of it", async () => {
    expect(await list(vera)).to.deep.equal({ ids: [id], range: "disputes 0-0/1" });
    const mine = { filter: JSON.stringify({ queue: "mine" }) };
    expect(await list(nia, mine)).to.deep.equal({ ids: [], range: "disputes */0" });
    const taken: CaseView = (await nia.must("takeNextCase")).data;
    expect(taken).to.include({ id, isMine: true });
    expect((await list(nia, mine)).ids).to.deep.equal([id]);
    expect(await omar.call("takeNextCase")).to.include({ status: 404, code: "queue_empty" });
    const take = await omar.call("takeCase", { parameters: { id } });
    expect(take).to.include({ status: 409, code: "case_taken" });
    const bad = await nia.call("listCases", { query: { filter: '{"queue":"theirs"}' } });
    expect(bad).to.include({ status: 422, code: "validation" });
    const end = { range: "[5,9]" };
    expect((await list(vera, end)).range).to.equal("disputes */1");
  });

  it("are worked on, decided and heard again, and the log tells of each act and reading", async () => {
    const parameters = { id };
    await nia.must("takeCase", { parameters });
    const asked = { sides: ["seller"], what: "name_on_account", text: "Whose account is it?" };
    await nia.must("askEvidence", { parameters, body: asked });
    await nia.must("noteCase", { parameters, body: { text: "Between us." } });
    await nia.must("messageParties", { parameters, body: { text: "I have read your chat." } });
    const shown = await view(nia);
    expect(shown.worker?.codeName).to.equal("Heron");
    expect(shown.entries.filter((entry) => entry.isPrivate).map(({ text }) => text)).to.deep.equal([
      "Between us.",
    ]);
    expect(shown.acts).to.have.members(["ask", "note", "message", "decide"]);
    expect(shown.awaited).to.deep.include({ sides: ["seller"] });
    const key = "decide-once";
    const early = await nia.call("decideCase", { parameters, body: forBuyer });
    expect(early).to.include({ status: 409, code: "answer_awaited" });
    const decided = { ...forBuyer, before_answer: true };
    await nia.must("decideCase", { parameters, body: decided, key });
    const again = await nia.must("decideCase", { parameters, body: decided, key });
    expect((again.data as CaseView).verdict).to.deep.include({
      for: "buyer",
      buyerShare: null,
      rule: { code: "4.1", title: "Paid in full, and shown" },
      evidence: ["e1"],
      explanation,
      noEvidenceReason: null,
    });
    const text = { text: "The money never came, my bank says so." };
    await pair.seller.must("appealVerdict", { parameters, body: text });
    const granted: CaseView = (await vera.must("grantAppeal", { parameters, body: why })).data;
    expect(granted).to.include({ status: "dispute_open", hearing: 2 });
    await omar.must("takeCase", { parameters });
    const body = { ...forBuyer, verdict: "seller", rule: "4.3" };
    const done: CaseView = (await omar.must("decideCase", { parameters, body })).data;
    expect(done).to.include({ escrowState: "returned" });
    const log = await pair.app.database.query<{ act: string }>(
      "SELECT act FROM audit_log WHERE subject_id = $1 ORDER BY seq",
      [id],
    );
    expect(log.map(({ act }) => act)).to.deep.equal([
      "take-case",
      "ask-evidence",
      "note-case",
      "message-parties",
      "read-case",
      "decide-case",
      "grant-appeal",
      "take-case",
      "decide-case",
    ]);
  });

  it("a verdict names a rule that leads to it, and cites lines of the case or says why none", async () => {
    const parameters = { id };
    await nia.must("takeCase", { parameters });
    const { usdValue } = await view(nia);
    const worth = (usdCents: number) =>
      pair.app.database.query("UPDATE trade SET usd_cents = $2 WHERE id = $1", [id, usdCents]);
    const decide = (part: object) =>
      nia.call("decideCase", { parameters, body: { ...forBuyer, ...part } });
    expect(await decide({ rule: "4.3" })).to.include({ status: 422, code: "rule_does_not_fit" });
    expect(await decide({ evidence: ["m99"] })).to.include({ code: "evidence_unknown" });
    const { needsEvidence } = await view(nia);
    await worth(500_01);
    expect([needsEvidence, (await view(nia)).needsEvidence]).to.deep.equal([false, true]);
    expect(await decide({ evidence: [] })).to.include({ status: 422, code: "evidence_needed" });
    const short = { evidence: [], no_evidence_reason: "None." };
    expect(await decide(short)).to.include({ code: "text_too_short" });
    const noEvidenceReason = "Nobody answered, so nothing can be cited.";
    const done = await decide({ evidence: [], no_evidence_reason: noEvidenceReason });
    expect((done.data as CaseView).verdict).to.deep.include({ evidence: [], noEvidenceReason });
    const told: TradeView = (await pair.seller.must("viewTrade", { parameters })).data;
    expect(told.verdict).to.deep.include({ noEvidenceReason, evidence: [] });
    expect(told.verdict?.sums.buyerGets).to.equal(told.cryptoAmount.amount);
    // What is at stake is counted by the value at the start.
    await worth(Math.round(Number(usdValue) * 100));
    const body = { status: "dispute_won_buyer" };
    await pair.buyer.must("cancelTrade", { parameters, body });
  });

  it("a verdict stays readable to both with its rule, sums and evidence, also after an appeal", async () => {
    const parameters = { id };
    await pair.seller.must("sendMessage", {
      parameters,
      body: { text: "Here is my bank's page." },
    });
    await pair.buyer.must("viewTrade", { parameters });
    await nia.must("takeCase", { parameters });
    await nia.must("noteCase", { parameters, body: { text: "Between us." } });
    const { entries } = await view(nia);
    const evidence = entries
      .filter(
        ({ act, isPrivate }) => ["message", "paid", "details-read"].includes(act) || isPrivate,
      )
      .map((entry) => entry.id);
    await nia.must("decideCase", { parameters, body: { ...forBuyer, evidence } });
    const seen = async (who: "buyer" | "seller"): Promise<TradeView> =>
      (await pair[who].must("viewTrade", { parameters })).data;
    const cited = (await seen("buyer")).verdict?.evidence;
    expect(cited?.map(({ kind, by, text }) => [kind, by, text])).to.have.deep.members([
      ["event", null, null],
      ["reading", null, null],
      ["message", "seller", "Here is my bank's page."],
    ]);
    const appeal = { text: "The money never came, my bank says so." };
    await pair.seller.must("appealVerdict", { parameters, body: appeal });
    expect((await seen("seller")).verdict?.evidence).to.deep.equal(cited);
    await vera.must("grantAppeal", { parameters, body: why });
    const former = (await seen("seller")).formerVerdict;
    expect((await seen("seller")).verdict).to.equal(null);
    expect(former).to.deep.include({ for: "buyer", evidence: cited, explanation });
    await omar.must("takeCase", { parameters });
    const split = { ...forBuyer, verdict: "split", rule: "4.5", buyer_share: 6_000 };
    await omar.must("decideCase", { parameters, body: split });
    await vera.call("confirmVerdict", { parameters, body: why });
    const last = await seen("buyer");
    expect(last.formerVerdict).to.deep.include({ for: "buyer", evidence: cited });
    expect(JSON.stringify(last)).to.not.include("Between us");
  });

  it("a split waits for a supermoderator, and an appeal is refused by one", async () => {
    const parameters = { id };
    await nia.must("takeCase", { parameters });
    const split = { ...forBuyer, verdict: "split", rule: "4.5" };
    const bare = await nia.call("decideCase", { parameters, body: split });
    expect(bare).to.include({ status: 422, code: "validation" });
    const body = { ...split, buyer_share: 6_000 };
    const waits: CaseView = (await nia.must("decideCase", { parameters, body })).data;
    expect(waits.verdictWaits).to.deep.include({ for: "split", buyerShare: 6_000 });
    const second = { filter: JSON.stringify({ queue: "second_person" }) };
    expect((await list(vera, second)).ids).to.deep.equal([id]);
    expect(await nia.call("confirmVerdict", { parameters, body: why })).to.include({ status: 403 });
    const confirmed: CaseView = (await vera.must("confirmVerdict", { parameters, body: why })).data;
    expect(confirmed).to.include({ status: "dispute_awarded", escrowState: "held" });
    const text = { text: "I paid all of it, and not only a part." };
    await pair.buyer.must("appealVerdict", { parameters, body: text });
    const appeals = { filter: JSON.stringify({ queue: "appeals" }) };
    expect((await list(omar, appeals)).ids).to.deep.equal([id]);
    // Whoever confirmed the verdict took part in it, so it does not wait for them.
    expect((await list(vera, appeals)).ids).to.deep.equal([]);
    const refused = await vera.call("rejectAppeal", { parameters, body: why });
    expect(refused).to.include({ status: 403, code: "not_your_case" });
  });

  it("there is none of an unknown trade, and nothing is done without words", async () => {
    const parameters = { id: "unknown1" };
    for (const act of ["viewCase", "takeCase"] as const) {
      expect(await nia.call(act, { parameters })).to.include({ status: 404, code: "not_found" });
    }
    await nia.must("takeCase", { parameters: { id } });
    const short = { ...forBuyer, explanation: "Because" };
    expect(await nia.call("decideCase", { parameters: { id }, body: short })).to.include({
      status: 422,
      code: "text_too_short",
    });
    expect((await view(nia)).status).to.equal("dispute_open");
  });

  it("two admins end a disputed trade, and one alone does not", async () => {
    const { adminUrl } = pair.app;
    const [ada, ben] = [
      await StaffVisitor.ofDemo(adminUrl, "ada_admin"),
      await StaffVisitor.ofDemo(adminUrl, "ben_admin"),
    ];
    const sent = { parameters: { id }, body: { reason: "A court asked for it." } };
    expect((await ada.must("cancelByStaff", sent)).data).to.deep.include({ step: "awaits_second" });
    expect((await ben.must("cancelByStaff", sent)).data).to.deep.include({
      status: "cancelled_system",
      step: "done",
    });
  });
});
