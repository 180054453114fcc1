import { expect } from "chai";
import type { Actor } from "../../../../src/application/actor/actor.ts";
import type { StaffActor } from "../../../../src/application/actor/staff-actor.ts";
import { findDisputeReason } from "../../../../src/domain/dispute/dispute-reasons.ts";
import { expectBooksBalance } from "../../../support/books.ts";
import { expectPartiesTold } from "../../../support/told-parties.ts";
import {
  addStaff,
  caseDeskOf,
  decided,
  heard,
  type CaseDeskParts,
} from "../../../support/case-desk.ts";
import { for100, heldFor100, TestMarket, type Counter } from "../../../support/test-market.ts";
import { patientStartPolicy } from "../../../support/patient-start-policy.ts";
import { money } from "../../../../src/domain/money/money.ts";

const other = findDisputeReason(5)!;

describe("the course of a case in PostgreSQL", () => {
  let floor: TestMarket;
  let counter: Counter;
  let desk: CaseDeskParts;
  let [buyer, seller]: Actor[] = [];
  let offer: string;
  let nia: StaffActor;
  let omar: StaffActor;
  let vera: StaffActor;
  let ada: StaffActor;

  before(async () => {
    floor = await TestMarket.open(patientStartPolicy);
    counter = await floor.openCounter();
    desk = caseDeskOf(counter);
    [buyer, seller] = [await floor.addTrader(), await floor.addTrader()];
    await floor.fund(counter, seller, money("BTC", 100n * heldFor100.units));
    offer = await floor.addSellOffer(seller);
    nia = await addStaff(floor.database, "niamod00", "moderator");
    omar = await addStaff(floor.database, "omarmod0", "moderator");
    vera = await addStaff(floor.database, "verasup0", "supermoderator");
    ada = await addStaff(floor.database, "adaadmin", "admin");
  });
  afterEach(() => expectBooksBalance(floor.database));
  afterEach(() => expectPartiesTold(floor.database));
  after(() => floor.close());

  const must = async <Value>(
    result: Promise<{ ok: true; value: Value } | { ok: false; refusal: { code: string } }>,
  ): Promise<Value> => {
    const given = await result;
    if (!given.ok) throw new Error(given.refusal.code);
    return given.value;
  };
  const codeOf = async (result: Promise<{ ok: boolean; refusal?: { code: string } }>) =>
    (await result).refusal?.code;
  const paidTrade = async (): Promise<string> => {
    const id = await must(counter.startTrade.execute(buyer!, for100(offer)));
    await must(counter.partyAct.execute(buyer!, id, { act: "paid" }));
    await floor.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [id],
    );
    return id;
  };
  const disputed = async (): Promise<string> => {
    const id = await paidTrade();
    await must(desk.openDispute.execute(buyer!, id, { reason: other, text: "No release" }));
    return id;
  };
  const taken = async (): Promise<string> => {
    const id = await disputed();
    await must(desk.takeCase.execute(nia, id));
    return id;
  };
  const due = (id: string) =>
    floor.database.query(
      "UPDATE deadline SET at = clock_timestamp() WHERE subject = $1 AND done_at IS NULL",
      [id],
    );
  const logOf = async (id: string) =>
    (
      await floor.database.query<{ act: string }>(
        "SELECT act FROM audit_log WHERE subject_id = $1 ORDER BY seq",
        [id],
      )
    ).map(({ act }) => act);
  const caseOf = async (id: string, reader = nia) => {
    const shown = await desk.viewCase.show(reader, id);
    if (!shown) throw new Error(`${id} has no case`);
    return shown;
  };

  it("pays out if nobody appeals in time, and every act of staff is in the log", async () => {
    const id = await taken();
    await must(
      desk.askEvidence.execute(nia, id, {
        sides: ["seller"],
        what: "statement_of_today",
        text: "Show the statement of today, please.",
      }),
    );
    await must(desk.noteCase.execute(nia, id, "The seller was seen here before."));
    await must(desk.messageParties.execute(nia, id, { text: "I have read your chat." }));
    const early = { ...decided("buyer"), beforeAnswer: true };
    await must(desk.decideCase.execute(nia, id, early));
    expect((await caseOf(id)).trade).to.include({ status: "dispute_won_buyer", escrow: "held" });
    const before = await floor.available(buyer!);
    await due(id);
    expect(await counter.runDueDeadlines.execute()).to.deep.equal([]);
    expect((await floor.available(buyer!)) - before).to.equal(200_000n);
    expect(await logOf(id)).to.deep.equal([
      "take-case",
      "ask-evidence",
      "note-case",
      "message-parties",
      "decide-case",
    ]);
    const shown = await caseOf(id);
    expect(shown.disputeCase.closedAt).to.be.a("number");
    expect(shown.messages.map(({ text, codeName }) => [text, codeName])).to.deep.equal([
      ["Show the statement of today, please.", "Code niamod00"],
      ["I have read your chat.", "Code niamod00"],
    ]);
    expect(shown.texts.map(({ kind }) => kind)).to.deep.equal([
      "reason",
      "request",
      "note",
      "verdict",
    ]);
    expect(shown.timeline.map(({ act }) => act)).to.not.include("note-case");
  });

  it("goes to somebody else after a granted appeal, whose decision is carried out at once", async () => {
    const id = await taken();
    await must(desk.decideCase.execute(nia, id, decided("seller")));
    const why = "The statement that I sent was not looked at.";
    await must(desk.appealVerdict.execute(buyer!, id, why));
    expect(await codeOf(desk.appealVerdict.execute(buyer!, id, why))).to.equal(undefined);
    expect(await codeOf(desk.appealVerdict.execute(seller!, id, why))).to.equal("not_your_act");
    const { cases } = await desk.listCases.execute(vera, "appeals");
    expect(cases.map(({ trade }) => trade.id)).to.deep.equal([id]);
    const asked = { hearing: "grant-appeal", reason: heard } as const;
    expect(await codeOf(desk.hearAppeal.execute(nia, id, asked))).to.equal("not_your_act");
    await must(desk.hearAppeal.execute(vera, id, asked));
    expect(await codeOf(desk.takeCase.execute(nia, id))).to.equal("conflict_of_interest");
    await must(desk.takeCase.execute(omar, id));
    const before = await floor.available(buyer!);
    await must(desk.decideCase.execute(omar, id, decided("buyer")));
    expect((await floor.available(buyer!)) - before).to.equal(200_000n);
    expect((await caseOf(id)).disputeCase.hearing).to.equal(2);
  });

  it("carries a verdict out when its appeal is refused, by nobody who decided it", async () => {
    const id = await disputed();
    await must(desk.takeCase.execute(vera, id));
    await must(desk.decideCase.execute(vera, id, decided("seller")));
    await must(desk.appealVerdict.execute(buyer!, id, "I did pay, and my bank says so, too."));
    const asked = { hearing: "reject-appeal", reason: heard } as const;
    expect(await codeOf(desk.hearAppeal.execute(vera, id, asked))).to.equal("not_your_case");
    const otherSuper = await addStaff(floor.database, "zoesuper", "supermoderator");
    await must(desk.hearAppeal.execute(otherSuper, id, asked));
    expect((await caseOf(id)).trade).to.include({ escrow: "returned" });
  });

  it("keeps a moderator's split from everybody until a second person confirms just that", async () => {
    const id = await taken();
    const verdict = { for: "split", buyerShare: 6_000 } as const;
    const split = { ...decided("buyer"), rule: "4.5", verdict };
    await must(desk.decideCase.execute(nia, id, split));
    const waiting = await caseOf(id, vera);
    expect(waiting.trade.status).to.equal("dispute_open");
    expect(waiting.acts).to.include("confirm").and.not.include("decide");
    expect((await caseOf(id, nia)).acts).to.not.include("confirm");
    expect(waiting.texts.at(-1)?.detail).to.include({ step: "awaits_second" });
    expect(await codeOf(desk.confirmVerdict.execute(omar, id, "It is right."))).to.equal(
      "not_your_case",
    );
    await must(desk.confirmVerdict.execute(vera, id, "It is right."));
    const shown = await caseOf(id);
    expect(shown.trade).to.include({ status: "dispute_awarded" });
    expect(shown.texts.at(-1)).to.include({ kind: "verdict", authorId: "niamod00" });
    expect(shown.texts.at(-1)?.detail).to.not.have.property("step");
    expect(await codeOf(desk.confirmVerdict.execute(vera, id, "Again."))).to.equal(
      "no_verdict_waits",
    );
    await must(desk.partyAct.execute(buyer!, id, { act: "accept-verdict" }));
    expect((await caseOf(id)).trade.escrow).to.equal("held");
    await must(desk.partyAct.execute(seller!, id, { act: "accept-verdict" }));
    expect((await caseOf(id)).trade.escrow).to.equal("split");
  });

  it("of many who take the next case at once each gets another one", async () => {
    const ids = [await disputed(), await disputed(), await disputed()];
    const otherDesk = caseDeskOf(await floor.openCounter());
    const taking = [nia, omar, vera].map((actor, index) =>
      must((index === 1 ? otherDesk : desk).takeNextCase.execute(actor)),
    );
    const given = await Promise.all(taking);
    expect(given).to.have.members(ids);
    expect(await codeOf(desk.takeNextCase.execute(ada))).to.equal("queue_empty");
    const { cases } = await desk.listCases.execute(omar, "mine");
    expect(cases.map(({ trade }) => trade.id)).to.deep.equal([given[1]]);
    for (const id of given) expect(await logOf(id)).to.deep.equal(["take-case"]);
  });

  it("of two who take the same case at once exactly one gets it, and the log knows one", async () => {
    const id = await disputed();
    const otherDesk = caseDeskOf(await floor.openCounter());
    const results = await Promise.all([
      desk.takeCase.execute(nia, id),
      otherDesk.takeCase.execute(omar, id),
    ]);
    expect(results.filter(({ ok }) => ok)).to.have.length(1);
    expect(await logOf(id)).to.deep.equal(["take-case"]);
    await must(desk.cancelByStaff.execute(ada, id, "A court asked for it."));
  });

  it("is kept from whoever is linked to a party", async () => {
    const id = await disputed();
    const near = await addStaff(floor.database, "pedromod", "moderator", buyer!.traderId);
    expect(await codeOf(desk.takeCase.execute(near, id))).to.equal("conflict_of_interest");
    expect(await codeOf(desk.takeNextCase.execute(near))).to.equal("queue_empty");
    expect(await codeOf(desk.noteCase.execute(near, id, "Hm"))).to.equal("conflict_of_interest");
    expect(await desk.viewCase.execute(near, id)).to.equal(undefined);
    expect((await desk.listCases.execute(near, "all")).cases).to.deep.equal([]);
    const to = { staffId: "pedromod", reason: "He has time" };
    expect(await codeOf(desk.assignCase.execute(vera, id, to))).to.equal("conflict_of_interest");
    await must(desk.assignCase.execute(vera, id, { staffId: "omarmod0", reason: "He has time" }));
    expect((await caseOf(id, omar)).isMine).to.equal(true);
    const unknown = { staffId: "nobody00", reason: "Why not" };
    expect(await codeOf(desk.assignCase.execute(vera, id, unknown))).to.equal("staff_unknown");
  });

  it("leaves nothing in the log of an act that was not done", async () => {
    const id = await taken();
    const { changes } = counter;
    const { trade, now } = (await counter.trades.load(id))!;
    const change = { trade, entries: [], usage: { kind: "open" }, events: [], marks: [] } as const;
    const audit = [
      { staffId: "niamod00", role: "moderator", act: "note-case", subject: { kind: "trade", id } },
    ] as const;
    const outcome = await changes.commit({
      judgedAt: now,
      trade: {
        change,
        seenVersion: trade.version - 1,
        messages: [{ authorId: "niamod00", text: "x" }],
      },
      usage: [],
      entries: [],
      audit,
    });
    expect(outcome.outcome).to.equal("conflict");
    expect(await logOf(id)).to.deep.equal(["take-case"]);
    expect((await caseOf(id)).messages).to.deep.equal([]);
  });

  it("shows numbers, signals, outcomes and how the reason was decided before", async () => {
    const id = await taken();
    const shown = await caseOf(id);
    expect(shown.signals.map(({ name }) => name)).to.deep.equal([
      "paid_at_once",
      "new_account",
      "new_account",
    ]);
    const named = "INSERT INTO preference (trader_id, first_name, last_name) VALUES ($1, $2, $3)";
    await floor.database.query(named, [seller!.traderId, "Ana", "Lima"]);
    const unlike = (await caseOf(id)).signals.at(-1);
    expect(unlike).to.include({ name: "account_name_unlike" });
    expect(shown.precedents.buyer).to.be.at.least(2);
    expect(shown.parties.seller).to.include({ id: seller!.traderId, username: seller!.username });
    const [forBuyer, forSeller, even] = shown.outcomes;
    expect(forBuyer).to.include({ buyerGets: 200_000n, sellerGets: 0n, feeTaken: 1_000n });
    expect(forSeller).to.include({ buyerGets: 0n, sellerGets: 201_000n, feeTaken: 0n });
    expect(even).to.include({ buyerGets: 100_000n, sellerGets: 100_500n, feeTaken: 500n });
    expect(shown.acts).to.have.members(["ask", "note", "message", "decide"]);
    expect(await desk.viewCase.execute(nia, id)).to.not.equal(undefined);
    expect(desk.read.map(({ act }) => act)).to.deep.equal(["read-case"]);
    expect(await desk.viewCase.execute(nia, "unknown1")).to.equal(undefined);
    await must(counter.partyAct.execute(buyer!, id, { act: "cancel", statusSeen: "dispute_open" }));
    expect((await caseOf(id)).disputeCase.closedAt).to.be.a("number");
  });

  it("is its opener's to take back before anybody worked on it, and then once more to open", async () => {
    const id = await disputed();
    expect(await codeOf(desk.partyAct.execute(seller!, id, { act: "withdraw-dispute" }))).to.equal(
      "not_your_act",
    );
    await must(desk.partyAct.execute(buyer!, id, { act: "withdraw-dispute" }));
    expect((await caseOf(id)).trade.status).to.equal("paid");
    await must(desk.openDisputeByStaff.execute(nia, id, "It looks wrong."));
    const shown = await caseOf(id);
    expect(shown.disputeCase).to.include({ reason: "staff", openedBy: "moderator" });
    expect(shown.disputeCase.closedAt).to.equal(undefined);
  });
});
