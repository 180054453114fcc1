import { expect } from "chai";
import { bookProbes } from "../../../../src/adapters/persistence/books/book-probes.ts";
import { invariantNames } from "../../../../src/application/ports/invariants.ts";
import { findDisputeReason } from "../../../../src/domain/dispute/dispute-reasons.ts";
import { money } from "../../../../src/domain/money/money.ts";
import { caseDeskOf } from "../../../support/case-desk.ts";
import { expectBooksBalance, holds, testedQueries } from "../../../support/books.ts";
import { for100, TestMarket } from "../../../support/test-market.ts";
import { patientStartPolicy } from "../../../support/patient-start-policy.ts";
import { plantedFaults, type PlantedTrades } from "./planted-faults.ts";

const none = { held: "", released: "", returned: "", reopened: "" };

describe("the invariants of the books", () => {
  let floor: TestMarket;
  let trades: PlantedTrades;
  before(async () => {
    floor = await TestMarket.open(patientStartPolicy);
    const counter = await floor.openCounter();
    const [seller, buyer] = [await floor.addTrader(), await floor.addTrader()];
    await floor.fund(counter, seller, money("BTC", 10_000_000n));
    const offer = await floor.addSellOffer(seller);
    const start = async () => {
      const started = await counter.startTrade.execute(buyer, for100(offer));
      if (!started.ok) throw new Error(started.refusal.code);
      return started.value;
    };
    const paid = async () => {
      const trade = await start();
      await counter.partyAct.execute(buyer, trade, { act: "paid" });
      return trade;
    };
    trades = {
      held: await start(),
      released: await paid(),
      returned: await start(),
      reopened: await start(),
    };
    await counter.releaseTrade.execute(seller, trades.released, { password: "password" });
    await counter.partyAct.execute(buyer, trades.returned, { act: "cancel" });
    await counter.partyAct.execute(buyer, trades.reopened, { act: "cancel" });
    await counter.propose.execute(buyer, trades.reopened, { kind: "reopen" });
    const asked = (await counter.trades.load(trades.reopened))?.trade.proposals[0]?.id ?? "";
    await counter.acceptProposal.execute(seller, trades.reopened, asked, {});
    // Settled for less than was agreed, with the fee returned because staff were late.
    const [amended, late] = [await paid(), await paid()];
    await counter.propose.execute(buyer, amended, { kind: "amend", received: "60.00" });
    const terms = (await counter.trades.load(amended))?.trade.proposals[0]?.id ?? "";
    await counter.acceptProposal.execute(seller, amended, terms, {
      proof: { password: "password" },
    });
    await floor.database.query("UPDATE trade SET dispute_available_at = started_at");
    const { openDispute } = caseDeskOf(counter);
    await openDispute.execute(buyer, late, {
      reason: findDisputeReason(5)!,
      text: "No release",
    });
    await floor.database.query("UPDATE dispute_case SET was_late = true");
    await counter.releaseTrade.execute(seller, late, { password: "password" });
  });
  after(() => floor.close());

  it("hold of trades that ran as they should", async () => {
    const kinds = await floor.database.query(
      `SELECT status, escrow, holds, count(*)::integer AS trades,
              sum((SELECT count(*) FROM ledger_posting p JOIN ledger_entry e ON e.id = p.entry_id
                    WHERE e.ref = 'settle:' || t.id || ':1' AND p.account_id = 'fees:BTC'))::integer AS fees
         FROM trade t GROUP BY status, escrow, holds ORDER BY status, escrow, holds`,
    );
    expect(kinds).to.deep.equal([
      { status: "active_funded", escrow: "held", holds: 1, trades: 1, fees: 0 },
      { status: "active_funded", escrow: "held", holds: 2, trades: 1, fees: 0 },
      { status: "cancelled_buyer", escrow: "returned", holds: 1, trades: 1, fees: 0 },
      { status: "released", escrow: "released", holds: 1, trades: 2, fees: 1 },
      { status: "released", escrow: "split", holds: 1, trades: 1, fees: 1 },
    ]);
    await expectBooksBalance(floor.database);
  });

  for (const name of invariantNames) {
    for (const way of plantedFaults(none)[name].keys()) {
      it(`find what breaks them: ${name}, the ${way + 1}. way`, async () => {
        const query = (sql: string, values: unknown[] = []) => floor.database.query(sql, values);
        await query("BEGIN");
        try {
          await query("SET LOCAL session_replication_role = replica");
          for (const statement of plantedFaults(trades)[name][way] ?? []) await query(statement);
          const { sql, parameters } = testedQueries[name];
          expect(await query(sql, [...parameters])).to.not.deep.equal([]);
          const probes = bookProbes().filter(({ covers }) => covers.includes(name));
          const seen = [];
          for (const probe of probes) seen.push(await holds(floor.database, probe));
          if (probes.length > 0) expect(seen, "its probes").to.include(false);
        } finally {
          await query("ROLLBACK");
        }
      });
    }
  }
});
