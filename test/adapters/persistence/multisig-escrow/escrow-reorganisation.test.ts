import { expect } from "chai";
import { PostgresClaimStore } from "../../../../src/adapters/persistence/claim/postgres-claim-store.ts";
import { PostgresOwnCoins } from "../../../../src/adapters/persistence/send/postgres-own-coins.ts";
import { PostgresRewardStore } from "../../../../src/adapters/persistence/partner/postgres-reward-store.ts";
import { RewardPartners } from "../../../../src/application/partner/reward-partners.ts";
import { defaultDepositPolicy } from "../../../../src/domain/policy/default-chain-policy.ts";
import { defaultPartnerPolicy } from "../../../../src/domain/policy/default-people-policy.ts";
import { expectBooksBalance } from "../../../support/books.ts";
import { escrowCourse } from "../../../support/escrow-course.ts";
import { TestMarket, type Counter } from "../../../support/test-market.ts";

const needed = defaultDepositPolicy.smallBlocks;

describe("a settled multisig escrow whose blocks leave the chain, in the database", () => {
  let floor: TestMarket;
  let counter: Counter;
  before(async () => {
    floor = await TestMarket.open();
    counter = await floor.openCounter();
  });
  afterEach(() => expectBooksBalance(floor.database));
  after(() => floor.close());

  const run = async (isLate = false) => {
    const course = await escrowCourse(floor, counter);
    const { trade, buyer, pay, blocks, signedBy, releaseWith, payOut } = course;
    await pay(201_000n);
    await blocks(needed - 1);
    await counter.partyAct.execute(buyer, trade.id, { act: "paid" });
    await releaseWith(await signedBy("seller", { kind: "release" }));
    if (isLate) {
      await floor.database.query(
        "UPDATE trade SET rules = jsonb_set(rules, '{memory,feeGoesBack}', 'true') WHERE id = $1",
        [trade.id],
      );
    }
    await payOut();
    await blocks(needed);
    expect(await course.state()).to.deep.equal(["released", "settled"]);
    return course;
  };
  /** The entries of its fee, with what each moved to an account. */
  const booked = async (tradeId: string, account = "hot:BTC") => {
    const rows = await floor.database.query<{ ref: string; amount: string }>(
      `SELECT replace(e.ref, $1, 'T') AS ref, p.amount::text AS amount
         FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
        WHERE split_part(e.ref, ':', 2) = $1 AND starts_with(e.ref, 'escrow-fee') AND p.account_id = $2
        ORDER BY e.id`,
      [tradeId, account],
    );
    return rows.map(({ ref, amount }) => `${ref} ${amount}`);
  };
  const coinsOf = async (number: number) =>
    (await new PostgresOwnCoins(counter.pool).known()).filter(
      (each) => each.branch === "escrow_fees" && each.number === number,
    );

  it("books nothing again for the same payout, and its coin is ours only while that is confirmed", async () => {
    const { trade, escrow, blocks, state, reorganise, mineAgain } = await run();
    expect(await coinsOf(escrow.keyNumber)).to.have.lengthOf(1);
    await reorganise(needed + 1);
    expect(await state()).to.deep.equal(["released", "sent"]);
    expect(await coinsOf(escrow.keyNumber)).to.deep.equal([]);
    await mineAgain();
    await blocks(needed);
    expect(await state()).to.deep.equal(["released", "settled"]);
    expect(await booked(trade.id)).to.deep.equal(["escrow-fee:T -1000"]);
    expect(await coinsOf(escrow.keyNumber)).to.have.lengthOf(1);
  });

  it("takes the fee back when the seller leaves with the exit, and the share of a partner with it, and brings both back", async () => {
    const partner = await floor.addTrader();
    const { trade, buyer, blocks, state, reorganise, leave, mineAgain } = await run();
    await floor.database.query("INSERT INTO referral (trader_id, referrer_id) VALUES ($1, $2)", [
      buyer.traderId,
      partner.traderId,
    ]);
    const rewards = new RewardPartners(
      new PostgresRewardStore(counter.pool),
      counter.changes,
      () => defaultPartnerPolicy,
    );
    const due = () =>
      floor.database.query(
        "INSERT INTO partner_due (trade_id) VALUES ($1) ON CONFLICT (trade_id) DO NOTHING",
        [trade.id],
      );
    const share = async () => {
      const account = await new PostgresRewardStore(counter.pool).account(partner.traderId, "BTC");
      return account.units;
    };
    await due();
    expect(await rewards.execute()).to.deep.equal([]);
    const paid = await share();
    expect(paid > 0n).to.equal(true);
    await reorganise(needed + 1);
    await leave();
    await blocks(needed);
    expect(await state()).to.deep.equal(["released", "exited"]);
    expect(await booked(trade.id)).to.deep.equal([
      "escrow-fee:T -1000",
      "escrow-fee-back:T:1 1000",
    ]);
    await due();
    expect(await rewards.execute()).to.deep.equal([]);
    expect(await share()).to.equal(0n);
    await reorganise(needed + 1);
    await mineAgain();
    await blocks(needed);
    expect(await state()).to.deep.equal(["released", "settled"]);
    await due();
    expect(await rewards.execute()).to.deep.equal([]);
    expect(await share()).to.equal(paid);
  });

  it("takes it from the balance of the seller where staff were late", async () => {
    const { trade, seller, blocks, reorganise, leave } = await run(true);
    const claims = new PostgresClaimStore(counter.pool);
    const balance = async () =>
      (await claims.debtorBalance(seller.traderId, "BTC")).debtorBalance.available;
    expect(await balance()).to.equal(1_000n);
    await reorganise(needed + 1);
    await leave();
    await blocks(needed);
    expect(await balance()).to.equal(0n);
    expect(await booked(trade.id)).to.deep.equal([
      "escrow-fee:T -1000",
      "escrow-fee-back:T:1 1000",
    ]);
    expect(await booked(trade.id, "fees:BTC")).to.deep.equal([]);
  });

  it("stays as it was where its booking fails, and those after it go on", async () => {
    const first = await run();
    const second = await escrowCourse(floor, counter);
    await first.reorganise(needed + 1);
    await first.leave();
    // Somebody took the name of the entry: the ledger refuses it.
    await floor.database.query("INSERT INTO ledger_entry (ref) VALUES ($1)", [
      `escrow-fee-back:${first.trade.id}:1`,
    ]);
    const failed = await first.blocks(needed).catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(Error).with.property("message").that.includes(first.trade.id);
    await second.pay(201_000n).catch(() => {});
    for (let left = needed; left > 0; left -= 1) await second.blocks(1).catch(() => {});
    expect((await second.state())[1]).to.equal("funded");
    await floor.database.query("ALTER TABLE ledger_entry DISABLE TRIGGER USER");
    await floor.database.query("DELETE FROM ledger_entry WHERE ref = $1", [
      `escrow-fee-back:${first.trade.id}:1`,
    ]);
    await floor.database.query("ALTER TABLE ledger_entry ENABLE TRIGGER USER");
    await first.blocks(needed);
    expect((await first.state())[1]).to.equal("exited");
    expect(await booked(first.trade.id)).to.have.lengthOf(2);
  });
});
