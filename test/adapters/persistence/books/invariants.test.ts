import { expect } from "chai";
import { invariantNames } from "../../../../src/application/books/invariants.ts";
import { money } from "../../../../src/domain/money/money.ts";
import { expectBooksBalance, testedQueries } from "../../../support/books.ts";
import { for100, TradingFloor } from "../../../support/trading-floor.ts";
import { patientStartPolicy } from "../../../support/patient-start-policy.ts";
import { plantedFaults, type PlantedTrades } from "./planted-faults.ts";

const none = { held: "", released: "", returned: "" };

describe("the invariants of the books", () => {
  let floor: TradingFloor;
  let trades: PlantedTrades;
  before(async () => {
    floor = await TradingFloor.open(patientStartPolicy);
    const counter = await floor.openCounter();
    const [seller, buyer] = [await floor.addTrader(), await floor.addTrader()];
    await floor.fund(counter, seller, money("BTC", 10_000_000n));
    const offer = await floor.addSellOffer(seller);
    const start = async () => {
      const started = await counter.startTrade.execute(buyer, for100(offer));
      if (!started.ok) throw new Error(started.refusal.code);
      return started.value;
    };
    trades = { held: await start(), released: await start(), returned: await start() };
    await counter.markTradePaid.execute(buyer, trades.released);
    await counter.releaseTrade.execute(seller, trades.released, "password");
    await counter.cancelTrade.execute(buyer, trades.returned, undefined);
  });
  after(() => floor.close());

  it("hold of trades that ran as they should", async () => {
    const statuses = await floor.database.query(
      "SELECT DISTINCT status FROM trade ORDER BY status",
    );
    expect(statuses).to.have.length(3);
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
        } finally {
          await query("ROLLBACK");
        }
      });
    }
  }
});
