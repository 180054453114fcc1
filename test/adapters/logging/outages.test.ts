import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { Logger } from "pino";
import { createLogger } from "../../../src/adapters/logging/logger.ts";
import type { OutageRules } from "../../../src/adapters/logging/outages.ts";
import { isPassingTrouble } from "../../../src/adapters/persistence/connection/passing-trouble.ts";

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly message: string };
  readonly seconds?: number;
  readonly failures?: Readonly<Record<string, number>>;
}

const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
const stopped = Object.assign(new Error("terminating connection"), { code: "57P01" });

describe("the log of an outage", () => {
  let lines: Line[];
  const loggerWith = (rules: Partial<OutageRules>): Logger => {
    lines = [];
    const write = (line: string) => lines.push(JSON.parse(line) as Line);
    return createLogger("info", { write }, { isOutage: isPassingTrouble, ...rules });
  };
  const told = () => lines.map(({ msg }) => msg);

  it("has one line for its first failure, and one at its end that counts all of them", async () => {
    const logger = loggerWith({ quietMs: 150 });
    const request = logger.child({ req: { id: "a" } });
    logger.error({ err: stopped }, "events were not published");
    for (let time = 0; time < 1_000; time += 1) {
      request.error({ err: refused }, "request failed");
      request.warn({ res: { statusCode: 503 } }, "request errored");
    }
    expect(told()).to.deep.equal(["events were not published"]);
    expect(lines[0]?.err?.message).to.equal("terminating connection");
    await pause(100);
    logger.error({ err: refused }, "events were not published");
    while (lines.length < 2) await pause(10);
    expect(told()).to.deep.equal(["events were not published", "the outage is over"]);
    expect(lines[1]?.failures).to.deep.equal({
      "events were not published": 2,
      "request failed": 1_000,
    });
    expect(lines[1]?.seconds).to.be.within(0.1, 5);
    logger.error({ err: refused }, "request failed");
    expect(told()).to.have.length(3);
  });

  it("has one line where there was one failure", async () => {
    const logger = loggerWith({ quietMs: 30 });
    logger.error({ err: refused }, "request failed");
    await pause(150);
    logger.error({ err: refused }, "request failed");
    expect(told()).to.deep.equal(["request failed", "request failed"]);
  });

  it("hides nothing else: not other errors, nor what is said of them, nor other answers", () => {
    const logger = loggerWith({ quietMs: 60_000 });
    logger.error({ err: refused }, "request failed");
    logger.error({ err: new Error("a bug") }, "request failed");
    logger.warn({ res: { statusCode: 500 } }, "request errored");
    logger.warn("something else");
    logger.info({ milliseconds: 3 }, "the books balance");
    expect(told()).to.deep.equal([
      "request failed",
      "request failed",
      "request errored",
      "something else",
      "the books balance",
    ]);
  });

  it("says of requests that failed for a moment without one what it always did", () => {
    const logger = loggerWith({});
    logger.warn({ res: { statusCode: 503 } }, "request errored");
    expect(told()).to.deep.equal(["request errored"]);
  });

  it("says now and then of one that lasts that it goes on", async () => {
    const logger = loggerWith({ quietMs: 60_000, remindMs: 40 });
    logger.error({ err: refused }, "request failed");
    while (lines.length < 3) {
      logger.error({ err: refused }, "request failed");
      await pause(5);
    }
    expect(told()).to.deep.equal(["request failed", "the outage goes on", "the outage goes on"]);
    expect(lines[2]?.failures?.["request failed"]).to.be.above(
      lines[1]?.failures?.["request failed"] ?? 0,
    );
  });
});
