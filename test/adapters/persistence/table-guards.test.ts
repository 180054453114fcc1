import { expect } from "chai";
import { commitJson } from "../../../src/adapters/persistence/commit/commit-json.ts";
import type { Actor } from "../../../src/application/actor/actor.ts";
import type { Commit } from "../../../src/application/ports/commit.ts";
import { journalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import { money } from "../../../src/domain/money/money.ts";
import type { TradeChange } from "../../../src/domain/trade/trade-change.ts";
import { addStaff } from "../../support/case-desk.ts";
import { emptyTerms, openedTrade } from "../../support/opened-trade.ts";
import { TestMarket, type Counter } from "../../support/test-market.ts";

const [violatedCheck, violatedReference, raised] = ["23514", "23503", "P0001"];

describe("a write without any check before", () => {
  let floor: TestMarket;
  let counter: Counter;
  let seller: Actor;
  let buyer: Actor;
  let offerId: string;
  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
    [seller, buyer] = [await floor.addTrader(), await floor.addTrader()];
    offerId = await floor.addSellOffer(seller);
    await floor.fund(counter, seller, money("BTC", 1_000n));
  });
  after(() => floor.close());

  /** The code with which the serving role is refused; undefined if it can write. */
  const codeOf = async (sql: string, parameters: unknown[] = []) =>
    counter.pool.query(sql, parameters).then(
      () => undefined,
      (error: unknown) => (error as { code?: unknown }).code,
    );
  /** The same for a change that skips the checks. */
  const written = async (change: Partial<Commit>) => {
    const whole = { judgedAt: await floor.now(), usage: [], entries: [], ...change };
    return codeOf("SELECT commit_write($1::jsonb, clock_timestamp())", [
      JSON.stringify(commitJson(whole, undefined)),
    ]);
  };
  /** A trade that starts without a hold. */
  const opened = async (id: string): Promise<TradeChange> => ({
    ...openedTrade({ id, offerId, buyer, seller, now: await floor.now() }),
    entries: [],
  });
  const begun = (change: TradeChange) =>
    written({ trade: { change, seenVersion: undefined, terms: emptyTerms } });

  it("leaves no balance below zero", async () => {
    const [from, to] = [seller, buyer].map(
      ({ traderId }) => ({ kind: "available", asset: "BTC", traderId }) as const,
    );
    const send = (units: bigint) =>
      journalEntry(`send:${units}`, [{ from: from!, to: to!, amount: money("BTC", units) }]);
    expect(await written({ entries: [send(1_001n)] })).to.equal(violatedCheck);
    expect(await written({ entries: [send(1_000n)] })).to.equal(undefined);
  });

  it("exceeds no cap, and leaves no counter below zero", async () => {
    await floor.database.query("UPDATE offer_usage SET cap_minor = 100 WHERE offer_id = $1", [
      offerId,
    ]);
    const cap = (reservedMinor: bigint, usedMinor = 0n) => ({ offerId, reservedMinor, usedMinor });
    expect(await written({ cap: cap(101n) })).to.equal(violatedCheck);
    expect(await written({ cap: cap(-1n) })).to.equal(violatedCheck);
    expect(await written({ cap: cap(60n, 40n) })).to.equal(undefined);
    const counters = ["active_trades", "active_usd_cents", "total_usd_cents"];
    for (const counted of counters) {
      const less = `INSERT INTO trader_usage (trader_id, ${counted}) VALUES ($1, -1)`;
      expect(await codeOf(less, [buyer.traderId]), counted).to.equal(violatedCheck);
    }
  });

  it("overwrites no other version of a trade, and stores no state that no rule leads to", async () => {
    const change = await opened("trade-a");
    const { trade } = change;
    expect(await begun(change)).to.equal(undefined);
    const again = { ...change, events: [], trade: { ...trade, version: 2 } };
    expect(await written({ trade: { change: again, seenVersion: 2 } })).to.equal(raised);
    const released = { ...again, trade: { ...again.trade, status: "released" as const } };
    expect(await written({ trade: { change: released, seenVersion: 1 } })).to.equal(
      violatedReference,
    );
    expect(await written({ trade: { change: again, seenVersion: 1 } })).to.equal(undefined);
  });

  it("lets nobody confirm their own proposal", async () => {
    for (const name of ["adaadmin", "benadmin"]) await addStaff(floor.database, name, "admin");
    const decided = (by: string) =>
      codeOf(
        `INSERT INTO staff_proposal (id, matter, reason, proposed_by, closed_by, closed_at, is_confirmed)
         VALUES ($1, '{}', 'For a test.', 'adaadmin', $1, clock_timestamp(), true)`,
        [by],
      );
    expect(await decided("adaadmin")).to.equal(violatedCheck);
    expect(await decided("benadmin")).to.equal(undefined);
  });

  const reward = (tradeId: string, id: string, takenBack: number) =>
    codeOf(
      `INSERT INTO partner_reward (id, version, trade_id, tier, partner_id, asset, units, taken_back)
       VALUES ($1, 1, $4, 1, $2, 'BTC', 100, $3)`,
      [id, seller.traderId, takenBack, tradeId],
    );

  it("takes back no more of a reward than was paid", async () => {
    expect(await begun(await opened("trade-r"))).to.equal(undefined);
    expect(await reward("trade-r", "one", 101)).to.equal(violatedCheck);
    expect(await reward("trade-r", "one", 100)).to.equal(undefined);
  });

  it("notes one reward of a trade and a tier", async () => {
    expect(await begun(await opened("trade-s"))).to.equal(undefined);
    expect(await reward("trade-s", "two", 0)).to.equal(undefined);
    expect(await reward("trade-s", "three", 0)).to.equal("23505");
  });

  const link = (id: string, payer: string | null, units: number | null, isCancelled = false) =>
    codeOf(
      `INSERT INTO payment_link (id, version, merchant_id, currency, minor, title, created_at, expires_at,
                                 is_cancelled, payer_id, units, price, paid_at)
       VALUES ($1, 1, $2, 'EUR', 1, '', now(), now(), $5, $3, $4::numeric, $4::numeric,
               CASE WHEN $4::numeric > 0 THEN now() END)`,
      [id, seller.traderId, payer, units, isCancelled],
    );

  it("keeps a payment of a link whole, of somebody else, and not of one that was called off", async () => {
    expect(await link("half", buyer.traderId, null)).to.equal(violatedCheck);
    expect(await link("own", seller.traderId, 1)).to.equal(violatedCheck);
    expect(await link("over", buyer.traderId, 1, true)).to.equal(violatedCheck);
    expect(await link("paid", buyer.traderId, 1)).to.equal(undefined);
  });

  it("sends what is nobody's only after an approval, and to nobody here", async () => {
    const send = (id: string, owner: string | null, needsApproval: boolean) =>
      codeOf(
        `INSERT INTO send (id, version, trader_id, asset, amount, fee, state, usd_cents, requested_at, chain,
                           address, network_fee_asset, network_fee, seal, needs_approval)
         VALUES ($1, 1, $2, 'BTC', 1, 0, 'requested', 0, now(), 'bitcoin', 'a', 'BTC', 0, 's', $3)`,
        [id, owner, needsApproval],
      );
    expect(await send("send-a", null, false)).to.equal(violatedCheck);
    expect(await send("send-b", null, true)).to.equal(undefined);
    expect(await send("send-c", seller.traderId, false)).to.equal(undefined);
  });

  it("pays no more on a claim than is owed", async () => {
    expect(await begun(await opened("trade-b"))).to.equal(undefined);
    const claim = (served: number) =>
      codeOf(
        `INSERT INTO claim (trade_id, debtor_id, creditor_id, asset, amount, served, written_off, made_at)
         VALUES ('trade-b', $1, $2, 'BTC', 100, $3, 1, clock_timestamp())`,
        [buyer.traderId, seller.traderId, served],
      );
    expect(await claim(100)).to.equal(violatedCheck);
    expect(await claim(99)).to.equal(undefined);
  });
});
