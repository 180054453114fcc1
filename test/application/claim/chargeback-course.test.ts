import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { MemoryClaimStore } from "../../memory/memory-claim-store.ts";
import { openUnits } from "../../../src/domain/claim/debt-claim.ts";
import { staffOf } from "../../support/case-desk.ts";
import {
  allowed,
  chargebackDeskOf,
  confirmed,
  dismissed,
  reportedAt,
} from "../../support/chargeback-desk.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { patientStartPolicy } from "../../support/patient-start-policy.ts";
import { expectMemoryBooksBalance } from "../trade/memory-books.ts";

const hour = 3_600_000;
/** 100 EUR at 50,000 EUR. */
const received = 200_000n;

describe("the course of a chargeback", () => {
  let floor: MemoryMarket;
  let desk: ReturnType<typeof chargebackDeskOf>;
  let ana: Actor;
  let ben: Actor;
  const nia = staffOf("nia", "moderator");
  const [ada, alba] = [staffOf("ada", "admin"), staffOf("alba", "admin")];

  beforeEach(async () => {
    floor = new MemoryMarket(patientStartPolicy);
    const claims = new MemoryClaimStore(floor.tables, () => floor.time);
    desk = chargebackDeskOf(floor.desk, floor.changes, claims);
    ana = await floor.addTrader("ana", 10_000_000n);
    ben = await floor.addTrader("ben", 0n);
    floor.addOffer("offer0", ana, "sell");
    const offer = floor.tables.offers.get("offer0")!;
    floor.tables.offers.set("offer0", { ...offer, paymentMethod: "paypal" });
  });
  afterEach(() => expectMemoryBooksBalance(floor.tables));

  const start = (taker: Actor, offerId = "offer0") =>
    floor.startTrade.execute(taker, {
      offerId,
      fiatAmount: "100.00",
      cryptoAmount: undefined,
      priceSeen: undefined,
      offerVersion: undefined,
    });
  const bought = async () => {
    const started = await start(ben);
    if (!started.ok) throw new Error(started.refusal.code);
    await floor.partyAct.execute(ben, started.value, { act: "paid" });
    await floor.releaseTrade.execute(ana, started.value, { password: "x" });
    return started.value;
  };
  const tradeOf = (id: string) => floor.tables.trades.get(id)!.trade;
  const balance = ({ traderId }: Actor) =>
    floor.tables.balances.get(`available:BTC:${traderId}`) ?? 0n;
  const openOf = (id: string) => openUnits(floor.tables.claims.get(id)!);
  const codeOf = async (asked: Promise<{ ok: boolean; refusal?: { code: string } }>) =>
    (await asked).refusal?.code;
  const settled = async () => expect(await desk.settle.execute()).to.deep.equal([]);
  const owed = async () => {
    const id = await bought();
    await desk.report.execute(ana, id, reportedAt(floor.time));
    await desk.answer.execute(ben, id, "I did not take anything back.");
    return id;
  };

  it("report, answer, confirmation: the balance pays at once, incoming money pays the rest", async () => {
    const running = await start(ben);
    const first = await owed();
    const before = balance(ana);
    expect(balance(ben)).to.equal(received);
    // They spent half of it elsewhere.
    floor.addOffer("away", ben, "sell");
    const cid = await floor.addTrader("cid", 0n);
    const half = await floor.startTrade.execute(cid, {
      offerId: "away",
      fiatAmount: "50.00",
      cryptoAmount: undefined,
      priceSeen: undefined,
      offerVersion: undefined,
    });
    expect(half.ok).to.equal(true);
    const left = balance(ben);
    await desk.judge.execute(nia, first, confirmed);
    expect(balance(ben)).to.equal(0n);
    expect(balance(ana)).to.equal(before + left);
    expect(openOf(first)).to.equal(received - left);
    await settled();
    expect(tradeOf(first).status).to.equal("chargeback_started");
    // The trade that was already running continues, and its crypto pays the rest.
    const id = running.ok ? running.value : "";
    await floor.partyAct.execute(ben, id, { act: "paid" });
    await floor.releaseTrade.execute(ana, id, { password: "x" });
    expect(openOf(first)).to.equal(0n);
    expect(balance(ben)).to.equal(left);
    await settled();
    await settled();
    const { trade, timeline } = floor.tables.trades.get(first)!;
    expect(trade.status).to.equal("chargeback_paid");
    expect(timeline.filter(({ act }) => act === "debt-settled")).to.have.length(1);
    expect(
      [...floor.tables.entries.keys()].filter((ref) => ref.startsWith("claim:")),
    ).to.deep.equal([`claim:${first}:1`, `claim:${first}:2`]);
  });

  it("starts no trade while something is open, and nobody can take their offers", async () => {
    const id = await owed();
    floor.addOffer("of-ben", ben, "sell");
    await desk.judge.execute(nia, id, confirmed);
    const second = await bought().catch((error: Error) => error.message);
    // Their balance paid the whole claim.
    expect(second).to.not.equal("negative_balance");
    const next = await owed();
    const cid = await floor.addTrader("cid", 0n);
    await floor.startTrade.execute(cid, {
      offerId: "of-ben",
      fiatAmount: "100.00",
      cryptoAmount: undefined,
      priceSeen: undefined,
      offerVersion: undefined,
    });
    await desk.judge.execute(nia, next, confirmed);
    expect(openOf(next) > 0n).to.equal(true);
    expect(await codeOf(start(ben))).to.equal("negative_balance");
    expect(await codeOf(start(cid, "of-ben"))).to.equal("offer_not_takeable");
  });

  it("is not decided before the buyer was heard or had their time", async () => {
    const id = await bought();
    await desk.report.execute(ana, id, reportedAt(floor.time));
    expect(await codeOf(desk.judge.execute(nia, id, confirmed))).to.equal("buyer_not_heard");
    floor.time += 72 * hour;
    await floor.runDueDeadlines.execute();
    expect(await codeOf(desk.answer.execute(ben, id, "Too late?"))).to.equal("too_late");
    expect((await desk.judge.execute(nia, id, dismissed)).ok).to.equal(true);
    expect(tradeOf(id).status).to.equal("released");
  });

  it("can be reported once, and once more only if staff allow it", async () => {
    const id = await owed();
    expect(await codeOf(desk.answer.execute(ben, id, "And another word."))).to.equal(
      "limit_reached",
    );
    await desk.judge.execute(nia, id, dismissed);
    expect(await codeOf(desk.report.execute(ana, id, reportedAt(floor.time)))).to.equal(
      "limit_reached",
    );
    await desk.judge.execute(nia, id, allowed);
    expect((await desk.report.execute(ana, id, reportedAt(floor.time))).ok).to.equal(true);
    expect(await codeOf(desk.judge.execute(nia, id, confirmed))).to.equal("buyer_not_heard");
    expect(await codeOf(desk.judge.execute(nia, id, allowed))).to.equal("wrong_status");
    await desk.answer.execute(ben, id, "Nor now.");
    expect((await desk.judge.execute(nia, id, dismissed)).ok).to.equal(true);
    expect(await codeOf(desk.report.execute(ana, id, reportedAt(floor.time)))).to.equal(
      "limit_reached",
    );
  });

  it("is for the seller to report, of a method that can be taken back, with all checked", async () => {
    const id = await bought();
    expect(await codeOf(desk.report.execute(ben, id, reportedAt(floor.time)))).to.equal(
      "not_your_act",
    );
    const careless = { ...reportedAt(floor.time), isVerifiedCorrectly: false };
    expect(await codeOf(desk.report.execute(ana, id, careless))).to.equal("not_verified");
    const short = { ...reportedAt(floor.time), text: "Gone." };
    expect(await codeOf(desk.report.execute(ana, id, short))).to.equal("text_too_short");
    const cid = await floor.addTrader("cid", 0n);
    expect(await codeOf(desk.report.execute(cid, id, reportedAt(floor.time)))).to.equal(
      "not_found",
    );
    const stored = floor.tables.trades.get(id)!;
    const terms = { ...stored.terms, paymentMethod: "sepa-instant" };
    floor.tables.trades.set(id, { ...stored, terms });
    expect(await codeOf(desk.report.execute(ana, id, reportedAt(floor.time)))).to.equal(
      "not_reversible",
    );
  });

  it("is written off by two admins, never by one twice, and then it is over", async () => {
    const id = await owed();
    floor.addOffer("of-ben", ben, "sell");
    const cid = await floor.addTrader("cid", 0n);
    await start(cid, "of-ben").then(({ ok }) => expect(ok).to.equal(false));
    expect(await codeOf(desk.writeOff.execute(ada, id, "He is gone."))).to.equal("nothing_owed");
    await floor.startTrade.execute(cid, {
      offerId: "of-ben",
      fiatAmount: "50.00",
      cryptoAmount: undefined,
      priceSeen: undefined,
      offerVersion: undefined,
    });
    await desk.judge.execute(nia, id, confirmed);
    const open = openOf(id);
    expect(open > 0n).to.equal(true);
    await desk.writeOff.execute(ada, id, "He is gone.");
    await desk.writeOff.execute(ada, id, "He is gone.");
    expect(openOf(id)).to.equal(open);
    await desk.writeOff.execute(alba, id, "He is gone.");
    expect(openOf(id)).to.equal(0n);
    await settled();
    expect(tradeOf(id).status).to.equal("chargeback_paid");
    const acts = [...floor.tables.audit.values()].map(({ act }) => act);
    expect(acts).to.deep.equal(["confirm-chargeback", "write-off-claim", "write-off-claim"]);
  });
});
