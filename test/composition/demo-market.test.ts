import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { expectBooksBalance } from "../support/books.ts";
import { Visitor } from "../support/visitor.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";

describe("the market of a demo, filled beside the running program", function () {
  this.timeout(60_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1", DEMO_OFFERS: "52" });
  });
  after(() => app.stop());

  it("has its offers after a while, of people who have funds and whose password nobody knows", async () => {
    const made = async () => {
      const [row] = await app.database.query<{ made: string }>(
        `SELECT count(*) AS made FROM offer JOIN trader ON trader.id = owner_id
          WHERE username IN ('amber_bridge', 'atlas_cove') AND is_approved AND is_active`,
      );
      return Number(row?.made);
    };
    while ((await made()) < 52) await pause(50);
    const people = await app.database.query<{ hash: string }>(
      `SELECT DISTINCT password_hash AS hash FROM trader
        WHERE username IN ('amber_bridge', 'atlas_cove')`,
    );
    expect(people).to.have.length(1);
    const visitor = await Visitor.of(app.url);
    const body = { login: "amber_bridge", password: "try the demo" };
    expect(await visitor.call("logIn", { body })).to.include({ status: 401 });
    await expectBooksBalance(app.database);
  });
});
