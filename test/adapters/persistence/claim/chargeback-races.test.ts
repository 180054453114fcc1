import { expect } from "chai";
import type { Actor } from "../../../../src/application/actor/actor.ts";
import { PostgresClaimStore } from "../../../../src/adapters/persistence/claim/postgres-claim-store.ts";
import { PostgresWalletStore } from "../../../../src/adapters/persistence/wallet/postgres-wallet-store.ts";
import { UseFaucet } from "../../../../src/application/wallet/use-faucet.ts";
import { bondEntry, bondId } from "../../../../src/domain/bond/bond.ts";
import { openUnits } from "../../../../src/domain/claim/debt-claim.ts";
import { money } from "../../../../src/domain/money/money.ts";
import { expectBooksBalance } from "../../../support/books.ts";
import { expectPartiesTold } from "../../../support/told-parties.ts";
import { addStaff } from "../../../support/case-desk.ts";
import { chargebackDeskOf, confirmed, reportedAt } from "../../../support/chargeback-desk.ts";
import { for100, TestMarket, type Counter } from "../../../support/test-market.ts";
import { patientStartPolicy } from "../../../support/patient-start-policy.ts";
import type { StaffActor } from "../../../../src/application/actor/staff-actor.ts";

const received = 200_000n;

describe("claims on PostgreSQL", () => {
  let floor: TestMarket;
  let counters: Counter[];
  let desk: ReturnType<typeof chargebackDeskOf>;
  let nia: StaffActor;
  let [ada, alba]: StaffActor[] = [];
  let ana: Actor;
  let ben: Actor;
  let offerId: string;

  before(async () => {
    floor = await TestMarket.open(patientStartPolicy);
    counters = [await floor.openCounter(), await floor.openCounter()];
    desk = deskOf(counters[0]!);
    nia = await addStaff(floor.database, "niamod00", "moderator");
    ada = await addStaff(floor.database, "adaadmin", "admin");
    alba = await addStaff(floor.database, "albaadmi", "admin");
  });
  after(() => floor.close());

  beforeEach(async () => {
    ana = await floor.addTrader();
    ben = await floor.addTrader();
    await floor.fund(counters[0]!, ana, money("BTC", 10_000_000n));
    offerId = await floor.addSellOffer(ana, "paypal");
  });
  afterEach(async () => {
    expect(await desk.settle.execute()).to.deep.equal([]);
    await expectBooksBalance(floor.database);
    await expectPartiesTold(floor.database);
  });

  const paid = async () => {
    const [counter] = counters;
    const id = await must(counter!.startTrade.execute(ben, for100(offerId)));
    await must(counter!.partyAct.execute(ben, id, { act: "paid" }));
    return id;
  };
  const release = (id: string, counter = counters[0]!) =>
    must(counter.releaseTrade.execute(ana, id, { password: "x" }));
  /** A report that can be decided, of a buyer who sent what he got somewhere else. */
  const heard = async ({ spent }: { spent: boolean }) => {
    const id = await paid();
    await release(id);
    if (spent) await spendAll(ben);
    await must(desk.report.execute(ana, id, reportedAt(Date.now())));
    await must(desk.answer.execute(ben, id, "I know nothing of it."));
    return id;
  };
  const spendAll = async (trader: Actor) => {
    const cid = await floor.addTrader();
    const offer = await floor.addSellOffer(trader);
    const asked = { ...for100(offer), fiatAmount: undefined, cryptoAmount: "199000" };
    const id = await must(counters[0]!.startTrade.execute(cid, asked));
    await must(counters[0]!.partyAct.execute(cid, id, { act: "paid" }));
    await must(counters[0]!.releaseTrade.execute(trader, id, { password: "x" }));
    return id;
  };
  const openOf = async (id: string) => {
    const loaded = await counters[0]!.trades.load(id);
    return openUnits(loaded!.funds.claim!);
  };

  it("the whole course: what is there pays at once, the next release the rest", async () => {
    const running = await paid();
    const id = await heard({ spent: true });
    const before = await floor.available(ana);
    const left = await floor.available(ben);
    await must(desk.judge.execute(nia, id, confirmed));
    expect(await floor.available(ben)).to.equal(0n);
    expect(await floor.available(ana)).to.equal(before + left);
    expect(await openOf(id)).to.equal(received - left);
    await release(running, counters[1]);
    expect(await openOf(id)).to.equal(0n);
    expect(await floor.available(ben)).to.equal(left);
    expect(await desk.settle.execute()).to.deep.equal([]);
    expect(await floor.status(id)).to.equal("chargeback_paid");
  });

  it("a bond pays what the balance does not cover, and what is left of it stays", async () => {
    const id = await heard({ spent: true });
    await floor.fund(counters[0]!, ben, money("BTC", 300_000n));
    const { changes } = counters[0]!;
    const bond = { units: 300_000n, satoshi: 300_000n };
    const left = await changes.commit({
      judgedAt: await floor.now(),
      usage: [],
      entries: [bondEntry("deposit", ben.traderId, money("BTC", bond.units), 1)],
      aggregates: [
        {
          aggregate: "bond",
          id: bondId(ben.traderId, "BTC"),
          seenVersion: undefined,
          state: {
            holderId: ben.traderId,
            asset: "BTC",
            leftAt: new Date().toISOString(),
            ...bond,
          },
        },
      ],
    });
    expect(left.outcome).to.equal("applied");
    const has = await floor.available(ben);
    await must(desk.judge.execute(nia, id, confirmed));
    expect(await openOf(id)).to.equal(0n);
    expect(await floor.available(ben)).to.equal(0n);
    const [row] = await floor.database.query<{ units: string; satoshi: string; version: number }>(
      "SELECT units::text, satoshi::text, version FROM bond WHERE holder_id = $1",
      [ben.traderId],
    );
    const rest = String(bond.units + has - received);
    expect(row).to.deep.equal({ units: rest, satoshi: rest, version: 2 });
  });

  it("of two incoming amounts at once each serves what is open then, together just the claim", async () => {
    const running = [await paid(), await paid(), await paid()];
    const id = await heard({ spent: true });
    await must(desk.judge.execute(nia, id, confirmed));
    const open = await openOf(id);
    await Promise.all(running.map((each, index) => release(each, counters[index % 2])));
    expect(await openOf(id)).to.equal(0n);
    expect(await floor.available(ben)).to.equal(3n * received - open);
  });

  it("a confirmation and a release at once: whichever comes first, the claim is served", async () => {
    const running = await paid();
    const id = await heard({ spent: true });
    await Promise.all([
      must(desk.judge.execute(nia, id, confirmed)),
      release(running, counters[1]),
    ]);
    expect(await openOf(id)).to.equal(0n);
  });

  it("a write-off and a release at once never give more than is owed", async () => {
    const running = await paid();
    const id = await heard({ spent: true });
    await must(desk.judge.execute(nia, id, confirmed));
    await must(desk.writeOff.execute(ada!, id, "He is gone."));
    await Promise.all([
      desk.writeOff.execute(alba!, id, "He is gone."),
      release(running, counters[1]),
    ]);
    expect(await openOf(id)).to.equal(0n);
  });

  it("of many workers that settle at once the debt is settled once", async () => {
    const id = await heard({ spent: false });
    await must(desk.judge.execute(nia, id, confirmed));
    const desks = [desk, deskOf(counters[1]!), desk, deskOf(counters[1]!)];
    const rounds = await Promise.all(desks.map(({ settle }) => settle.execute()));
    expect(rounds.flat()).to.deep.equal([]);
    expect(await floor.status(id)).to.equal("chargeback_paid");
  });

  it("play money serves claims in the change that gives it, once a day all the same", async () => {
    const id = await heard({ spent: true });
    await must(desk.judge.execute(nia, id, confirmed));
    const open = await openOf(id);
    const { pool, changes } = counters[0]!;
    const faucet = new UseFaucet(new PostgresWalletStore(pool), desk.claims, changes, true);
    expect((await faucet.execute(ben)).ok).to.equal(true);
    expect(await openOf(id)).to.equal(0n);
    expect(await floor.available(ben)).to.equal(5_000_000n - open);
    expect(await faucet.execute(ben)).to.have.nested.property("refusal.code", "faucet_empty");
  });

  it("what came from outside serves with the worker's next round, and nobody trades meanwhile", async () => {
    const id = await heard({ spent: true });
    await must(desk.judge.execute(nia, id, confirmed));
    const open = await openOf(id);
    await floor.fund(counters[0]!, ben, money("BTC", 1_000_000n));
    const refused = await counters[0]!.startTrade.execute(ben, for100(offerId));
    expect(refused).to.have.nested.property("refusal.code", "negative_balance");
    expect(await desk.settle.execute()).to.deep.equal([]);
    expect(await floor.available(ben)).to.equal(1_000_000n - open);
    await must(counters[0]!.startTrade.execute(ben, for100(offerId)));
  });
});

function deskOf({ desk, changes, pool }: Counter) {
  return chargebackDeskOf(desk, changes, new PostgresClaimStore(pool));
}

async function must<Value>(
  asked: Promise<{ ok: true; value: Value } | { ok: false; refusal: { code: string } }>,
): Promise<Value> {
  const result = await asked;
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}
