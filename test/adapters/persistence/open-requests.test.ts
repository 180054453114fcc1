import { expect } from "chai";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { SharedRequests } from "../../../src/adapters/http/inbound/shared-requests.ts";
import { postgresOpenRequests } from "../../../src/adapters/persistence/request-count/postgres-open-requests.ts";
import type { TraderId } from "../../../src/domain/id/id.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";

const nora = "nora00000001" as TraderId;
const omar = "omar00000001" as TraderId;

describe("requests that stay open in several processes", () => {
  let database: TestDatabase;
  let pool: DataSource;
  before(async () => {
    database = await cloneDatabase();
    pool = await createDataSource({ url: database.url }).initialize();
  });
  after(async () => {
    await pool.destroy();
    await database.drop();
  });
  beforeEach(() => pool.query("DELETE FROM open_request_process"));

  /** As a crash of the server does. */
  const forget = async () => {
    await pool.query("DELETE FROM open_request");
    await pool.query("DELETE FROM open_request_process");
  };
  const start = async () => {
    const shared = new SharedRequests(postgresOpenRequests(pool));
    await shared.round();
    const limit = shared.limited("stream", 3);
    return { shared, take: (who = nora) => limit.take(who), poll: shared.limited("poll", 3) };
  };
  /** Rounds until the next sign of life was given. */
  const pass = async ({ shared }: { shared: SharedRequests }) => {
    for (let round = 0; round < 4; round += 1) await shared.round();
  };

  it("are counted together for each person and kind, and given back when they end", async () => {
    const [one, other] = [await start(), await start()];
    const close = await one.take();
    await one.take();
    expect(await other.take()).to.be.a("function");
    expect([await other.take(), await one.take()]).to.deep.equal([undefined, undefined]);
    expect(await other.take(omar)).to.be.a("function");
    expect(await other.poll.take(nora)).to.be.a("function");
    close?.();
    close?.();
    await one.shared.round();
    expect(await other.take()).to.be.a("function");
    expect(await one.take()).to.equal(undefined);
  });

  it("of one that was killed count for some seconds, of one that stopped no more", async () => {
    const [killed, stopped, left] = [await start(), await start(), await start()];
    await killed.take();
    await killed.take();
    await stopped.take();
    expect(await left.take()).to.equal(undefined);
    await stopped.shared.leave();
    expect(await left.take()).to.be.a("function");
    expect(await left.take()).to.equal(undefined);
    const [sign] = await pool.query<{ seconds: string }[]>(
      "SELECT extract(epoch FROM max(until) - clock_timestamp()) AS seconds FROM open_request_process",
    );
    expect(Number(sign?.seconds)).to.be.within(0, 6);
    await pool.query("UPDATE open_request_process SET until = clock_timestamp()");
    await pass(left);
    expect(await left.take()).to.be.a("function");
  });

  it("are told again after the database forgot them, as after a crash", async () => {
    const [one, other] = [await start(), await start()];
    for (let count = 0; count < 3; count += 1) await one.take();
    await forget();
    await pass(one);
    expect(await other.take()).to.equal(undefined);
  });

  it("are counted by each process alone while the database does not answer", async () => {
    const broken = { query: () => Promise.reject(new Error("It is gone")) };
    const limit = new SharedRequests(postgresOpenRequests(broken)).limited("stream", 2);
    expect(await limit.take(nora)).to.be.a("function");
    expect(await limit.take(nora)).to.be.a("function");
    expect(await limit.take(nora)).to.equal(undefined);
  });

  it("behind one address are parted among the processes that live", async () => {
    const one = await start();
    const address = "192.0.2.1" as unknown as TraderId;
    const parted = one.shared.parted(4);
    const closes = Array.from({ length: 4 }, () => parted.take(address));
    expect(closes).to.not.include(undefined);
    expect(parted.take(address)).to.equal(undefined);
    for (const close of closes) close?.();
    const other = await start();
    await pass(one);
    const halves = [one.shared.parted(4), other.shared.parted(4)];
    for (const half of halves) {
      const taken = [half.take(address), half.take(address), half.take(address)];
      expect(taken.filter((close) => close === undefined)).to.have.length(1);
    }
  });

  it("leave nothing behind of processes that are long gone, and no name or address", async () => {
    await forget();
    const [gone, living] = [await start(), await start()];
    await gone.take();
    await living.take();
    const rows = await pool.query<{ caller: Buffer }[]>("SELECT caller FROM open_request");
    expect(rows.map(({ caller }) => caller.length)).to.deep.equal([16, 16]);
    await pool.query(
      `UPDATE open_request_process SET until = until - interval '2 minutes'
        WHERE process = (SELECT process FROM open_request ORDER BY ctid LIMIT 1)`,
    );
    for (let signs = 0; signs < 30; signs += 1) await pass(living);
    const [left] = await pool.query<{ requests: string }[]>(
      "SELECT count(*) AS requests FROM open_request",
    );
    expect(left?.requests).to.equal("1");
  });
});
