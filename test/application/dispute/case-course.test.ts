import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { AppealVerdict } from "../../../src/application/dispute/appeal-verdict.ts";
import { AskEvidence } from "../../../src/application/dispute/ask-evidence.ts";
import { CaseDesk } from "../../../src/application/dispute/case-desk.ts";
import { DecideCase } from "../../../src/application/dispute/decide-case.ts";
import { HearAppeal } from "../../../src/application/dispute/hear-appeal.ts";
import { NoteCase } from "../../../src/application/dispute/note-case.ts";
import { OpenDispute } from "../../../src/application/dispute/open-dispute.ts";
import { TakeCase } from "../../../src/application/dispute/take-case.ts";
import type { StaffActor } from "../../../src/application/actor/staff-actor.ts";
import { findDisputeReason } from "../../../src/domain/dispute/dispute-reasons.ts";
import type { StaffRole } from "../../../src/domain/staff/staff-roles.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { expectMemoryBooksBalance } from "../trade/memory-books.ts";
import { defaultDisputePolicy as policy } from "../../../src/domain/policy/default-policy.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const explanation = "The bank's own page shows the payment on that day.";

describe("the course of a case", () => {
  let floor: MemoryMarket;
  let parts: ReturnType<typeof partsOf>;
  let [ana, bruno]: Actor[] = [];
  const id = "trade0";
  const nia = staff("nia", "moderator");
  const omar = staff("omar", "moderator");
  const vera = staff("vera", "supermoderator");

  beforeEach(async () => {
    floor = new MemoryMarket();
    parts = partsOf(floor);
    ana = await floor.addTrader("ana", 10_000_000n);
    bruno = await floor.addTrader("bruno", 0n);
    floor.addOffer("offer0", ana, "sell");
    await floor.startTrade.execute(bruno, {
      offerId: "offer0",
      fiatAmount: "100.00",
      cryptoAmount: undefined,
      priceSeen: undefined,
      offerVersion: undefined,
    });
    await floor.partyAct.execute(bruno, id, { act: "paid" });
    floor.time += 31 * minute;
    const asked = { reason: findDisputeReason(1)!, text: "" };
    expect(await parts.open.execute(bruno, id, asked)).to.have.property("ok", true);
  });
  afterEach(() => expectMemoryBooksBalance(floor.tables));

  const stored = () => floor.tables.trades.get(id)!;
  const log = () => [...floor.tables.audit.values()].map(({ act }) => act);

  it("from dispute to a second verdict that is paid out at once, each act of staff in the log", async () => {
    await parts.take.execute(nia, id);
    await parts.ask.execute(nia, id, { sides: ["seller"], what: "other", text: "Is it there?" });
    await parts.note.execute(nia, id, "Between us.");
    await parts.decide.execute(nia, id, verdict("seller"));
    expect(stored().trade).to.include({ status: "dispute_won_seller", escrow: "held" });
    await parts.appeal.execute(bruno!, id, "I did pay, and my bank says so, too.");
    await parts.hear.execute(vera, id, { hearing: "grant-appeal", reason: explanation });
    expect(await parts.take.execute(nia, id)).to.have.nested.property(
      "refusal.code",
      "conflict_of_interest",
    );
    await parts.take.execute(omar, id);
    await parts.decide.execute(omar, id, verdict("buyer"));
    expect(stored().trade).to.include({ status: "dispute_won_buyer", escrow: "released" });
    expect(log()).to.deep.equal([
      "take-case",
      "ask-evidence",
      "note-case",
      "decide-case",
      "grant-appeal",
      "take-case",
      "decide-case",
    ]);
    expect(stored().texts.map(({ kind }) => kind)).to.deep.equal([
      "request",
      "note",
      "verdict",
      "appeal",
      "hearing",
      "verdict",
    ]);
    expect(stored().messages).to.deep.equal([{ authorId: "nia", text: "Is it there?" }]);
  });

  it("is paid out when the time for an appeal is over", async () => {
    await parts.take.execute(nia, id);
    await parts.decide.execute(nia, id, verdict("buyer"));
    floor.time += day;
    expect(await floor.runDueDeadlines.execute()).to.deep.equal([]);
    expect(stored().trade).to.include({ status: "dispute_won_buyer", escrow: "released" });
  });

  it("leaves nothing behind of what was refused", async () => {
    const before = floor.tables.audit.size;
    expect(await parts.decide.execute(nia, id, verdict("buyer"))).to.have.property("ok", false);
    expect(await parts.note.execute(nia, id, "  ")).to.have.property("ok", false);
    expect(await parts.take.execute(staff("sam", "support"), id)).to.have.property("ok", false);
    expect(await parts.take.execute(nia, "unknown")).to.have.nested.property(
      "refusal.code",
      "not_found",
    );
    expect(floor.tables.audit.size).to.equal(before);
  });

  it("of the same key twice has its effect once", async () => {
    const key = { actorId: "nia", key: "press-one", inputHash: "same" };
    await parts.take.execute(nia, id, key);
    await parts.take.execute(nia, id, key);
    expect(log()).to.deep.equal(["take-case"]);
    const other = await parts.take.execute(nia, id, { ...key, inputHash: "other" });
    expect(other).to.have.nested.property("refusal.code", "key_reused");
  });
});

/** No line is cited here, and nobody is waited for. */
const noRecord = { record: async () => undefined };

function partsOf({ desk }: MemoryMarket) {
  const cases = new CaseDesk(desk);
  return {
    open: new OpenDispute(desk, () => policy),
    take: new TakeCase(cases),
    ask: new AskEvidence(cases, () => policy),
    note: new NoteCase(cases, () => policy),
    decide: new DecideCase(cases, noRecord, () => policy),
    appeal: new AppealVerdict(desk, () => policy),
    hear: new HearAppeal(cases, () => policy),
  };
}

function verdict(side: "buyer" | "seller") {
  const rule = side === "buyer" ? "4.1" : "4.3";
  return { verdict: { for: side }, rule, evidence: [], explanation } as const;
}

function staff(name: string, role: StaffRole): StaffActor {
  return {
    staffId: name,
    username: name,
    codeName: name,
    role,
    linkedIds: [],
    sessionStartedAt: 0,
    isFreshlyProven: true,
  };
}
