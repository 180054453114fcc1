import { expect } from "chai";
import type { Actor } from "../../src/application/actor/actor.ts";
import { invariantNames, type InvariantName } from "../../src/application/ports/invariants.ts";
import { money } from "../../src/domain/money/money.ts";
import { testedQueries } from "../support/books.ts";
import { patientStartPolicy } from "../support/patient-start-policy.ts";
import { for100, TestMarket, type Counter } from "../support/test-market.ts";

const trades = 50;
const releases = 64;
const processes = 4;

describe("many trades that are each released many times at once", function () {
  this.timeout(120_000);
  let floor: TestMarket;
  let counters: readonly Counter[];
  before(async () => {
    floor = await TestMarket.open(patientStartPolicy);
    counters = await Promise.all(Array.from({ length: processes }, () => floor.openCounter()));
  });
  after(() => floor.close());

  it("of 64 releases of each of 50 trades one pays, and every invariant holds", async () => {
    const seller = await floor.addTrader();
    await floor.fund(counters[0]!, seller, money("BTC", 100_000_000n));
    const offerId = await floor.addSellOffer(seller);
    const ids: string[] = [];
    for (let n = 0; n < trades; n += 1) ids.push(await paid(await floor.addTrader(3), offerId));
    const answers = await Promise.all(
      ids.flatMap((id) =>
        Array.from({ length: releases }, (_, index) =>
          counters[index % processes]!.releaseTrade.execute(seller, id, {
            password: "password",
          }).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      ),
    );
    expect(answers).to.include(true);
    const broken = await brokenInvariants();
    const settlements = await floor.database.query(
      "SELECT 1 FROM ledger_entry WHERE starts_with(ref, 'settle:')",
    );
    const found = `${broken.join(", ")}: ${settlements.length} settlements of ${trades} trades`;
    expect(broken, found).to.deep.equal([]);
    expect(settlements).to.have.length(trades);
  });

  async function paid(buyer: Actor, offerId: string): Promise<string> {
    const started = await counters[0]!.startTrade.execute(buyer, for100(offerId));
    if (!started.ok) throw new Error(started.refusal.code);
    await counters[0]!.partyAct.execute(buyer, started.value, { act: "paid" });
    return started.value;
  }

  async function brokenInvariants(): Promise<readonly InvariantName[]> {
    const broken: InvariantName[] = [];
    for (const name of invariantNames) {
      const { sql, parameters } = testedQueries[name];
      const rows = await floor.database.query(sql, [...parameters]);
      if (rows.length > 0) broken.push(name);
    }
    return broken;
  }
});
