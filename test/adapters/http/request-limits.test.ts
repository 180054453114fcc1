import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";

describe("limits of requests", () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1", READS_PER_MINUTE: "20", WRITES_PER_MINUTE: "5" });
  });
  after(() => app.stop());

  it("turn away one account that asks too often, and no other", async () => {
    const busy = await Visitor.of(app.url);
    await busy.register("busy_reader");
    const calm = await Visitor.of(app.url);
    await calm.register("calm_reader");
    const answers = [];
    for (let count = 0; count < 25; count++) answers.push(await busy.call("getBalances"));
    expect(answers.slice(0, 20).map(({ status }) => status)).to.deep.equal(Array(20).fill(200));
    const turnedAway = answers.at(-1);
    expect(turnedAway).to.include({ status: 429, code: "rate_limited" });
    expect(Number(turnedAway?.headers.get("retry-after"))).to.be.within(1, 60);
    expect(answers[0]?.headers.get("ratelimit-limit")).to.equal("20");
    expect(await calm.call("getBalances")).to.include({ status: 200 });
  });

  it("count what changes something apart", async () => {
    const writer = await Visitor.of(app.url);
    await writer.register("busy_writer");
    const parameters = { id: "nothing12345" };
    const statuses = [];
    for (let count = 0; count < 6; count++) {
      statuses.push((await writer.call("markTradePaid", { parameters })).status);
    }
    expect(statuses).to.deep.equal([404, 404, 404, 404, 404, 429]);
    expect(await writer.call("getBalances")).to.include({ status: 200 });
  });

  it("count in all processes together", async () => {
    const beside = await app.startBeside();
    const reader = await Visitor.of(app.url);
    await reader.register("two_doors");
    const other = await Visitor.of(beside.url);
    await other.must("logIn", { body: { login: "two_doors", password: passwordOf("two_doors") } });
    await other.openPage();
    for (let count = 0; count < 10; count++) await reader.must("getBalances");
    await other.must("getBalances");
    await other.must("getBalances");
    let status = 200;
    // Each tells the others twice a second.
    for (let count = 0; count < 18 && status === 200; count++) {
      await pause(count === 0 ? 1_500 : 0);
      ({ status } = await other.call("getBalances"));
    }
    await beside.stop();
    expect(status).to.equal(429);
  });
});
