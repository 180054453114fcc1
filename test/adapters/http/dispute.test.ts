import { expect } from "chai";
import type { ChatMeta, MessageView } from "../../../src/adapters/http/contract/chat/chat.ts";
import type {
  TradeCard,
  TradeView,
} from "../../../src/adapters/http/contract/trade/trade-views.ts";
import type { StaffActor } from "../../../src/application/actor/staff-actor.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { expectPartiesTold } from "../../support/told-parties.ts";
import { addStaff, decided, heard, type CaseDeskParts } from "../../support/case-desk.ts";
import { openCaseDesk, type OpenCaseDesk } from "../../support/open-case-desk.ts";
import { TradingPair } from "../../support/trading-pair.ts";

type Who = "buyer" | "seller";
type Act = "openDispute" | "withdrawDispute" | "appealVerdict" | "acceptVerdict";

const reason = { dispute_reason_id: 3, dispute_reason_text: "The bank page was forged" };
const appeal = { text: "The statement that I sent was not looked at." };

describe("disputes over HTTP", () => {
  let pair: TradingPair;
  let open: OpenCaseDesk;
  let desk: CaseDeskParts;
  let nia: StaffActor;
  let vera: StaffActor;
  let id: string;
  before(async () => {
    pair = await TradingPair.open();
    open = await openCaseDesk(pair.app.database);
    ({ desk } = open);
    nia = await addStaff(pair.app.database, "niadesk0", "moderator");
    vera = await addStaff(pair.app.database, "veradesk", "supermoderator");
  });
  beforeEach(async () => {
    ({ id } = await pair.start());
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    await pair.app.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [id],
    );
  });
  afterEach(() => expectBooksBalance(pair.app.database));
  afterEach(() => expectPartiesTold(pair.app.database));
  after(async () => {
    await open.close();
    await pair.close();
  });

  const view = async (who: Who): Promise<TradeView> =>
    (await pair[who].must("viewTrade", { parameters: { id } })).data;
  const act = (who: Who, name: Act, body?: object, key?: string) =>
    pair[who].call(name, { parameters: { id }, ...(body && { body }), ...(key && { key }) });
  const disputed = () => act("buyer", "openDispute", reason);
  const taken = async () => {
    await disputed();
    await desk.takeCase.execute(nia, id);
  };

  it("the reasons have their numbers, and only the one in own words asks for words", async () => {
    const { data } = await pair.buyer.must("listDisputeReasons");
    const rows: readonly { id: number; needsText: boolean }[] = data;
    expect(rows.map((row) => [row.id, row.needsText])).to.deep.equal([
      [1, false],
      [2, false],
      [3, false],
      [4, false],
      [5, true],
      [6, false],
      [7, false],
      [8, false],
    ]);
  });

  it("either party opens one, and both read why; nothing moves", async () => {
    expect((await view("seller")).allowedActs).to.include("dispute");
    const told = await disputed();
    const mine: TradeView = told.data;
    expect(mine).to.include({ status: "dispute_open", escrowState: "held", turn: null });
    expect(mine.allowedActs).to.have.members(["give-back", "withdraw-dispute"]);
    const theirs = await view("seller");
    expect(theirs.allowedActs).to.deep.equal(["release"]);
    expect(theirs.disputeCase).to.deep.include({
      reason: "obvious_scam",
      openedBy: "buyer",
      caseWorker: null,
      asked: null,
      escalation: "none",
    });
    expect(theirs.disputeCase?.texts).to.have.length(1);
    expect(theirs.disputeCase?.texts[0]).to.include({
      kind: "reason",
      by: "buyer",
      isMine: false,
      text: "The bank page was forged",
    });
  });

  it("the seller of a vendor's offer opens one at once, the buyer when it is time", async () => {
    await pair.app.database.query("UPDATE trader SET badge = 'vendor' WHERE username = 'ana_lima'");
    ({ id } = await pair.start());
    await pair.app.database.query("UPDATE trader SET badge = 'no_badge'");
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    expect(await disputed()).to.include({ status: 409, code: "too_early" });
    expect((await act("seller", "openDispute", reason)).status).to.equal(200);
  });

  const refused: readonly [string, object, string][] = [
    ["an unknown number", { dispute_reason_id: 9 }, "validation"],
    ["no number", {}, "validation"],
    ["other, without words", { dispute_reason_id: 5 }, "text_too_short"],
    [
      "more than 250 characters",
      { ...reason, dispute_reason_text: "x".repeat(251) },
      "text_too_long",
    ],
    ["a control character", { ...reason, dispute_reason_text: "a\u0007" }, "text_unreadable"],
  ];
  for (const [what, body, code] of refused) {
    it(`is not opened with ${what}`, async () => {
      expect(await act("buyer", "openDispute", body)).to.include({ status: 422, code });
      expect(await view("buyer")).to.include({ status: "paid", disputeCase: null });
    });
  }

  it("is not opened before its moment, and the view says from when", async () => {
    await pair.app.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() + interval '1 hour' WHERE id = $1",
      [id],
    );
    expect(await disputed()).to.include({ status: 409, code: "too_early" });
    expect((await view("buyer")).allowedActs).to.not.include("dispute");
    const { dispute } = await view("buyer");
    expect(dispute.available).to.equal(false);
    expect(dispute.availableAt).to.be.a("string");
  });

  it("is taken back by its opener, once, and only before a case worker has begun", async () => {
    await disputed();
    expect(await act("seller", "withdrawDispute")).to.include({
      status: 403,
      code: "not_your_act",
    });
    expect((await act("buyer", "withdrawDispute")).data).to.include({ status: "paid" });
    await pair.app.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [id],
    );
    await taken();
    await desk.messageParties.execute(nia, id, { text: "I am reading your chat." });
    expect(await act("buyer", "withdrawDispute")).to.include({ status: 409 });
  });

  it("a case worker speaks by code name in the chat, and what is asked stands in the room", async () => {
    await taken();
    await desk.noteCase.execute(nia, id, "Between us.");
    const text = "Show the statement of today, please.";
    await desk.askEvidence.execute(nia, id, { sides: ["seller"], what: "other", text });
    const told = await pair.buyer.must("listMessages", { parameters: { id } });
    const messages: MessageView[] = told.data;
    expect((told.body as { meta: ChatMeta }).meta.blockReason).to.equal(null);
    expect(messages.at(-1)).to.include({
      author: "staff",
      isMine: false,
      codeName: "Code niadesk0",
      text,
    });
    const theirs = await view("seller");
    expect(theirs.disputeCase?.caseWorker).to.equal("Code niadesk0");
    expect(theirs.disputeCase?.asked).to.deep.include({ sides: ["seller"], isOwed: true });
    expect((await view("buyer")).disputeCase?.asked?.isOwed).to.equal(false);
    // Both read that it is the seller's turn, in the room and in their lists.
    const turns = async () => {
      const cards: readonly TradeCard[] = (await pair.seller.must("listActiveTrades")).data;
      const listed = cards.find((card) => card.id === id)?.turn;
      return [(await view("buyer")).turn, (await view("seller")).turn, listed];
    };
    expect(await turns()).to.deep.equal(["seller", "seller", "seller"]);
    await pair.seller.must("sendMessage", { parameters: { id }, body: { text: "Here it is." } });
    expect((await view("seller")).disputeCase?.asked?.isOwed).to.equal(false);
    expect(await turns()).to.deep.equal([null, null, null]);
    const seen = JSON.stringify([await view("buyer"), theirs]);
    expect(seen).to.not.include("Between us").and.not.include('"niadesk0"');
    const event = theirs.timeline.find((each) => each.act === "ask-evidence");
    expect(event).to.include({ codeName: "Code niadesk0", username: null });
  });

  it("a verdict says for whom, by which rule and why; who lost appeals once", async () => {
    await taken();
    await desk.decideCase.execute(nia, id, decided("seller"));
    const lost = await view("buyer");
    expect(lost.verdict).to.deep.include({
      for: "seller",
      rule: { code: "4.3", title: "No payment was shown" },
      byCodeName: "Code niadesk0",
    });
    expect(lost.verdict?.payoutAt).to.be.a("string");
    expect([lost.appeal, (await view("seller")).appeal]).to.deep.equal([
      "available",
      "not_available",
    ]);
    expect(await act("seller", "appealVerdict", appeal)).to.include({ status: 403 });
    const short = await act("buyer", "appealVerdict", { text: "No" });
    expect(short).to.include({ status: 422, code: "text_too_short" });
    expect((await act("buyer", "appealVerdict", appeal, "appeal-once")).data).to.include({
      appeal: "appealed",
    });
    expect((await act("buyer", "appealVerdict", appeal, "appeal-once")).status).to.equal(200);
    expect(await act("buyer", "acceptVerdict")).to.include({ status: 409 });
    expect((await view("seller")).verdict).to.include({ appealedBy: "buyer", payoutAt: null });
    await desk.hearAppeal.execute(vera, id, { hearing: "reject-appeal", reason: heard });
    expect(await view("buyer")).to.include({ escrowState: "returned" });
  });

  it("who accepts the verdict need not wait", async () => {
    await taken();
    await desk.decideCase.execute(nia, id, decided("buyer"));
    expect(await act("buyer", "acceptVerdict")).to.include({ status: 403 });
    expect((await act("seller", "acceptVerdict")).data).to.include({ escrowState: "released" });
  });

  it("nobody reads for whom a verdict is that waits for a second person", async () => {
    await taken();
    const verdict = { for: "split", buyerShare: 6_000 } as const;
    const split = { ...decided("buyer"), rule: "4.5", verdict };
    await desk.decideCase.execute(nia, id, split);
    for (const who of ["buyer", "seller"] as const) {
      const seen = await view(who);
      expect(seen).to.include({ status: "dispute_open", verdict: null });
      expect(seen.disputeCase?.texts.map(({ kind }) => kind)).to.deep.equal(["reason"]);
      expect(seen.timeline.at(-1)?.act).to.equal("verdict-proposed");
    }
    await desk.confirmVerdict.execute(vera, id, "It is right.");
    expect((await view("seller")).verdict).to.include({ for: "split", buyerShare: 6_000 });
  });

  it("is nobody else's", async () => {
    const stranger = await pair.signIn("kofi_trades");
    const parameters = { id };
    expect(await stranger.call("openDispute", { parameters, body: reason })).to.include({
      status: 404,
    });
    await taken();
    await desk.decideCase.execute(nia, id, decided("buyer"));
    expect(await stranger.call("withdrawDispute", { parameters })).to.include({ status: 404 });
    expect(await stranger.call("appealVerdict", { parameters, body: appeal })).to.include({
      status: 404,
    });
    expect(await stranger.call("acceptVerdict", { parameters })).to.include({ status: 404 });
  });
});
