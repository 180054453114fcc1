import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { connect, createServer, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { BuiltProgram, type Run } from "../support/built-program.ts";

/** The answer over a connection of its own: those that are kept stay with one process. */
async function ask(url: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get(new URL(path, url), { agent: false }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    }).on("error", reject);
  });
}

const metricsOf = async (url: string) => (await ask(url, "/metrics")).body;

/** The processes that this one started and that still run, the first one started first. */
function processesOf({ process: { pid } }: Run): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number)
    .toSorted((one, other) => one - other);
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return undefined;
  }
}

const isAlive = (pid: number) => parentOf(String(pid)) !== undefined;

const many = { DEMO: "1", WEB_PROCESSES: "2", LOG_LEVEL: "error" };

describe("several processes that serve on one machine", function () {
  this.timeout(90_000);
  const program = new BuiltProgram();
  let run: Run;
  let url: string;
  const start = async (environment: Record<string, string> = {}) => {
    run = program.run({ ...many, ...environment });
    url = await run.ready;
  };
  before(() => start({ STOP_DELAY_SECONDS: "2" }));
  after(() => program.remove());

  it("share the port, and show what each of them counted on one page", async () => {
    expect(run.output().match(/is ready: /g)).to.have.length(1);
    for (let asked = 0; asked < 6; asked += 1) {
      expect(await ask(url, "/healthz")).to.include({ status: 200 });
    }
    const page = await metricsOf(url);
    const counted = [...page.matchAll(/^peerhold_http_requests_total\{.*route="getLiveness".*$/gm)];
    const total = counted.reduce((sum, [line]) => sum + Number(line.split(" ").at(-1)), 0);
    expect(total).to.equal(6);
    expect(counted.join()).to.include('process="web-1"').and.to.include('process="web-2"');
    for (const name of ["web-1", "web-2", "work"]) {
      expect(page).to.match(
        new RegExp(`^process_resident_memory_bytes\\{process="${name}"\\}`, "m"),
      );
    }
    expect(page).to.match(/^peerhold_processes_wanted 3$/m);
    expect(page).to.match(/^peerhold_processes_serving 3$/m);
    // Read from the database, and the same for all: counted once.
    expect(page.match(/^peerhold_outbox_unpublished/gm)).to.have.length(1);
  });

  it("are started again when they end, and the others serve meanwhile", async () => {
    const [first = 0, ...others] = processesOf(run);
    process.kill(first, "SIGKILL");
    while (isAlive(first)) await pause(5);
    let page = await metricsOf(url);
    while (!/^peerhold_process_restarts_total\{process="web-1"\} 1$/m.test(page)) {
      expect(await ask(url, "/readyz")).to.include({ status: 200 });
      page = await metricsOf(url);
    }
    expect(page).to.match(/^peerhold_processes_serving 2$/m);
    while (!/^peerhold_processes_serving 3$/m.test(page)) page = await metricsOf(url);
    expect(processesOf(run)).to.include.members(others).and.to.have.length(3);
    expect(run.output()).to.match(/"process":"web-1".*"a process ended"/);
  });

  it("all say that they stop, finish what they have begun, and end", async () => {
    const { port, hostname } = new URL(url);
    const slow = connect(Number(port), hostname);
    slow.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n");
    await ask(url, "/healthz");
    const members = processesOf(run);
    run.process.kill("SIGTERM");
    while ((await ask(url, "/readyz")).status === 200) await pause(10);
    await pause(500);
    for (let asked = 0; asked < 4; asked += 1) {
      expect(await ask(url, "/readyz")).to.include({ status: 503 });
    }
    slow.write("Connection: close\r\n\r\n");
    expect(await text(slow)).to.match(/^HTTP\/1\.1 200 /);
    expect(await run.ended).to.equal(0);
    expect(members.filter(isAlive)).to.deep.equal([]);
  });

  it("end when the one that started them is gone", async () => {
    await start();
    const members = processesOf(run);
    run.process.kill("SIGKILL");
    for (const member of members) while (isAlive(member)) await pause(20);
  });

  it("say in one sentence, once, why they cannot start", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const port = String((other.address() as AddressInfo).port);
    const { ended, output } = program.run({ ...many, PORT: port, ADMIN_PORT: "0" });
    expect(await ended).to.equal(1);
    expect(output().trim().split("\n")).to.have.length(1);
    expect(output()).to.match(/^Port \d+ of 127\.0\.0\.1 is taken/);
    other.close();
  });
});
