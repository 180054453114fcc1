import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import type { StaffActor } from "../../../src/application/actor/staff-actor.ts";
import { PostgresWalletStore } from "../../../src/adapters/persistence/wallet/postgres-wallet-store.ts";
import { findDisputeReason } from "../../../src/domain/dispute/dispute-reasons.ts";
import { money } from "../../../src/domain/money/money.ts";
import { addStaff, caseDeskOf, decided, type CaseDeskParts } from "../../support/case-desk.ts";
import { patientStartPolicy } from "../../support/patient-start-policy.ts";
import { for100, heldFor100, TestMarket, type Counter } from "../../support/test-market.ts";

const reason = findDisputeReason(1)!;

describe("what a wallet shows as held", () => {
  let floor: TestMarket;
  let counter: Counter;
  let desk: CaseDeskParts;
  let wallets: PostgresWalletStore;
  let nia: StaffActor;
  let [buyer, seller]: Actor[] = [];
  let offer: string;
  before(async () => {
    floor = await TestMarket.open(patientStartPolicy);
    counter = await floor.openCounter();
    desk = caseDeskOf(counter);
    wallets = new PostgresWalletStore(counter.pool);
    nia = await addStaff(floor.database, "niamod00", "moderator");
  });
  beforeEach(async () => {
    [buyer, seller] = [await floor.addTrader(), await floor.addTrader()];
    await floor.fund(counter, seller, money("BTC", 1_000_000n));
    offer = await floor.addSellOffer(seller);
  });
  after(() => floor.close());

  const started = async () => {
    const trade = await counter.startTrade.execute(buyer!, for100(offer));
    if (!trade.ok) throw new Error(trade.refusal.code);
    return trade.value;
  };
  const bitcoinOf = async ({ traderId }: Actor) =>
    (await wallets.balances(traderId)).find(({ held }) => held.asset === "BTC")!;

  it("is each of the seller's trades until its escrow is empty, whatever its status", async () => {
    const id = await started();
    const expectHeld = async (status: string) => {
      expect(await floor.status(id)).to.equal(status);
      const { available, held, holds } = await bitcoinOf(seller!);
      expect(holds, status).to.deep.equal([{ tradeId: id, amount: heldFor100 }]);
      expect(held, status).to.deep.equal(heldFor100);
      expect(available.units + held.units, status).to.equal(1_000_000n);
      expect((await bitcoinOf(buyer!)).holds, status).to.deep.equal([]);
    };
    await expectHeld("active_funded");
    await counter.partyAct.execute(buyer!, id, { act: "paid" });
    await expectHeld("paid");
    await floor.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [id],
    );
    await desk.openDispute.execute(buyer!, id, { reason, text: "" });
    await expectHeld("dispute_open");
    await desk.takeCase.execute(nia, id);
    await desk.decideCase.execute(nia, id, decided("seller"));
    await expectHeld("dispute_won_seller");
    await counter.releaseTrade.execute(seller!, id, { password: "password" });
    const after = await bitcoinOf(seller!);
    expect([after.held.units, after.holds]).to.deep.equal([0n, []]);
  });

  it("is newest first, and adds up to all of them", async () => {
    const ids = [await started(), await started(), await started()];
    const { held, holds } = await bitcoinOf(seller!);
    expect(holds.map(({ tradeId }) => tradeId)).to.deep.equal(ids.toReversed());
    expect(held.units).to.equal(3n * heldFor100.units);
  });
});
