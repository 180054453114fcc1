import { expect } from "chai";
import { tradeStatuses, type TradeStatus } from "../../../../src/domain/trade/trade-status.ts";
import type { RequirementStatus } from "../../../../src/domain/trade/trade-memory.ts";
import { momentText } from "../../../../src/adapters/web-ui/design/moment-text.ts";
import { tradeTable } from "../../../../src/domain/trade/trade-table.ts";
import type { TradeEventView } from "../../../../src/adapters/http/contract/trade/trade-views.ts";
import type * as Coming from "../../../../src/adapters/web-ui/trade/coming-steps.tsx";
import type * as Done from "../../../../src/adapters/web-ui/trade-room/done-words.tsx";
import { loadInterfaceModule, loadTexts, type Texts } from "../trade/interface-texts.ts";
import { sampleFacts } from "../trade/sample-facts.ts";

const sides = ["buyer", "seller"] as const;

describe("the timeline of a trade", () => {
  let coming: typeof Coming;
  let done: typeof Done;
  let texts: Texts;
  before(async () => {
    texts = await loadTexts();
    [coming, done] = await Promise.all([
      loadInterfaceModule<typeof Coming>("trade/coming-steps.tsx"),
      loadInterfaceModule<typeof Done>("trade-room/done-words.tsx"),
    ]);
  });

  const start = (status: "active_funded" | "pending") =>
    texts.wordsOf(done.doneWords({ ...event("start", "buyer"), status }, sampleFacts).what);
  const said = (act: string, by: string) =>
    texts.wordsOf(done.doneWords(event(act, by), sampleFacts).what);
  it("names the requirement that was met, and what became of the receipt", () => {
    const told = (id: string, status: RequirementStatus, by: string) =>
      texts.wordsOf(
        done.doneWords({ ...event("requirement", by), requirement: { id, status } }, sampleFacts)
          .what,
      );
    expect([
      told("terms_read", "UPLOADED", "buyer"),
      told("receipt", "UPLOADED", "buyer"),
      told("receipt", "CORRUPTED", "buyer"),
      told("receipt", "APPROVED", "seller"),
      told("receipt", "REJECTED", "seller"),
    ]).to.deep.equal([
      "You read the offer terms",
      "You showed a receipt",
      "The file of the receipt was damaged",
      "ana_lima accepted the receipt",
      "ana_lima rejected the receipt",
    ]);
  });

  it("goes over the card and its code, where a card pays", () => {
    const byCard = (status: TradeStatus) =>
      coming.comingSteps({ ...sampleFacts, isByCard: true, status });
    expect(byCard("active_funded")).to.deep.equal([
      "show-card",
      "check-card",
      "share-code",
      "check-code",
      "arrive",
    ]);
    expect(byCard("gcc_info_accepted")).to.deep.equal(["share-code", "check-code", "arrive"]);
    expect(byCard("paid")).to.deep.equal(["check-code", "arrive"]);
  });

  const stepsOf = (status: TradeStatus, escrow: string) =>
    coming.comingSteps({ ...sampleFacts, status, escrow });
  for (const act of new Set(tradeTable.map((row) => row.act))) {
    it(`says that "${act}" happened, to both sides and whoever did it, with data in bdi`, () => {
      for (const mySide of sides) {
        for (const by of ["buyer", "seller", "both", "moderator", "clock", "ledger"]) {
          const { what, detail } = done.doneWords(event(act, by), { ...sampleFacts, mySide });
          const words = texts.wordsOf(what);
          expect(words).to.match(/\w{3,}/);
          expect(words, "the words of the status").to.not.equal("Paid, being checked");
          const outside = (texts.markupOf(what) + texts.markupOf(detail)).replaceAll(
            /<bdi>[^<]*<\/bdi>/g,
            "",
          );
          expect(outside).to.not.match(/BTC|EUR|ana_lima|Sample Brand/);
        }
      }
    });
  }

  for (const act of [
    "take-case",
    "assign-case",
    "ask-evidence",
    "message-parties",
    "verdict-proposed",
  ]) {
    it(`says that "${act}" happened, and who of staff it was, by code name only`, () => {
      const told = { ...event(act, "moderator"), codeName: "Heron" };
      const { what, detail } = done.doneWords(told, sampleFacts);
      expect(texts.wordsOf(what))
        .to.match(/\w{3,}/)
        .and.not.equal("Paid, being checked");
      expect(texts.wordsOf(detail)).to.match(/^case worker Heron/);
    });
  }

  it("says the status after an act that this page does not know", () => {
    const { what } = done.doneWords(event("something-new", "clock"), sampleFacts);
    expect(texts.wordsOf(what)).to.equal("Paid, being checked");
  });

  it("says what moved the deadlines, by how much, and why", () => {
    const words = (act: string, told: Partial<TradeEventView> = {}) => {
      const { what, detail } = done.doneWords({ ...event(act, "clock"), ...told }, sampleFacts);
      return [texts.wordsOf(what), detail && texts.wordsOf(detail)];
    };
    const extended = (pause: TradeEventView["pause"]) =>
      words("clock-extended", { addedSeconds: 14 * 60, pause });
    const times = { from: "2026-11-20T12:00:10.000Z", until: "2026-11-20T12:14:10.000Z" };
    const none = { from: null, until: null };
    const by = "Deadlines extended by 14 min";
    const hours = [times.from, times.until].map((at) =>
      momentText("en", Date.parse(at), Date.parse(times.until)),
    );
    expect(extended({ cause: "outage", ...times })).to.deep.equal([
      by,
      `The platform was not available from ${hours[0]} to ${hours[1]}`,
    ]);
    expect(extended({ cause: "maintenance", ...times })[1]).to.match(/^The platform was in maint/);
    expect(extended({ cause: "outage", ...none })).to.deep.equal([
      by,
      "The platform was not available for that time",
    ]);
    expect(extended({ cause: "both", ...none })[1]).to.equal(
      "The platform was in maintenance or not available for that time",
    );
    expect(words("clock-stopped")[0]).to.equal("The deadline is paused");
    expect(words("clock-resumed")[0]).to.equal("The deadline continues");
  });

  it("says who acted from the reader's side", () => {
    expect(said("paid", "buyer")).to.equal("You marked 100.00 EUR as paid");
    expect(said("release", "seller")).to.equal("ana_lima released 0.00154291 BTC to you");
    expect(said("dispute", "moderator")).to.equal("A case worker opened a dispute");
  });

  it("says what was held at the start, and that nothing was when the escrow is funded later", () => {
    expect(start("active_funded")).to.equal("0.00154291 BTC and 0.00000771 BTC fee held in escrow");
    expect(start("pending")).to.equal("The trade started, nothing is held yet");
  });

  for (const status of tradeStatuses) {
    it(`says what comes after ${status} to both sides`, () => {
      for (const mySide of sides) {
        for (const escrow of ["held", "returned"]) {
          const facts = { ...sampleFacts, status, mySide, escrow };
          const steps = coming.comingSteps(facts);
          expect(new Set(steps)).to.have.length(steps.length);
          for (const step of steps) {
            expect(texts.wordsOf(coming.comingWords(step, facts).what)).to.match(/\w{3,}/);
          }
        }
      }
    });
  }

  it("ends with the release when all goes well, and has nothing more to come when it is over", () => {
    expect(stepsOf("active_funded", "held")).to.deep.equal(["pay", "check", "arrive"]);
    expect(stepsOf("paid", "held")).to.deep.equal(["check", "arrive"]);
    expect(stepsOf("dispute_won_buyer", "held")).to.deep.equal(["carry-out"]);
    expect(stepsOf("dispute_won_buyer", "released")).to.deep.equal([]);
    expect(stepsOf("released", "released")).to.deep.equal([]);
    expect(stepsOf("expired", "returned")).to.deep.equal([]);
  });
});

function event(act: string, by: string): TradeEventView {
  return {
    seq: 1,
    act,
    by,
    username: null,
    codeName: null,
    helper: null,
    requirement: null,
    addedSeconds: null,
    pause: null,
    status: "paid",
    at: "2026-11-20T14:02:11.000Z",
  };
}
