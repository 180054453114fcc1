import { expect } from "chai";
import { PostgresAccountStateStore } from "../../../src/adapters/persistence/account/postgres-account-state-store.ts";
import { AuditSeal } from "../../../src/adapters/persistence/audit/audit-seal.ts";
import { commitJson } from "../../../src/adapters/persistence/commit/commit-json.ts";
import { carryOutCommits } from "../../../src/adapters/persistence/commit/carry-out-commits.ts";
import type { Actor } from "../../../src/application/actor/actor.ts";
import type { Commit, CommitOutcome, UsageDelta } from "../../../src/application/ports/commit.ts";
import { PostgresHaltStore } from "../../../src/adapters/persistence/halt/postgres-halt-store.ts";
import { accept } from "../../../src/domain/result/result.ts";
import { money } from "../../../src/domain/money/money.ts";
import { decideTrade } from "../../../src/domain/trade-decision/decide-trade.ts";
import { isAlreadySo } from "../../../src/domain/trade/judgement.ts";
import { plainContext } from "../../../src/domain/trade/plain-context.ts";
import { addStaff } from "../../support/case-desk.ts";
import { emptyTerms, openedTrade } from "../../support/opened-trade.ts";
import { soldBy } from "../../support/sell-offer-state.ts";
import { transfer } from "../../support/transfer.ts";
import { TestMarket, type Counter } from "../../support/test-market.ts";
import { TwoTransactions, type InTransaction } from "../../support/two-transactions.ts";
import { defaultTradePolicy } from "../../../src/domain/policy/default-policy.ts";

const oneBitcoin = money("BTC", 100_000_000n);
const more = 60_000_000n;

