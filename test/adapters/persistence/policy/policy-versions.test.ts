import { expect } from "chai";
import type { Actor } from "../../../../src/application/actor/actor.ts";
import { PostgresPolicies } from "../../../../src/adapters/persistence/policy/postgres-policies.ts";
import { money } from "../../../../src/domain/money/money.ts";
import { defaultPolicy } from "../../../../src/domain/policy/default-policy.ts";
import { writePolicy } from "../../../../src/domain/policy/policy-fields.ts";
import { addPolicy } from "../../../support/add-policy.ts";
import { for100, TestMarket, type Counter } from "../../../support/test-market.ts";

const minutes = (count: number) => count * 60;

describe("the policies of a database", () => {
  let floor: TestMarket;
  let counter: Counter;
  let seller: Actor;
  let offerId: string;
  beforeEach(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
    seller = await floor.addTrader();
    await floor.fund(counter, seller, money("BTC", 10_000_000n));
    offerId = await floor.addSellOffer(seller);
  });
  afterEach(() => floor.close());

  async function start(buyer: Actor): Promise<string> {
    const started = await counter.startTrade.execute(buyer, for100(offerId));
    return started.ok ? started.value : expect.fail(started.refusal.code);
  }

  const loaded = async (id: string) => (await counter.trades.load(id)) ?? expect.fail();

  it("begin with the default", async () => {
    const rows = await floor.database.query("SELECT version, policy FROM policy_version");
    expect(rows).to.deep.equal([{ version: 1, policy: writePolicy(defaultPolicy) }]);
    const policies = new PostgresPolicies(counter.pool);
    expect(() => policies.current()).to.throw(TypeError);
    expect(await policies.ready()).to.deep.equal({ version: 1, policy: defaultPolicy });
    expect(policies.current().policy).to.deep.equal(defaultPolicy);
  });

  it("judge what begins by the newest, and what runs by the one that it began under", async () => {
    const [ana, bea] = [await floor.addTrader(), await floor.addTrader()];
    const before = await start(ana);
    const version = await addPolicy(floor.database, {
      fees: { byGroup: { 5: 200 } },
      trade: { disputeAfterPaid: minutes(120), disputeAfterQuickPaid: minutes(20) },
    });
    const after = await start(bea);
    for (const [buyer, id] of [
      [ana, before],
      [bea, after],
    ] as const) {
      await counter.partyAct.execute(buyer, id, { act: "paid" });
    }
    const told = [await loaded(before), await loaded(after)].map(({ trade, policy }) => ({
      version: trade.policyVersion,
      fee: trade.money.feeRate.basisPoints,
      helpAfter: ((trade.disputeAvailableAt ?? 0) - (trade.paidAt ?? 0)) / 60_000,
      window: policy.trade.disputeAfterPaid,
    }));
    expect(told).to.deep.equal([
      { version: 1, fee: 50, helpAfter: 30, window: minutes(180) },
      { version, fee: 200, helpAfter: 20, window: minutes(120) },
    ]);
  });

  it("count at once in a process that knew an older one, with the sums that the newer asks for", async () => {
    const rich = await floor.addTrader(3);
    const [first, second, third] = [seller, await floor.addTrader(), await floor.addTrader()];
    for (const owner of [second, third]) {
      await floor.fund(counter, owner, money("BTC", 10_000_000n));
    }
    offerId = await floor.addSellOffer(first);
    await start(rich);
    offerId = await floor.addSellOffer(second);
    await start(rich);
    const levels = JSON.parse(JSON.stringify(writePolicy(defaultPolicy))) as {
      start: { levels: { from: number; limits: object }[] };
    };
    const last = levels.start.levels.at(-1);
    if (last) last.limits = { recentUsdCents: "20000000" };
    await addPolicy(floor.database, levels);
    await floor.database.query(
      "UPDATE counted_value SET usd_cents = 19999900 WHERE trader_id = $1",
      [rich.traderId],
    );
    offerId = await floor.addSellOffer(third);
    const asked = await counter.startTrade.execute(rich, for100(offerId));
    expect(asked.ok ? "started" : asked.refusal.code).to.equal("reached_daily_compliance_limit");
  });

  it("are never changed, and none is taken away", async () => {
    for (const change of [
      "UPDATE policy_version SET policy = '{}'",
      "DELETE FROM policy_version",
      "TRUNCATE policy_version",
    ]) {
      const failed = await floor.database.query(change).then(
        () => "done",
        () => "refused",
      );
      expect(failed).to.equal("refused");
    }
  });

  it("are read once by a process, however many trades it judges", async () => {
    const asked: string[] = [];
    const policies = new PostgresPolicies({
      query: (sql: string, parameters?: unknown[]) => {
        asked.push(sql);
        return counter.pool.query(sql, parameters);
      },
    });
    await Promise.all(Array.from({ length: 50 }, () => policies.of(1)));
    await policies.of(1);
    expect(asked).to.have.length(1);
  });

  it("are asked for again after a failure", async () => {
    let isBroken = true;
    const policies = new PostgresPolicies({
      query: (sql: string, parameters?: unknown[]) =>
        isBroken ? Promise.reject(new Error("gone")) : counter.pool.query(sql, parameters),
    });
    const first = await policies.of(1).catch((error: unknown) => String(error));
    isBroken = false;
    expect(first).to.equal("Error: gone");
    expect(await policies.of(1)).to.deep.equal(defaultPolicy);
  });

  it("get the default of a field that came after them", async () => {
    const written = writePolicy(defaultPolicy) as { trade: Record<string, unknown> };
    const { proofAge: _new, ...trade } = written.trade;
    const older = { ...written, trade: { ...trade, gone: 1, fundingWindow: 7_200 } };
    await floor.database.query(
      "INSERT INTO policy_version (version, policy, reason) VALUES (2, $1, 'Older.')",
      [JSON.stringify(older)],
    );
    const policy = await new PostgresPolicies(counter.pool).of(2);
    expect(policy.trade).to.deep.equal({ ...defaultPolicy.trade, fundingWindow: 7_200 });
  });

  it("judge a trade that an older program began as the first of them", async () => {
    const id = await start(await floor.addTrader());
    await addPolicy(floor.database, { trade: { fundingWindow: 7_200 } });
    await floor.database.query("UPDATE trade SET policy_version = NULL WHERE id = $1", [id]);
    const { trade, policy } = await loaded(id);
    expect([trade.policyVersion, policy.trade.fundingWindow]).to.deep.equal([1, 3_600]);
  });
});
