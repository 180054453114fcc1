import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { OfferCard } from "../../src/adapters/http/contract/offer/offer-views.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import { BuiltProgram, type Run } from "../support/built-program.ts";
import { onDatabase } from "../support/on-database.ts";
import { Visitor } from "../support/visitor.ts";

const auditBooks = [process.execPath, join("dist", "server", "main.js"), "audit-books"];

/** The built program, as `npm start` runs it, with a data folder of its own. */
describe("the built program", function () {
  this.timeout(60_000);
  const opened = new BuiltProgram();
  let program: BuiltProgram;
  before(async () => {
    await opened.run({}).ready;
    await opened.stop();
  });
  beforeEach(async () => {
    program = new BuiltProgram();
    await program.takeOver(opened);
  });
  afterEach(() => program.remove());
  after(() => opened.remove());

  const run = (environment: Record<string, string>, command?: readonly string[]): Run =>
    program.run(environment, command);

  it("serves, stops when it is told to, and serves again", async () => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      const { process: child, ready, ended } = run({});
      expect((await fetch(`${await ready}/readyz`)).status).to.equal(200);
      child.kill(signal);
      expect(await ended).to.equal(0);
    }
  });

  it("works again after it was killed", async () => {
    const killed = run({});
    await killed.ready;
    killed.process.kill("SIGKILL");
    await killed.ended;
    expect((await fetch(`${await run({}).ready}/readyz`)).status).to.equal(200);
  });

  it("shares a new data folder with others that start at the same moment", async () => {
    program.forget();
    const runs = [run({}), run({}), run({})];
    for (const { ready } of runs) {
      expect((await fetch(`${await ready}/readyz`)).status).to.equal(200);
    }
    const [first, ...others] = runs;
    first?.process.kill("SIGTERM");
    expect(await first?.ended).to.equal(0);
    for (const { ready } of others) {
      expect((await fetch(`${await ready}/readyz`)).status).to.equal(200);
    }
  });

  it("can be split: one process serves, another carries out what is due", async () => {
    const web = run({ ROLE: "web", DEMO: "1" });
    const url = await web.ready;
    const { id } = await startTrade(url);
    await onDatabase(program.folder, (query) =>
      query(`UPDATE deadline SET at = clock_timestamp() WHERE subject = '${id}'`),
    );
    const status = () =>
      onDatabase(program.folder, async (query) => {
        const [row] = await query(`SELECT status FROM trade WHERE id = '${id}'`);
        return row?.["status"];
      });
    await pause(1_500);
    expect(await status()).to.equal("active_funded");
    const worker = run({ ROLE: "worker", DEMO: "1" });
    while ((await status()) === "active_funded") await pause(100);
    expect(await status()).to.equal("expired");
    expect(worker.output()).to.match(/worker is ready/);
    worker.process.kill("SIGTERM");
    expect(await worker.ended).to.equal(0);
  });

  it("stops when the program that started it is gone", async () => {
    const { process: child, ready, ended } = run({});
    await ready;
    child.disconnect();
    expect(await ended).to.equal(0);
  });

  it("stops with npm, even when npm is killed", async () => {
    const { process: npm, ready, ended } = run({}, ["npm", "start"]);
    const url = new URL(await ready);
    npm.kill("SIGKILL");
    await ended;
    while (await accepts(url)) await pause(50);
  });

  it("ends a connection that a client keeps busy", async () => {
    const { process: child, ready, ended } = run({});
    const url = new URL(await ready);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await new Promise<void>((answered) => {
      const ask = () =>
        get(new URL("/healthz", url), { agent }, (response) => {
          answered();
          response.resume().on("end", ask);
        }).on("error", () => undefined);
      ask();
    });
    child.kill("SIGTERM");
    const outcome = await Promise.race([ended, pause(5_000, "still running", { ref: false })]);
    expect(outcome).to.equal(0);
  });

  it("finishes a request under way before it stops, and takes no new one", async () => {
    const { process: child, ready, ended } = run({});
    const url = new URL(await ready);
    const slow = connect(Number(url.port), url.hostname);
    slow.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n");
    // Answered on the same loop: by then the server has read the half request, too.
    await fetch(url);
    child.kill("SIGTERM");
    while (await accepts(url)) await pause(10);
    slow.write("Connection: close\r\n\r\n");
    expect(await text(slow)).to.match(/^HTTP\/1\.1 200 /);
    expect(await ended).to.equal(0);
  });

  it("says in one sentence that the port is taken, and leaves the other program alone", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const port = String((other.address() as AddressInfo).port);
    const { ended, output } = run({ PORT: port, ADMIN_PORT: "0", LOG_LEVEL: "error" });
    const code = await ended;
    other.close();
    expect(output()).to.match(new RegExp(`^Port ${port} .* is taken: .*\\.\\n$`));
    expect(code).to.equal(1);
  });

  const refusals: readonly [string, () => Record<string, string>, RegExp][] = [
    ["a wrong value", () => ({ PORT: "none" }), /^PORT is "none".*\.\n$/],
    [
      "an address without its network",
      () => ({ HOST: "fe80::1", LOG_LEVEL: "silent" }),
      /^HOST is fe80::1.*\.\n$/,
    ],
    [
      "a foreign host",
      () => ({ HOST: "192.0.2.1", LOG_LEVEL: "silent" }),
      /^HOST is 192\.0\.2\.1.*\.\n$/,
    ],
    [
      "a data folder that cannot be made",
      () => {
        writeFileSync(join(program.folder, "file"), "");
        return { DATA_DIR: join(program.folder, "file", "data") };
      },
      /^The data folder .* cannot be written: .*\.\n$/,
    ],
    [
      "a database that does not respond",
      () => ({ DATABASE_URL: "postgres://user:secret@127.0.0.1:1/none" }),
      /^The database does not respond(?!.*secret).*\.\n$/,
    ],
  ];
  for (const [what, environment, sentence] of refusals) {
    it(`ends with one sentence on ${what}`, async () => {
      const { ended, output } = run(environment());
      expect(await ended).to.equal(1);
      expect(output()).to.match(sentence);
    });
  }

  it("starts to the end and then stops when it is told to stop while it starts", async () => {
    program.forget();
    for (const tell of [
      (child: ChildProcess) => child.kill("SIGTERM"),
      (child: ChildProcess) => child.disconnect(),
    ]) {
      const { process: child, ended, output } = run({});
      // It makes the folder after it has begun to listen, long before it is ready.
      while (!existsSync(join(program.folder, "data"))) await pause(10);
      tell(child);
      expect(await ended, output()).to.equal(0);
    }
  });

  it("stops when its terminal is closed", async () => {
    const { process: child, ready, ended } = run({});
    await ready;
    child.kill("SIGHUP");
    expect(await ended).to.equal(0);
  });

  it("goes on when a second start on its port is refused, also after a quiet time", async () => {
    const url = await run({}).ready;
    // The pool closes connections that were idle for 10 s: by then nothing of the first one shows.
    await pause(11_000);
    const { port } = new URL(url);
    const { ended, output } = run({ PORT: port, ADMIN_PORT: "0" });
    expect(await ended).to.equal(1);
    expect(output()).to.include(`Port ${port} `);
    expect((await fetch(`${url}/readyz`)).status).to.equal(200);
  });

  it("audits its books: finds nothing beside a running program, and after it alone what was broken", async () => {
    const server = run({});
    await server.ready;
    const beside = run({}, auditBooks);
    expect(await beside.ended, beside.output()).to.equal(0);
    expect(beside.output()).to.include("ok      entries-balance");
    expect(beside.output()).to.match(/The books balance \(\d+ invariants, \d+ ms\)\.\n$/);
    server.process.kill("SIGTERM");
    await server.ended;
    await onDatabase(program.folder, (query) =>
      query("UPDATE ledger_account SET balance = balance + 1 WHERE kind = 'available'"),
    );
    const alone = run({}, auditBooks);
    expect(await alone.ended, alone.output()).to.equal(1);
    expect(alone.output()).to.include("BROKEN  balances-are-sums");
    expect(alone.output()).to.include('"account":"available:BTC:');
    expect(alone.output()).to.include("The books do not balance: 1 broken");
  });
});

/** A trade of the demo's people over HTTP. */
async function startTrade(url: string): Promise<TradeView> {
  const buyer = await Visitor.ofDemo(url, "bruno_costa");
  const query = { type: "buy", crypto_currency_id: "8", currency: "EUR" };
  const [offer]: OfferCard[] = (await buyer.must("listOffers", { query })).data;
  const body = { offer_id: offer?.idHashed, fiat_amount: "100.00" };
  return (await buyer.must("startTrade", { body })).data;
}

/** Whether somebody still listens there. */
async function accepts(url: URL): Promise<boolean> {
  const socket = connect(Number(url.port), url.hostname);
  const accepted = await Promise.race([
    once(socket, "connect").then(() => true),
    once(socket, "error").then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return accepted;
}
