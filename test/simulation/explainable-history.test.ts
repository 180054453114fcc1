import { expect } from "chai";
import type { Actor } from "../../src/application/actor/actor.ts";
import { contextOf } from "../../src/application/trade/context-of.ts";
import type { LoadedTrade } from "../../src/application/ports/trade-store.ts";
import { caseAfter } from "../../src/domain/dispute/dispute-case.ts";
import { money } from "../../src/domain/money/money.ts";
import { decideTrade } from "../../src/domain/trade-decision/decide-trade.ts";
import { isAlreadySo } from "../../src/domain/trade/judgement.ts";
import type { TradeCommand } from "../../src/domain/trade/trade-command.ts";
import { expectBooksBalance } from "../support/books.ts";
import { addStaff, caseDeskOf } from "../support/case-desk.ts";
import { patientStartPolicy } from "../support/patient-start-policy.ts";
import { for100, TestMarket, type Counter } from "../support/test-market.ts";
import { Chance } from "./chance.ts";
import { defaultDisputePolicy } from "../../src/domain/policy/default-policy.ts";

const operations = [
  "buyer paid",
  "buyer cancel",
  "buyer give-back",
  "buyer withdraw-paid",
  "buyer withdraw-dispute",
  "seller release",
  "seller extend",
  "seller cancel",
] as const;
type Operation = (typeof operations)[number];

const beginnings = ["funded", "paid", "disputed"] as const;
const rounds = 30;

describe("answers of clients that ask at once of one trade, from two processes", () => {
  let floor: TestMarket;
  let counters: Counter[];
  let seller: Actor;
  let buyer: Actor;
  let offerId: string;
  before(async () => {
    floor = await TestMarket.open(patientStartPolicy);
    counters = await Promise.all([floor.openCounter(), floor.openCounter()]);
    [seller, buyer] = [await floor.addTrader(3), await floor.addTrader(3)];
    offerId = await floor.addSellOffer(seller);
    await floor.fund(counters[0]!, seller, money("BTC", 100_000_000n));
  });
  after(() => floor.close());

  it("are those of the rules, asked one after the other in some order", async function () {
    this.timeout(60_000);
    const vera = await addStaff(floor.database, "vera", "supermoderator");
    const chance = new Chance(2_026);
    const seen = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const [counter] = counters;
      const started = await counter!.startTrade.execute(buyer, for100(offerId));
      if (!started.ok) throw new Error(started.refusal.code);
      const id = started.value;
      const beginning = chance.of(beginnings);
      if (beginning !== "funded") await counter!.partyAct.execute(buyer, id, { act: "paid" });
      if (beginning === "disputed") {
        await caseDeskOf(counter!).openDisputeByStaff.execute(vera, id, "Somebody wrote to us.");
      }
      const loaded = (await counter!.trades.load(id))!;
      const asked = Array.from({ length: chance.between(2, 6) }, () => chance.of(operations));
      const answers = await Promise.all(
        asked.map((operation, at) => ask(counters[at % 2]!, operation, id)),
      );
      const after = (await counter!.trades.load(id))!.trade.status;
      const happened = [...answers, after].join(" ");
      const possible = everyHistory(loaded, asked);
      expect([...possible], `round ${round}, ${beginning}: ${asked.join()}`).to.include(happened);
      seen.add(happened);
      if (after === "active_funded") await counter!.partyAct.execute(buyer, id, { act: "cancel" });
    }
    expect(seen.size).to.be.greaterThan(8);
    await expectBooksBalance(floor.database);
  });

  it("are never those of two ends that both happened", async () => {
    const started = await counters[0]!.startTrade.execute(buyer, for100(offerId));
    if (!started.ok) throw new Error(started.refusal.code);
    await counters[0]!.partyAct.execute(buyer, started.value, { act: "paid" });
    const paid = (await counters[0]!.trades.load(started.value))!;
    const histories = everyHistory(paid, ["seller release", "buyer give-back"]);
    expect([...histories]).to.have.members([
      "ok wrong_status released",
      "wrong_status ok cancelled_buyer",
    ]);
  });

  /** What each client was answered, and the final status, for every order of the requests. */
  function everyHistory(loaded: LoadedTrade, asked: readonly Operation[]): ReadonlySet<string> {
    const histories = new Set<string>();
    for (const order of ordersOf(asked.map((_, at) => at))) {
      const answers: string[] = [];
      let { trade, disputeCase } = loaded;
      const { now } = loaded;
      for (const at of order) {
        const { disputeCase: _before, ...rest } = loaded;
        const asRead = { ...rest, trade, ...(disputeCase && { disputeCase }) };
        const context = contextOf(asRead);
        const decision = decideTrade(trade, commandOf(asked[at]!, now), context);
        answers[at] = decision.ok ? "ok" : decision.refusal.code;
        if (!decision.ok || isAlreadySo(decision.value)) continue;
        const change = decision.value;
        disputeCase = caseAfter(disputeCase, trade, change, now, defaultDisputePolicy);
        trade = change.trade;
      }
      histories.add([...answers, trade.status].join(" "));
    }
    return histories;
  }

  function commandOf(operation: Operation, now: number): TradeCommand {
    const [who, act] = operation.split(" ");
    const actorId = (who === "buyer" ? buyer : seller).traderId;
    if (act === "release") {
      return { act, actorId, proof: { kind: "password", provenAt: now } };
    }
    if (act === "extend") return { act, actorId, seconds: 1_800 };
    if (act === "give-back") return { act, actorId, confirmed: true };
    return { act: act as "paid" | "cancel" | "withdraw-paid" | "withdraw-dispute", actorId };
  }

  async function ask(counter: Counter, operation: Operation, id: string): Promise<string> {
    const { partyAct, releaseTrade } = counter;
    const asks = {
      "buyer paid": () => partyAct.execute(buyer, id, { act: "paid" }),
      "buyer cancel": () => partyAct.execute(buyer, id, { act: "cancel" }),
      "buyer give-back": () => partyAct.execute(buyer, id, { act: "cancel", statusSeen: "paid" }),
      "buyer withdraw-paid": () => partyAct.execute(buyer, id, { act: "withdraw-paid" }),
      "buyer withdraw-dispute": () => partyAct.execute(buyer, id, { act: "withdraw-dispute" }),
      "seller release": () => releaseTrade.execute(seller, id, { password: "password" }),
      "seller extend": () => partyAct.execute(seller, id, { act: "extend" }),
      "seller cancel": () => partyAct.execute(seller, id, { act: "cancel" }),
    };
    const answer = await asks[operation]();
    return answer.ok ? "ok" : answer.refusal.code;
  }
});

function* ordersOf(values: readonly number[]): Generator<readonly number[]> {
  if (values.length < 2) yield values;
  for (const [at, first] of values.entries()) {
    if (values.length < 2) return;
    for (const rest of ordersOf(values.toSpliced(at, 1))) yield [first, ...rest];
  }
}
