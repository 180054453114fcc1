import { expect } from "chai";
import type { AggregateChange } from "../../../src/application/ports/commit.ts";
import { commitJson } from "../../../src/adapters/persistence/commit/commit-json.ts";
import { sqlFunctions } from "../../../src/adapters/persistence/functions/sql-functions.ts";
import { TestMarket } from "../../support/test-market.ts";
import { TwoTransactions, type InTransaction } from "../../support/two-transactions.ts";
import { voucherRegistry, voucherTables } from "../../support/vouchers.ts";

describe("the functions that write a registered aggregate", () => {
  let market: TestMarket;
  let two: TwoTransactions;
  let holderId: string;
  before(async () => {
    market = await TestMarket.open();
    await market.database.query(voucherTables);
    holderId = (await market.addTrader()).traderId;
    await market.database.query(
      `INSERT INTO voucher (id, version, holder_id, units)
       VALUES ('one', 1, $1, 1), ('two', 1, $1, 1), ('three', 1, $1, 1), ('newer', 2, $1, 1)`,
      [holderId],
    );
    two = await TwoTransactions.on(market.database);
  });
  after(async () => {
    await two.close();
    await market.close();
  });

  const jsonOf = (change: AggregateChange) => {
    const commit = { judgedAt: Date.now(), usage: [], entries: [], aggregates: [change] };
    return commitJson(commit, undefined, voucherRegistry);
  };
  const changeOf = (id: string) =>
    jsonOf({ aggregate: "voucher", id, seenVersion: 1, state: { units: 2n } });
  const commits =
    (...ids: readonly string[]): InTransaction<string[]> =>
    async (transaction) => {
      const [row] = await transaction.query<{ outcomes: { outcome: string }[] }[]>(
        "SELECT commit_changes($1::jsonb) AS outcomes",
        [JSON.stringify(ids.map(changeOf))],
      );
      return row?.outcomes.map(({ outcome }) => outcome) ?? [];
    };

  it("name none", () => {
    expect(sqlFunctions.join("\n")).to.not.match(/voucher/);
  });

  it("lock by id: who names the last first waits for the first before it holds another", async () => {
    let free = 0;
    const heard = await two.interleave(
      (transaction) => transaction.query("SELECT FROM voucher WHERE id = 'one' FOR UPDATE"),
      commits("two", "one"),
      async (transaction) => {
        const rows = await transaction.query<unknown[]>(
          "SELECT FROM voucher WHERE id IN ('one', 'two') FOR UPDATE SKIP LOCKED",
        );
        free = rows.length;
      },
    );
    expect(free).to.equal(2);
    expect(heard).to.deep.equal(["applied", "applied"]);
  });

  it("make a change wait for another of the same one, and then learn of its new version", async () => {
    const heard = await two.interleave(
      (transaction) =>
        transaction.query("UPDATE voucher SET version = version + 1 WHERE id = 'three'"),
      commits("three"),
    );
    expect(heard).to.deep.equal(["conflict"]);
  });

  it("make a new one wait for another with its name, and then learn of it", async () => {
    const made = jsonOf({
      aggregate: "voucher",
      id: "new",
      seenVersion: undefined,
      state: { holderId, units: 2n },
    });
    const make: InTransaction<string | undefined> = async (transaction) => {
      const [row] = await transaction.query<{ outcomes: { outcome: string }[] }[]>(
        "SELECT commit_changes($1::jsonb) AS outcomes",
        [JSON.stringify([made])],
      );
      return row?.outcomes[0]?.outcome;
    };
    expect(await two.interleave(make, make)).to.equal("conflict");
  });

  it("refuse to overwrite another version, even without the check before", async () => {
    const write = market.database.query("SELECT commit_aggregates($1::jsonb, now())", [
      JSON.stringify(changeOf("newer")),
    ]);
    const refusal: unknown = await write.catch((error: unknown) => error);
    expect(refusal).to.have.property("code", "P0001");
  });
});