describe("a change that arrives during another one", () => {
  let floor: TestMarket;
  let counter: Counter;
  let two: TwoTransactions;
  let seller: Actor;
  let buyer: Actor;
  let offerId: string;
  let count = 0;
  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
    two = await TwoTransactions.on(floor.database);
  });
  beforeEach(async () => {
    [seller, buyer] = [await floor.addTrader(), await floor.addTrader()];
    offerId = await floor.addSellOffer(seller);
    await floor.fund(counter, seller, oneBitcoin);
    await floor.database.query("INSERT INTO trader_usage (trader_id) VALUES ($1), ($2)", [
      seller.traderId,
      buyer.traderId,
    ]);
  });
  after(async () => {
    await two.close();
    await floor.close();
  });

  const whole = async (change: Partial<Commit>): Promise<Commit> => ({
    judgedAt: await floor.now(),
    usage: [],
    entries: [],
    ...change,
  });
  const commit = async (
    change: Partial<Commit>,
  ): Promise<InTransaction<CommitOutcome | undefined>> => {
    const asked = await whole(change);
    return async (transaction) => (await carryOutCommits(transaction, [asked], undefined))[0];
  };
  const applied = { outcome: "applied" } as const;
  const nobody: InTransaction = () => Promise.resolve();
  /** Its result if the first has checked, with all of its locks, and not yet written. */
  const afterALook = async (first: Partial<Commit>, other: Partial<Commit>) => {
    const json = JSON.stringify(commitJson(await whole(first), undefined));
    return two.interleave(
      async (transaction) => {
        await transaction.query("SELECT commit_prepare($1::jsonb)", [`[${json}]`]);
        const [looked] = await transaction.query<{ obstacle: unknown }[]>(
          "SELECT commit_obstacle($1::jsonb, clock_timestamp()) AS obstacle",
          [json],
        );
        expect(looked?.obstacle).to.equal(null);
      },
      await commit(other),
      (transaction) =>
        transaction.query("SELECT commit_write($1::jsonb, clock_timestamp())", [json]),
    );
  };
  /** Its result if the first has written, and not yet committed. */
  const afterAWrite = async (first: Partial<Commit>, other: Partial<Commit>) => {
    const written = await commit(first);
    return two.interleave(
      async (transaction) => {
        expect(await written(transaction)).to.deep.equal(applied);
      },
      await commit(other),
    );
  };
  const conflict = (over: string) => ({ outcome: "conflict", over });
  const send = (units: bigint, to: Actor, ref = `send:${(count += 1)}`, from = seller) =>
    transfer(ref, money("BTC", units), from, to);
  /** A trade that starts without a hold: only its own guards protect it. */
  const opened = async (taker = buyer): Promise<Pick<Commit, "trade">> => {
    const id = `opened${(count += 1)}`;
    const change = openedTrade({ id, offerId, buyer: taker, seller, now: await floor.now() });
    return {
      trade: { change: { ...change, entries: [] }, seenVersion: undefined, terms: emptyTerms },
    };
  };
  const begun = async () => {
    const { trade } = await opened();
    const outcome = await two.interleave(nobody, await commit({ trade: trade! }));
    expect(outcome).to.deep.equal(applied);
    return trade!.change.trade;
  };
  const paid = async (): Promise<Pick<Commit, "trade">> => {
    const trade = await begun();
    const command = { act: "paid", actorId: buyer.traderId } as const;
    const context = plainContext(await floor.now(), defaultTradePolicy);
    const decision = decideTrade(trade, command, context);
    if (!decision.ok || isAlreadySo(decision.value)) throw new Error("It was refused");
    return { trade: { change: decision.value, seenVersion: trade.version } };
  };
  const counted = (delta: Partial<UsageDelta>): Pick<Commit, "usage"> => ({
    usage: [
      {
        traderId: buyer.traderId,
        active: 1,
        completed: 0,
        activeUsdCents: 110n,
        usdCents: 110n,
        ...delta,
      },
    ],
  });

  it("learns of the trade's new version", async () => {
    const change = await paid();
    expect(await afterALook(change, change)).to.deep.equal(conflict("version"));
  });

  it("learns of the offer's new version", async () => {
    const edit: InTransaction = (transaction) =>
      transaction.query("UPDATE offer SET version = version + 1 WHERE id = $1", [offerId]);
    const start = await commit({ ...(await opened()), offer: { id: offerId, version: 1 } });
    expect(await two.interleave(edit, start)).to.deep.equal(conflict("offer"));
  });

  it("leaves no account of a trade that was not begun, and makes that of one that was", async () => {
    const start = async (version: number) => {
      const change = openedTrade({
        id: `opened${(count += 1)}`,
        offerId,
        buyer,
        seller,
        now: await floor.now(),
      });
      const trade = { change, seenVersion: undefined, terms: emptyTerms };
      const outcome = await counter.changes.commit(
        await whole({ trade, offer: { id: offerId, version } }),
      );
      const accounts = await floor.database.query(
        "SELECT id FROM ledger_account WHERE owner_id = $1",
        [change.trade.id],
      );
      return [outcome, accounts.length];
    };
    expect(await start(2)).to.deep.equal([conflict("offer"), 0]);
    expect(await start(1)).to.deep.equal([applied, 1]);
  });

  it("learns that nothing is left of the cap", async () => {
    await floor.database.query("UPDATE offer_usage SET cap_minor = 10000 WHERE offer_id = $1", [
      offerId,
    ]);
    const cap = { offerId, reservedMinor: 6_000n, usedMinor: 0n };
    expect(await afterALook({ cap }, { cap })).to.deep.equal(conflict("cap"));
  });

  it("learns that a new cap is below what the offer now holds", async () => {
    const held = { cap: { offerId, reservedMinor: 6_000n, usedMinor: 0n } };
    const caps = [{ offerId, capMinor: 5_999n }];
    const capped = await afterAWrite(held, { ownOffers: { ownerId: seller.traderId, caps } });
    expect(capped).to.deep.equal(conflict("cap"));
  });

  it("learns that its owner has reached the limit of active offers", async () => {
    const published = (id: string): Partial<Commit> => ({
      aggregates: [
        { aggregate: "offer", id, seenVersion: undefined, state: soldBy(seller.traderId) },
      ],
      ownOffers: { ownerId: seller.traderId, mostActive: 2, caps: [] },
    });
    const second = await afterAWrite(published("first"), published("second"));
    expect(second).to.deep.equal(conflict("active_offers"));
  });

  it("learns that the limit of a trader's trades is reached", async () => {
    const bounded = counted({ bounds: { mostActive: 1 } });
    const [one, other] = [await opened(), await opened()];
    expect(await afterALook({ ...one, ...bounded }, { ...other, ...bounded })).to.deep.equal(
      conflict("limit"),
    );
  });

  it("learns that the balance is gone", async () => {
    const [one, other] = [await floor.addTrader(), await floor.addTrader()];
    const sent = await afterALook({ entries: [send(more, one)] }, { entries: [send(more, other)] });
    expect(sent).to.deep.equal(conflict("balance"));
  });

  it("learns of a halt that is being written", async () => {
    const ada = await addStaff(floor.database, "adahalts", "admin");
    const halt: InTransaction = (transaction) => {
      const { staffId, role } = ada;
      const seal = new AuditSeal(new Uint8Array(32));
      return new PostgresHaltStore(transaction, seal).change([role], () =>
        accept({
          haltId: "halt001",
          staffId,
          reason: "For a test.",
          act: { kind: "start", halt: { kind: "trading", asset: "ETH" } },
          audit: { staffId, role, act: "note-case", subject: { kind: "halt", id: "halt001" } },
        }),
      );
    };
    const start = await commit({ ...(await opened()), halts: [] });
    expect(await two.interleave(halt, start)).to.deep.equal(conflict("halt"));
    await floor.database.query(
      "UPDATE halt SET ended_at = clock_timestamp(), ended_by = started_by, ended_reason = 'x'",
    );
  });

  it("learns of an account that was locked meanwhile", async () => {
    const ada = await addStaff(floor.database, "adaadmin", "admin");
    const begin: InTransaction = (transaction) => {
      const { staffId, role } = ada;
      const seal = new AuditSeal(new Uint8Array(32));
      const states = new PostgresAccountStateStore(transaction, seal);
      return states.begin(
        {
          id: "state001",
          traderId: buyer.traderId,
          state: "banned",
          reason: "For a test.",
          until: undefined,
          begunBy: { staffId, role },
        },
        { staffId, role, act: "note-case", subject: { kind: "trader", id: buyer.traderId } },
      );
    };
    const start = await commit({ ...(await opened()), ...counted({ traderVersion: 1 }) });
    expect(await two.interleave(begin, start)).to.deep.equal(conflict("standing"));
  });

  it("gets the answer of the same command with its key", async () => {
    const [one, other] = [await floor.addTrader(), await floor.addTrader()];
    await floor.fund(counter, other, oneBitcoin);
    const key = { actorId: seller.traderId, key: "one key for two", inputHash: "a" };
    const answered = await afterALook(
      { key, answer: "the first", entries: [send(1n, one)] },
      { key, answer: "the second", entries: [send(1n, buyer, "other", other)] },
    );
    expect(answered).to.deep.equal({ outcome: "replayed", answer: "the first" });
  });

  it("is refused by the database if it books the same hold or settlement", async () => {
    const [one, other] = [await floor.addTrader(), await floor.addTrader()];
    await floor.fund(counter, other, oneBitcoin);
    for (const ref of ["hold:trade001:1", "settle:trade001:1"]) {
      const booked = await afterAWrite(
        { entries: [send(1n, one, ref)] },
        { entries: [send(1n, buyer, ref, other)] },
      );
      expect(booked, ref).to.deep.equal({ code: "23505" });
    }
  });

  it("learns of a deadline that passed while it waited", async () => {
    const change = await paid();
    const runOut: InTransaction = (transaction) =>
      transaction.query(
        "UPDATE deadline SET at = clock_timestamp() WHERE subject = $1 AND done_at IS NULL",
        [change.trade?.change.trade.id],
      );
    const lock: InTransaction = (transaction) =>
      transaction.query("SELECT 1 FROM trade WHERE id = $1 FOR UPDATE", [
        change.trade?.change.trade.id,
      ]);
    expect(await two.interleave(lock, await commit(change), runOut)).to.deep.equal(
      conflict("deadline"),
    );
  });

  it("learns that debts have changed", async () => {
    const debts = [{ debtorId: buyer.traderId, asset: "BTC", openUnits: 5n } as const];
    const gift = await commit({ entries: [send(1n, buyer)], debts });
    expect(await two.interleave(nobody, gift)).to.deep.equal(conflict("debt"));
    const available = [{ ...debts[0]!, openUnits: 0n, availableUnits: 0n }];
    const spent = await afterALook(
      { entries: [send(1n, buyer)] },
      { entries: [send(1n, buyer)], debts: available },
    );
    expect(spent).to.deep.equal(conflict("debt"));
  });
});
