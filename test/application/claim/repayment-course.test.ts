import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { openUnits } from "../../../src/domain/claim/debt-claim.ts";
import { formatAmount, money } from "../../../src/domain/money/money.ts";
import { MemoryClaimStore } from "../../memory/memory-claim-store.ts";
import { staffOf } from "../../support/case-desk.ts";
import { chargebackDeskOf, confirmed, reportedAt } from "../../support/chargeback-desk.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { patientStartPolicy } from "../../support/patient-start-policy.ts";
import { expectMemoryBooksBalance } from "../trade/memory-books.ts";

const day = 86_400_000;

describe("the course of a repayment plan", () => {
  let floor: MemoryMarket;
  let desk: ReturnType<typeof chargebackDeskOf>;
  let ana: Actor;
  let ben: Actor;
  let debt: string;
  let running: string;
  const nia = staffOf("nia", "moderator");

  beforeEach(async () => {
    floor = new MemoryMarket(patientStartPolicy);
    const claims = new MemoryClaimStore(floor.tables, () => floor.time);
    desk = chargebackDeskOf(floor.desk, floor.changes, claims);
    ana = await floor.addTrader("ana", 10_000_000n);
    ben = await floor.addTrader("ben", 0n);
    floor.addOffer("offer0", ana, "sell");
    const offer = floor.tables.offers.get("offer0")!;
    floor.tables.offers.set("offer0", { ...offer, paymentMethod: "paypal" });
    debt = await bought(await started(ben, "offer0"));
    running = await started(ben, "offer0");
    // They sold half of it elsewhere, so that the confirmation leaves something open.
    floor.addOffer("away", ben, "sell");
    const cid = await floor.addTrader("cid", 0n);
    const away = await started(cid, "away", "50.00");
    await floor.partyAct.execute(cid, away, { act: "paid" });
    await floor.releaseTrade.execute(ben, away, { password: "x" });
    await desk.report.execute(ana, debt, reportedAt(floor.time));
    await desk.answer.execute(ben, debt, "I did not take anything back.");
    await desk.judge.execute(nia, debt, confirmed);
  });
  afterEach(() => expectMemoryBooksBalance(floor.tables));

  const started = async (taker: Actor, offerId: string, fiatAmount = "100.00") => {
    const result = await floor.startTrade.execute(taker, {
      offerId,
      fiatAmount,
      cryptoAmount: undefined,
      priceSeen: undefined,
      offerVersion: undefined,
    });
    if (!result.ok) throw new Error(result.refusal.code);
    return result.value;
  };
  const bought = async (id: string) => {
    await floor.partyAct.execute(ben, id, { act: "paid" });
    await floor.releaseTrade.execute(ana, id, { password: "x" });
    return id;
  };
  const open = () => openUnits(floor.tables.claims.get(debt)!);
  const agree = (share: bigint, days: number) =>
    desk.agree.execute(nia, debt, {
      instalment: formatAmount(money("BTC", open() / share)),
      everyDays: 7,
      firstDue: floor.time + days * day,
      reason: "Agreed in the support chat.",
    });
  const plan = () => floor.tables.trades.get(debt)!.trade.memory.plan;
  const acts = () => floor.tables.trades.get(debt)!.timeline.map(({ act }) => act);
  const wait = async (days: number) => {
    floor.time += days * day;
    await floor.runDueDeadlines.execute();
  };

  it("one at a time, never of more than is owed, and by staff's own words", async () => {
    expect(open() > 0n).to.equal(true);
    const more = {
      instalment: formatAmount(money("BTC", open() + 1n)),
      everyDays: 7,
      firstDue: floor.time + day,
      reason: "By mail.",
    } as const;
    const codes = [
      await desk.agree.execute(nia, debt, more),
      await desk.agree.execute(nia, debt, { ...more, instalment: "0.0000000000001" }),
      await agree(2n, 5),
      await agree(2n, 5),
      await desk.agree.execute(nia, running, more),
    ].map((result) => (result.ok ? "ok" : result.refusal.code));
    expect(codes).to.deep.equal([
      "plan_instalment",
      "plan_instalment",
      "ok",
      "plan_open",
      "nothing_owed",
    ]);
  });

  it("reminds once, and ends with what was missed; the debt stays whole", async () => {
    await agree(2n, 5);
    const owed = open();
    await wait(2);
    await wait(1);
    expect(acts().filter((act) => act === "instalment-soon")).to.have.length(1);
    await wait(2);
    expect(acts().at(-1)).to.equal("plan-missed");
    expect(plan()?.end).to.equal("missed");
    expect(open()).to.equal(owed);
    await wait(30);
    expect(acts().at(-1)).to.equal("plan-missed");
  });

  it("takes what arrives at once, as without one, and is over when the debt is paid", async () => {
    await agree(2n, 5);
    // What they receive pays the whole debt, not one instalment: claims are served first.
    await bought(running);
    expect(open()).to.equal(0n);
    await desk.settle.execute();
    expect(floor.tables.trades.get(debt)!.trade).to.deep.include({
      status: "chargeback_paid",
      deadlines: {},
    });
    expect(plan()?.end).to.equal("settled");
    const paid = [...floor.tables.entries.keys()].filter((ref) => ref.startsWith("claim:"));
    expect(paid).to.deep.equal([`claim:${debt}:1`, `claim:${debt}:2`]);
  });
});
