import { expect } from "chai";
import { join } from "node:path";
import { BuiltProgram } from "../support/built-program.ts";
import { onDatabase } from "../support/on-database.ts";

const command = [process.execPath, join("dist", "server", "main.js"), "audit-books"];

describe("the command that audits the books", function () {
  this.timeout(120_000);
  const program = new BuiltProgram();
  after(() => program.remove());

  it("finds nothing beside a running program, and after it alone what was broken", async () => {
    const server = program.run({});
    await server.ready;
    const beside = program.run({}, command);
    expect(await beside.ended, beside.output()).to.equal(0);
    expect(beside.output()).to.include("ok      entries-balance");
    expect(beside.output()).to.match(/The books balance \(\d+ invariants, \d+ ms\)\.\n$/);
    server.process.kill("SIGTERM");
    await server.ended;
    await onDatabase(program.folder, (query) =>
      query("UPDATE ledger_account SET balance = balance + 1 WHERE kind = 'available'"),
    );
    const alone = program.run({}, command);
    expect(await alone.ended, alone.output()).to.equal(1);
    expect(alone.output()).to.include("BROKEN  balances-are-sums");
    expect(alone.output()).to.include('"account":"available:BTC:');
    expect(alone.output()).to.include("The books do not balance: 1 broken");
  });
});
