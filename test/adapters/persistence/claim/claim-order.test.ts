import { expect } from "chai";
import type { Actor } from "../../../../src/application/actor/actor.ts";
import { PostgresClaimStore } from "../../../../src/adapters/persistence/claim/postgres-claim-store.ts";
import type { DebtClaim } from "../../../../src/domain/claim/debt-claim.ts";
import { money } from "../../../../src/domain/money/money.ts";
import { patientStartPolicy } from "../../../support/patient-start-policy.ts";
import { for100, TestMarket, type Counter } from "../../../support/test-market.ts";

describe("the claims against a trader in the database", () => {
  let floor: TestMarket;
  let counter: Counter;
  let claims: PostgresClaimStore;
  let debtor: Actor;
  let trades: string[];
  before(async () => {
    floor = await TestMarket.open(patientStartPolicy);
    counter = await floor.openCounter();
    claims = new PostgresClaimStore(counter.pool);
    debtor = await floor.addTrader();
    trades = [];
    for (let count = 0; count < 5; count += 1) {
      const creditor = await floor.addTrader();
      await floor.fund(counter, creditor, money("BTC", 1_000_000n));
      const offer = await floor.addSellOffer(creditor);
      const started = await counter.startTrade.execute(debtor, for100(offer));
      if (!started.ok) expect.fail(started.refusal.code);
      trades.push(started.value);
    }
    // Created in another order than the trades started: the third trade's claim is the oldest.
    const [first, second, third, fourth, fifth] = trades;
    await claim(first!, 2);
    await claim(second!, 3);
    await claim(third!, 5);
    await claim(fourth!, 4, "ETH");
    await claim(fifth!, 6, "BTC", 100);
  });
  after(() => floor.close());

  /** A claim of 100 units that was created this many days ago. */
  const claim = (tradeId: string, daysAgo: number, asset = "BTC", served = 0) =>
    floor.database.query(
      `INSERT INTO claim (trade_id, debtor_id, creditor_id, asset, amount, served, written_off, made_at)
       SELECT id, buyer_id, seller_id, $2, 100, $3, 0, clock_timestamp() - make_interval(days => $4)
         FROM trade WHERE id = $1`,
      [tradeId, asset, served, daysAgo],
    );
  const placesOf = (found: readonly DebtClaim[]) =>
    found.map(({ tradeId }) => trades.indexOf(tradeId));

  it("are paid oldest first, only open ones in that coin", async () => {
    const { debtorBalance } = await claims.debtorBalance(debtor.traderId, "BTC");
    expect(placesOf(debtorBalance.claims)).to.deep.equal([2, 1, 0]);
    const ether = await claims.debtorBalance(debtor.traderId, "ETH");
    expect(placesOf(ether.debtorBalance.claims)).to.deep.equal([3]);
  });

  it("are judged in the same order with a trade of the debtor's", async () => {
    const loaded = await counter.trades.load(trades[0] ?? "");
    expect(placesOf(loaded?.funds.debtorBalances.buyer.claims ?? [])).to.deep.equal([2, 1, 0]);
    expect(loaded?.funds.debtorBalances.seller.claims).to.deep.equal([]);
  });

  it("are shown to the debtor in that order, in all coins", async () => {
    expect(placesOf(await claims.openClaims(debtor.traderId))).to.deep.equal([2, 3, 1, 0]);
  });
});
