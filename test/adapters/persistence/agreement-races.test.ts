import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { money } from "../../../src/domain/money/money.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { expectPartiesTold } from "../../support/told-parties.ts";
import { for100, TestMarket, type Counter } from "../../support/test-market.ts";
import { patientStartPolicy } from "../../support/patient-start-policy.ts";

const oneBitcoin = money("BTC", 100_000_000n);

describe("agreements that are accepted at once, from two processes", () => {
  let floor: TestMarket;
  let one: Counter;
  let other: Counter;
  let seller: Actor;
  let buyer: Actor;
  let offerId: string;
  let id: string;
  before(async () => {
    floor = await TestMarket.open(patientStartPolicy);
    [one, other] = [await floor.openCounter(), await floor.openCounter()];
  });
  beforeEach(async () => {
    floor.prices.coin = 50_000n;
    [seller, buyer] = [await floor.addTrader(), await floor.addTrader()];
    offerId = await floor.addSellOffer(seller);
    await floor.fund(one, seller, oneBitcoin);
    const started = await one.startTrade.execute(buyer, for100(offerId));
    if (!started.ok) throw new Error(started.refusal.code);
    id = started.value;
  });
  afterEach(() => expectBooksBalance(floor.database));
  afterEach(() => expectPartiesTold(floor.database));
  after(() => floor.close());

  const proposed = async (kind: "re-quote" | "reopen") => {
    const result = await one.propose.execute(buyer, id, { kind });
    expect(result).to.include({ ok: true });
    const loaded = await one.trades.load(id);
    return loaded?.trade.proposals[0]?.id ?? "";
  };
  const entries = async (kind: string) => {
    const rows = await floor.database.query<{ ref: string }>(
      "SELECT ref FROM ledger_entry WHERE ref LIKE $1 ORDER BY ref",
      [`${kind}:${id}:%`],
    );
    return rows.map(({ ref }) => ref);
  };

  it("two acceptances of one new price move the difference once", async () => {
    floor.prices.coin = 40_000n;
    const proposal = await proposed("re-quote");
    const results = await Promise.all(
      [one, other, one, other].map((counter) =>
        counter.acceptProposal.execute(seller, id, proposal, {}),
      ),
    );
    expect(results.filter(({ ok }) => ok)).to.have.length(4);
    expect(await entries("adjust")).to.deep.equal([`adjust:${id}:1`]);
    expect(await floor.available(seller)).to.equal(oneBitcoin.units - 251_250n);
  });

  it("of a new price and the buyer's paid exactly one comes first, and escrow fits the trade", async () => {
    for (let round = 0; round < 5; round++) {
      floor.prices.coin = 40_000n;
      const proposal = await proposed("re-quote");
      const [accepted, paid] = await Promise.all([
        one.acceptProposal.execute(seller, id, proposal, {}),
        other.partyAct.execute(buyer, id, { act: "paid" }),
      ]);
      expect(paid).to.include({ ok: true });
      const held = accepted.ok ? 251_250n : 201_000n;
      const loaded = await one.trades.load(id);
      const { amount, fee } = loaded!.trade.money;
      expect(amount.units + fee.units).to.equal(held);
      await expectBooksBalance(floor.database);
      floor.prices.coin = 50_000n;
      const next = await one.startTrade.execute(buyer, for100(offerId));
      if (!next.ok) throw new Error(next.refusal.code);
      id = next.value;
    }
  });

  it("a trade is reopened once, with one second hold, however often that is accepted", async () => {
    await one.partyAct.execute(buyer, id, { act: "cancel" });
    const proposal = await proposed("reopen");
    const results = await Promise.all(
      [one, other, one, other].map((counter) =>
        counter.acceptProposal.execute(seller, id, proposal, {}),
      ),
    );
    expect(results.filter(({ ok }) => ok)).to.have.length(4);
    expect(await entries("hold")).to.deep.equal([`hold:${id}:1`, `hold:${id}:2`]);
    expect(await floor.status(id)).to.equal("active_funded");
    expect(await floor.available(seller)).to.equal(oneBitcoin.units - 201_000n);
  });

  it("of a reopening and a start for the last balance exactly one happens", async () => {
    await one.partyAct.execute(buyer, id, { act: "cancel" });
    const proposal = await proposed("reopen");
    const rest = (await floor.available(seller)) - 201_000n;
    await floor.take(one, seller, money("BTC", rest));
    const [reopened, started] = await Promise.all([
      one.acceptProposal.execute(seller, id, proposal, {}),
      other.startTrade.execute(await floor.addTrader(), for100(offerId)),
    ]);
    expect([reopened.ok, started.ok].filter(Boolean)).to.have.length(1);
    expect(await floor.available(seller)).to.equal(0n);
  });

  it("a reopened trade counts for the day on which it was reopened", async () => {
    await floor.database.query("UPDATE counted_value SET at = at - interval '3 days'");
    await one.partyAct.execute(buyer, id, { act: "cancel" });
    await one.acceptProposal.execute(seller, id, await proposed("reopen"), {});
    const recent = await floor.database.query(
      "SELECT 1 FROM counted_value WHERE trade_id = $1 AND at > clock_timestamp() - interval '1 day'",
      [id],
    );
    expect(recent).to.have.length(2);
  });

  it("a newcomer with two other trades cannot take a third one up again", async () => {
    const newcomer = await floor.addTrader(1);
    const begin = async () => {
      const started = await one.startTrade.execute(newcomer, for100(offerId));
      if (!started.ok) throw new Error(started.refusal.code);
      return started.value;
    };
    id = await begin();
    await one.partyAct.execute(newcomer, id, { act: "cancel" });
    await one.propose.execute(newcomer, id, { kind: "reopen" });
    const loaded = await one.trades.load(id);
    const proposal = loaded?.trade.proposals[0]?.id ?? "";
    await begin();
    await begin();
    const refused = await one.acceptProposal.execute(seller, id, proposal, {});
    expect(refused).to.deep.include({
      refusal: { code: "start_refused", reason: "max_2_active_trades_id_not_verified" },
    });
  });

  describe("a trade that waits for its escrow", () => {
    beforeEach(async () => {
      const deferred = await floor.addSellOffer(seller, "sepa-instant", true);
      const started = await one.startTrade.execute(buyer, for100(deferred));
      if (!started.ok) throw new Error(started.refusal.code);
      id = started.value;
    });

    it("is held once, however often it is funded", async () => {
      const results = await Promise.all(
        [one, other, one, other].map((counter) =>
          counter.partyAct.execute(seller, id, { act: "fund" }),
        ),
      );
      expect(results.filter(({ ok }) => ok)).to.have.length(4);
      expect(await entries("hold")).to.deep.equal([`hold:${id}:1`]);
      expect(await floor.status(id)).to.equal("active_funded");
    });

    it("is funded or cancelled, or funded and then cancelled, and never holds what is over", async () => {
      const [funded, cancelled] = await Promise.all([
        one.partyAct.execute(seller, id, { act: "fund" }),
        other.partyAct.execute(buyer, id, { act: "cancel" }),
      ]);
      expect(cancelled).to.include({ ok: true });
      expect(await floor.status(id)).to.equal("cancelled_buyer");
      expect(await entries("hold")).to.have.length(funded.ok ? 1 : 0);
      expect(await entries("settle")).to.have.length(funded.ok ? 1 : 0);
    });

    it("ends by the worker when it is not funded in time", async () => {
      await floor.database.query(
        "UPDATE deadline SET at = clock_timestamp() - interval '1 second' WHERE subject = $1",
        [id],
      );
      await Promise.all([one, other].map((each) => each.runDueDeadlines.execute()));
      expect(await floor.status(id)).to.equal("expired");
      expect(await entries("hold")).to.deep.equal([]);
    });
  });
});
