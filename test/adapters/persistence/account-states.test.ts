import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { PostgresSessionStore } from "../../../src/adapters/persistence/account/postgres-session-store.ts";
import { accountAllows } from "../../../src/domain/account/trader-account.ts";
import { money } from "../../../src/domain/money/money.ts";
import { AccountDesk, staffActor } from "../../support/account-desk.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { expectPartiesTold } from "../../support/told-parties.ts";
import { for100, TestMarket, type Counter } from "../../support/test-market.ts";
import { patientStartPolicy } from "../../support/patient-start-policy.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";

const oneBitcoin = money("BTC", 100_000_000n);

describe("states of accounts in the database", () => {
  let floor: TestMarket;
  let counters: Counter[];
  let desk: AccountDesk;
  let seller: Actor;
  let buyer: Actor;
  let offerId: string;
  before(async () => {
    floor = await TestMarket.open(patientStartPolicy);
    counters = await Promise.all(Array.from({ length: 4 }, () => floor.openCounter()));
    desk = await AccountDesk.open(floor.database);
  });
  beforeEach(async () => {
    [seller, buyer] = [await floor.addTrader(), await floor.addTrader()];
    offerId = await floor.addSellOffer(seller);
    await floor.fund(counterOf(0), seller, oneBitcoin);
  });
  afterEach(() => expectBooksBalance(floor.database));
  afterEach(() => expectPartiesTold(floor.database));
  after(async () => {
    await desk.close();
    await floor.close();
  });

  const counterOf = (index: number): Counter => {
    const counter = counters[index % counters.length];
    if (!counter) throw new Error("No counter is open");
    return counter;
  };
  const start = (taker: Actor, index = 0) =>
    counterOf(index).startTrade.execute(taker, for100(offerId));
  const started = async (taker = buyer) => {
    const trade = await start(taker);
    if (!trade.ok) throw new Error(trade.refusal.code);
    return trade.value;
  };
  const stateOf = async ({ traderId }: Actor) => {
    const rows = await floor.database.query<{ id: string; lifted: boolean; version: number }>(
      `SELECT s.id, s.lifted_at IS NOT NULL AS lifted, t.version
         FROM account_state s JOIN trader t ON t.id = s.trader_id WHERE s.trader_id = $1`,
      [traderId],
    );
    return rows;
  };
  const auditOf = ({ traderId }: Actor) =>
    floor.database.query<{ act: string; staff_id: string | null }>(
      "SELECT act, staff_id FROM audit_log WHERE subject_id = $1 ORDER BY seq",
      [traderId],
    );

  it("of 32 starts during a ban none succeeds after it, whichever of the two is banned", async () => {
    for (const banned of ["taker", "owner"] as const) {
      const takers = await Promise.all(Array.from({ length: 32 }, () => floor.addTrader(3)));
      const target = banned === "owner" ? seller : (takers[0] as Actor);
      const asking = takers.map((taker, index) =>
        start(banned === "owner" ? taker : target, index),
      );
      await desk.begin(target, "banned");
      await Promise.allSettled(asking);
      const late = await floor.database.query(
        `SELECT t.id FROM trade t JOIN account_state s ON s.trader_id IN (t.buyer_id, t.seller_id)
          WHERE s.trader_id = $1 AND t.started_at > s.begun_at`,
        [target.traderId],
      );
      expect(late, banned).to.deep.equal([]);
      const after = await start(banned === "owner" ? buyer : target);
      const code = banned === "owner" ? "offer_not_active" : "user_restricted";
      expect(after).to.have.nested.property("refusal.code", code);
    }
  });

  it("a start that was judged before a state began is judged again", async () => {
    const { changes } = counterOf(0);
    const usage = { active: 0, completed: 0, activeUsdCents: 0n, usdCents: 0n } as const;
    const commit = async (traderVersion: number) =>
      changes.commit({
        judgedAt: await floor.now(),
        usage: [{ ...usage, traderId: buyer.traderId, traderVersion }],
        entries: [],
      });
    await desk.begin(buyer, "frozen");
    expect(await commit(1)).to.deep.equal({ outcome: "conflict", over: "standing" });
  });

  it("a ban sends paid trades to a case worker and announces the end of unpaid ones", async () => {
    const [paid, unpaid] = [await started(), await started()];
    await counterOf(0).partyAct.execute(buyer, paid, { act: "paid" });
    await desk.begin(seller, "banned");
    expect([await floor.status(paid), await floor.status(unpaid)]).to.deep.equal([
      "dispute_open",
      "active_funded",
    ]);
    const clocks = await floor.database.query(
      "SELECT kind FROM deadline WHERE subject = $1 AND kind = 'staff_cancel' AND done_at IS NULL",
      [unpaid],
    );
    expect(clocks).to.have.length(1);
    const events = () =>
      floor.database.query("SELECT 1 FROM trade_event WHERE trade_id = ANY ($1)", [[paid, unpaid]]);
    const before = (await events()).length;
    expect(await desk.enforce.execute()).to.deep.equal([]);
    expect(await events(), "after a second round").to.have.length(before);
    const refused = await counterOf(0).releaseTrade.execute(seller, paid, { password: "password" });
    expect(refused).to.have.nested.property("refusal.code", "user_restricted");
  });

  it("a payment during the notice goes to a case worker with the next round", async () => {
    const tradeId = await started();
    await desk.begin(seller, "compromised");
    expect(await counterOf(0).partyAct.execute(buyer, tradeId, { act: "paid" })).to.have.property(
      "ok",
      true,
    );
    await desk.enforce.execute();
    expect(await floor.status(tradeId)).to.equal("dispute_open");
  });

  it("a frozen seller's trades continue, and they can release", async () => {
    const tradeId = await started();
    await desk.begin(seller, "frozen");
    await counterOf(0).partyAct.execute(buyer, tradeId, { act: "paid" });
    const released = await counterOf(0).releaseTrade.execute(seller, tradeId, {
      password: "password",
    });
    expect(released).to.have.property("ok", true);
  });

  it("of two that begin the same state at once exactly one does, with its entry in the log", async () => {
    const begun = await Promise.allSettled([
      desk.begin(buyer, "on_hold"),
      desk.begin(buyer, "on_hold"),
    ]);
    expect(begun.filter(({ status }) => status === "fulfilled")).to.have.length(1);
    expect(await stateOf(buyer)).to.have.length(1);
    expect(await auditOf(buyer)).to.deep.equal([{ act: "begin-account-state", staff_id: "admin" }]);
  });

  it("no state starts without its entry in the log", async () => {
    await floor.database.query("ALTER TABLE audit_head RENAME TO audit_head_away");
    const begun = await desk.begin(buyer, "banned").catch((error: unknown) => error);
    await floor.database.query("ALTER TABLE audit_head_away RENAME TO audit_head");
    expect(begun).to.be.instanceOf(Error);
    expect(await stateOf(buyer)).to.deep.equal([]);
    expect(await start(buyer)).to.have.property("ok", true);
  });

  it("lifting brings everything back, and only once", async () => {
    await desk.begin(seller, "suspended");
    expect(await start(buyer)).to.have.nested.property("refusal.code", "offer_not_active");
    const [state] = await stateOf(seller);
    const command = { traderId: seller.traderId, stateId: state?.id ?? "", reason: "Cleared." };
    const byModerator = await desk.lift.execute(staffActor("moderator"), command);
    expect(byModerator).to.have.nested.property("refusal.code", "forbidden");
    const lifted = await Promise.all([
      desk.lift.execute(staffActor("admin"), command),
      desk.lift.execute(staffActor("supermoderator"), command),
    ]);
    expect(lifted.filter(({ ok }) => ok)).to.have.length(1);
    expect(await start(buyer)).to.have.property("ok", true);
    expect((await auditOf(seller)).map(({ act }) => act)).to.deep.equal([
      "begin-account-state",
      "lift-account-state",
    ]);
  });

  it("nobody changes the state of their own account", async () => {
    await desk.begin(buyer, "restricted");
    const [state] = await stateOf(buyer);
    const command = { traderId: buyer.traderId, stateId: state?.id ?? "", reason: "Mine." };
    const lifted = await desk.lift.execute(staffActor("admin", buyer.traderId), command);
    expect(lifted).to.have.nested.property("refusal.code", "conflict_of_interest");
  });

  it("nobody changes the state of someone they ever traded with, unless somebody else does", async () => {
    const party = staffActor("admin", buyer.traderId);
    const state = { state: "restricted", reason: "Mine.", until: undefined } as const;
    const begin = async (traderId: string) => {
      const begun = await desk.beginState.execute(party, { ...state, traderId });
      return begun.ok ? "ok" : begun.refusal.code;
    };
    const stranger = await floor.addTrader();
    expect(await begin(seller.traderId)).to.equal("ok");
    await desk.lift.execute(staffActor("admin"), {
      traderId: seller.traderId,
      stateId: (await stateOf(seller))[0]?.id ?? "",
      reason: "Cleared.",
    });
    const trade = await start(buyer);
    if (!trade.ok) expect.fail(trade.refusal.code);
    expect(await begin(seller.traderId)).to.equal("conflict_of_interest");
    expect(await begin(buyer.traderId)).to.equal("conflict_of_interest");
    expect(await begin(stranger.traderId)).to.equal("ok");
    await desk.begin(seller, "restricted");
    const stateId = (await stateOf(seller)).at(-1)?.id ?? "";
    const command = { traderId: seller.traderId, stateId, reason: "Mine." };
    expect(await desk.lift.execute(party, command)).to.have.nested.property(
      "refusal.code",
      "conflict_of_interest",
    );
    expect(await desk.lift.execute(staffActor("admin"), command)).to.have.property("ok", true);
  });

  it("a state ends by the database's clock at once, and is written down as over at its end", async () => {
    await desk.begin(buyer, "restricted", (await floor.now()) + 3_600_000);
    expect(await start(buyer)).to.have.nested.property("refusal.code", "user_restricted");
    await floor.database.query("ALTER TABLE account_state DISABLE TRIGGER only_its_end");
    await floor.database.query(
      `UPDATE account_state SET begun_at = begun_at - interval '2 hours',
         until = until - interval '2 hours' WHERE trader_id = $1`,
      [buyer.traderId],
    );
    await floor.database.query("ALTER TABLE account_state ENABLE TRIGGER only_its_end");
    expect(await start(buyer)).to.have.property("ok", true);
    const counts = await Promise.all([desk.states.liftEnded(10), desk.states.liftEnded(10)]);
    expect(counts[0] + counts[1]).to.equal(1);
    const [state] = await stateOf(buyer);
    expect([state?.lifted, state?.version]).to.deep.equal([true, 3]);
    const entries = await auditOf(buyer);
    expect(entries.at(-1)).to.deep.equal({ act: "end-account-state", staff_id: null });
  });

  it("what was written about a state stays: only its end is added, once", async () => {
    await desk.begin(buyer, "on_hold");
    const change = (sql: string) =>
      floor.database.query(sql, [buyer.traderId]).then(
        () => "done",
        () => "refused",
      );
    const end = "UPDATE account_state SET lifted_at = clock_timestamp() WHERE trader_id = $1";
    const outcomes = [
      await change("UPDATE account_state SET reason = 'other' WHERE trader_id = $1"),
      await change("DELETE FROM account_state WHERE trader_id = $1"),
      await change(end),
      await change(end),
    ];
    expect(outcomes).to.deep.equal(["refused", "refused", "done", "refused"]);
  });

  it("a session of somebody who is banned finds nobody from that moment on", async () => {
    const sessions = new PostgresSessionStore(desk.pool);
    const tokenHash = "ab".repeat(32);
    const place = { country: undefined, isHosted: false };
    await sessions.open({
      tokenHash,
      traderId: buyer.traderId,
      agent: "test",
      address: "::1",
      place,
    });
    const maySignIn = async () => {
      const found = await sessions.find(tokenHash, defaultAccountPolicy.session);
      return typeof found === "object" && accountAllows(found.account, "sign_in");
    };
    expect(await maySignIn()).to.equal(true);
    await desk.begin(buyer, "banned");
    expect(await maySignIn()).to.equal(false);
  });
});
