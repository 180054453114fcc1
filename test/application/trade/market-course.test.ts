import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import type { Confirmed } from "../../../src/application/trade/accept-proposal.ts";
import type { Offered } from "../../../src/application/trade/propose.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { for100 } from "../../support/test-market.ts";
import { expectMemoryBooksBalance } from "./memory-books.ts";

const minute = 60_000;

describe("agreements that depend on the market and on the start rules", () => {
  let floor: MemoryMarket;
  let ana: Actor;
  let ben: Actor;
  let id: string;
  beforeEach(async () => {
    floor = new MemoryMarket();
    ana = await floor.addTrader("ana", 1_000_000n);
    ben = await floor.addTrader("ben", 0n);
    floor.addOffer("offer", ana, "sell");
    const started = await floor.startTrade.execute(ben, for100("offer"));
    if (!started.ok) throw new Error(started.refusal.code);
    id = started.value;
  });
  afterEach(() => expectMemoryBooksBalance(floor.tables));

  const trade = async () => {
    const loaded = await floor.trades.load(id);
    if (!loaded) throw new Error("The trade is gone");
    return loaded.trade;
  };
  const propose = (actor: Actor, offered: Offered) => floor.propose.execute(actor, id, offered);
  const accept = async (actor: Actor, confirmed: Confirmed = {}) => {
    const proposalId = (await trade()).proposals[0]?.id ?? "";
    return floor.acceptProposal.execute(actor, id, proposalId, confirmed);
  };
  const codeOf = (result: Awaited<ReturnType<typeof propose>>) =>
    result.ok ? "ok" : result.refusal.code;
  const available = (who: string) => floor.tables.balances.get(`available:BTC:${who}`) ?? 0n;
  const marks = () => [...floor.tables.marks.values()];
  const expire = async () => {
    floor.time += 31 * minute;
    await floor.runDueDeadlines.execute();
    expect((await trade()).status).to.equal("expired");
  };
  const switchOff = (active: boolean) => {
    const offer = floor.tables.offers.get("offer");
    if (offer) floor.tables.offers.set("offer", { ...offer, active });
  };

  describe("a new price", () => {
    it("is not to be had inside the band, nor while rates are stale", async () => {
      floor.prices.coin = 51_500n;
      expect(codeOf(await propose(ben, { kind: "re-quote" }))).to.equal("market_inside_band");
      floor.prices.coin = 60_000n;
      floor.prices.isStale = true;
      expect(codeOf(await propose(ben, { kind: "re-quote" }))).to.equal("no_fresh_rate");
    });

    for (const [coin, amount] of [
      [62_500n, 160_000n],
      [40_000n, 250_000n],
    ] as const) {
      it(`at ${coin} euros gives ${amount} satoshi for the same money, and escrow follows`, async () => {
        floor.prices.coin = coin;
        await propose(ben, { kind: "re-quote" });
        // The proposed price is what is accepted, wherever the market is by then.
        floor.prices.coin = 55_000n;
        expect(codeOf(await accept(ana))).to.equal("ok");
        const { money, status, deadlines } = await trade();
        expect(money.amount.units).to.equal(amount);
        expect(money.fiat.minor).to.equal(100_00n);
        expect(status).to.equal("active_funded");
        expect(deadlines.payment_window).to.equal(floor.time + 30 * minute);
        expect(available("ana")).to.equal(1_000_000n - amount - amount / 200n);
      });
    }

    it("that asks for more than the seller has is refused, and nothing moves", async () => {
      await floor.addTrader("ana", 0n);
      floor.prices.coin = 5_000n;
      await propose(ben, { kind: "re-quote" });
      expect(codeOf(await accept(ana))).to.equal("low_balance");
      expect((await trade()).money.amount.units).to.equal(200_000n);
    });

    it("leaves the buyer free to go without a mark, and only outside the band", async () => {
      floor.prices.coin = 60_000n;
      await floor.partyAct.execute(ben, id, { act: "cancel" });
      expect(marks()).to.deep.equal([]);
    });

    it("excuses a window that ran out, too, and nothing inside the band", async () => {
      floor.prices.coin = 60_000n;
      await expire();
      expect(marks()).to.deep.equal([]);
    });

    it("inside the band the buyer's leaving is marked", async () => {
      await floor.partyAct.execute(ben, id, { act: "cancel" });
      const mark = { traderId: "ben", kind: "cancelled_as_buyer", tradeId: id, offerId: "offer" };
      expect(marks()).to.deep.equal([{ ...mark, at: floor.time }]);
    });
  });

  describe("more money than agreed", () => {
    const more = { kind: "amend", received: "110.00", proof: { password: "password" } } as const;
    beforeEach(() => floor.partyAct.execute(ben, id, { act: "paid" }));

    it("gives the buyer more, from what the seller has", async () => {
      await propose(ana, more);
      expect(codeOf(await accept(ben))).to.equal("ok");
      expect((await trade()).status).to.equal("released");
      expect(available("ben")).to.equal(220_000n);
      expect(available("ana")).to.equal(1_000_000n - 221_100n);
    });

    it("asks for the seller's proof when they accept it", async () => {
      await propose(ben, { kind: "amend", received: "110.00" });
      expect(codeOf(await accept(ana))).to.equal("proof_needed");
      expect(codeOf(await accept(ana, { proof: { password: "password" } }))).to.equal("ok");
    });

    it("cannot be offered by a seller who does not have it, nor beyond a fifth", async () => {
      expect(codeOf(await propose(ana, { ...more, received: "120.01" }))).to.equal("out_of_range");
      floor.tables.balances.set("available:BTC:ana", 20_099n);
      expect(codeOf(await propose(ana, more))).to.equal("low_balance");
      floor.tables.balances.set("available:BTC:ana", 799_000n);
    });

    it("is asked of the limits again, for the difference", async () => {
      floor.tables.traders.set("ben", { id: "ben", username: "ben", level: 0 });
      await propose(ana, more);
      expect(codeOf(await accept(ben))).to.equal("start_refused");
      expect((await trade()).status).to.equal("paid");
    });
  });

  describe("more money than agreed, at its limits", () => {
    const more = { kind: "amend", received: "110.00", proof: { password: "password" } } as const;
    beforeEach(async () => {
      await floor.partyAct.execute(ben, id, { act: "paid" });
      await propose(ana, more);
    });

    for (const [capMinor, code] of [
      [110_00n, "ok"],
      [109_99n, "start_refused"],
    ] as const) {
      it(`is asked of a cap of ${capMinor} again, for the difference: ${code}`, async () => {
        floor.tables.caps.set("offer", { capMinor, reservedMinor: 100_00n, usedMinor: 0n });
        expect(codeOf(await accept(ben))).to.equal(code);
      });
    }

    it("is decided again if one of them traded meanwhile", async () => {
      const outcomes: string[] = [];
      const commit = floor.changes.commit.bind(floor.changes);
      const { usage } = floor.tables;
      floor.changes.commit = async (change) => {
        const used = usage.get("ben")!;
        if (outcomes.length === 0) {
          usage.set("ben", { ...used, activeUsdCents: used.activeUsdCents + 20_000_00n });
        }
        const told = await commit(change);
        if (outcomes.length === 0) usage.set("ben", used);
        outcomes.push(told.outcome);
        return told;
      };
      expect(codeOf(await accept(ben))).to.equal("ok");
      expect(outcomes).to.deep.equal(["conflict", "applied"]);
    });
  });

  describe("a trade that is taken up again", () => {
    it("goes on at the old price with the next hold and a full window", async () => {
      await expire();
      await propose(ben, { kind: "reopen" });
      expect(codeOf(await accept(ana, { priceSeen: "old" }))).to.equal("ok");
      const { status, holds, money, deadlines } = await trade();
      expect([status, holds, money.amount.units]).to.deep.equal(["active_funded", 2, 200_000n]);
      expect(deadlines).to.deep.equal({ payment_window: floor.time + 30 * minute });
      expect([...floor.tables.entries.keys()]).to.include.members([
        `hold:${id}:1`,
        `settle:${id}:1`,
        `hold:${id}:2`,
      ]);
    });

    it("takes the new price when the market has moved, and only where that was said", async () => {
      await expire();
      floor.prices.coin = 62_500n;
      await propose(ana, { kind: "reopen" });
      expect(codeOf(await accept(ben, { priceSeen: "old" }))).to.equal("market_outside_band");
      expect(codeOf(await accept(ben, { priceSeen: "new" }))).to.equal("ok");
      expect((await trade()).money.amount.units).to.equal(160_000n);
    });

    it("is judged by the start rules again: the offer, the balance, the rates", async () => {
      await floor.partyAct.execute(ben, id, { act: "cancel" });
      await propose(ben, { kind: "reopen" });
      switchOff(false);
      expect(codeOf(await accept(ana))).to.equal("start_refused");
      switchOff(true);
      floor.prices.isStale = true;
      expect(codeOf(await accept(ana))).to.equal("no_fresh_rate");
      floor.prices.isStale = false;
      floor.tables.balances.set("available:BTC:ana", 200_999n);
      expect(codeOf(await accept(ana))).to.equal("low_balance");
      floor.tables.balances.set("available:BTC:ana", 1_000_000n);
      expect(codeOf(await accept(ana))).to.equal("ok");
    });

    it("can be asked for by a buyer who paid too late within a day, by anybody within seven", async () => {
      await expire();
      floor.time += 25 * 60 * minute;
      const late = { kind: "reopen", paidLate: true } as const;
      expect(codeOf(await propose(ben, late))).to.equal("too_late");
      floor.time += 5 * 24 * 60 * minute;
      expect(codeOf(await propose(ben, { kind: "reopen" }))).to.equal("ok");
      floor.time += 2 * 24 * 60 * minute;
      expect(codeOf(await accept(ana))).to.not.equal("ok");
    });

    it("was accepted once, also where that is said twice", async () => {
      await expire();
      await propose(ben, { kind: "reopen" });
      const proposalId = (await trade()).proposals[0]?.id ?? "";
      await accept(ana);
      const again = await floor.acceptProposal.execute(ana, id, proposalId, {});
      expect(codeOf(again)).to.equal("ok");
      expect((await trade()).holds).to.equal(2);
    });
  });
});
