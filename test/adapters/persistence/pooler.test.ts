import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import {
  createDataSource,
  directAddress,
  type DatabaseAddress,
} from "../../../src/adapters/persistence/connection/data-source.ts";
import { expectGoodPooler } from "../../../src/adapters/persistence/connection/expect-good-pooler.ts";
import { keepRoleLimits } from "../../../src/adapters/persistence/connection/role-limits.ts";
import { CannotStart } from "../../../src/application/ports/cannot-start.ts";
import { startApplication } from "../../../src/composition/application.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { findProject } from "../../../src/composition/project.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { patientStartPolicy } from "../../support/patient-start-policy.ts";
import { for100, TestMarket } from "../../support/test-market.ts";
import { TransactionPooler } from "../../support/transaction-pooler.ts";
import { money } from "../../../src/domain/money/money.ts";

describe("a pooler that gives each transaction any connection", () => {
  let floor: TestMarket;
  const open: { close(): Promise<void> }[] = [];
  before(async () => {
    floor = await TestMarket.open(patientStartPolicy);
  });
  afterEach(async () => {
    for (const each of open.splice(0).toReversed()) await each.close();
  });
  after(() => floor.close());

  const openPooler = async (keepsStatements: boolean) => {
    const host = new URL(floor.database.url).searchParams.get("host") ?? "";
    const pooler = await TransactionPooler.open(
      { path: join(host, ".s.PGSQL.5432") },
      keepsStatements,
    );
    open.push(pooler);
    const url = new URL(floor.database.url);
    url.search = "";
    url.port = String(pooler.port);
    return { pooler, address: { url: url.href, directUrl: floor.database.url } };
  };
  const openPool = async (address: DatabaseAddress): Promise<DataSource> => {
    const pool = await createDataSource(address).initialize();
    open.push({ close: () => pool.destroy() });
    return pool;
  };
  const refusalOf = (act: Promise<unknown>) =>
    act.then(
      () => "none",
      (error: unknown) => (error instanceof CannotStart ? error.message : error),
    );

  it("has connections without limits until the role has them, and is refused so", async () => {
    const { address } = await openPooler(true);
    const pool = await openPool(address);
    await pool.query("SELECT");
    await keepRoleLimits(directAddress(address));
    await keepRoleLimits(directAddress(address));
    expect(await refusalOf(expectGoodPooler(pool))).to.match(
      /^The pooler .*statement_timeout = 0.*RECONNECT\.$/,
    );
  });

  it("passes on the limits of the role, and is taken", async () => {
    const { address } = await openPooler(true);
    await keepRoleLimits(directAddress(address));
    const pool = await openPool(address);
    await expectGoodPooler(pool);
    const error: unknown = await pool.query("SELECT pg_sleep(9)").catch((each: unknown) => each);
    expect(error).to.have.property("code", "57014");
  });

  it("is refused if it mixes up what its clients prepared", async () => {
    const { address } = await openPooler(false);
    await keepRoleLimits(directAddress(address));
    expect(await refusalOf(expectGoodPooler(await openPool(address)))).to.match(
      /^The pooler at DATABASE_URL mixes up prepared statements: .*1\.21/,
    );
  });

  it("carries the trades of four processes over fewer connections than they have", async () => {
    const { pooler, address } = await openPooler(true);
    await keepRoleLimits(directAddress(address));
    const counters = await Promise.all(
      Array.from({ length: 4 }, () => floor.openCounter(undefined, address)),
    );
    const [first] = counters;
    const seller = await floor.addTrader();
    const offerId = await floor.addSellOffer(seller);
    await floor.fund(first!, seller, money("BTC", 100_000_000n));
    const buyers = await Promise.all(Array.from({ length: 24 }, () => floor.addTrader()));
    const released = await Promise.all(
      buyers.map(async (buyer, place) => {
        const { startTrade, partyAct, releaseTrade } = counters[place % counters.length]!;
        const started = await startTrade.execute(buyer, for100(offerId));
        if (!started.ok) throw new Error(started.refusal.code);
        await partyAct.execute(buyer, started.value, { act: "paid" });
        return releaseTrade.execute(seller, started.value, { password: "password" });
      }),
    );
    expect(released.filter(({ ok }) => !ok)).to.deep.equal([]);
    await expectBooksBalance(floor.database);
    expect(pooler.opened).to.be.at.most(64);
  });

  describe("as the database of the whole application", function () {
    this.timeout(60_000);
    let folder: string;
    before(() => {
      folder = mkdtempSync(join(tmpdir(), "peerhold-pooler-"));
    });
    after(() => rmSync(folder, { recursive: true, force: true }));
    const start = ({ url, directUrl }: { url: string; directUrl?: string }) => {
      const project = findProject();
      const settings = {
        PORT: "0",
        LOG_LEVEL: "silent",
        DATA_DIR: folder,
        DATABASE_URL: url,
        DATABASE_LISTEN_URL: directUrl,
        DATABASE_MIGRATE_URL: floor.database.ownerUrl,
      };
      return startApplication(readConfig(settings, project.folder), project);
    };

    it("serves, and listens at the server itself", async () => {
      const application = await start((await openPooler(true)).address);
      open.push({ close: () => application.stop() });
      expect((await fetch(`${application.url}/readyz`)).status).to.equal(200);
      const listening = await floor.database.query(
        "SELECT 1 FROM pg_stat_activity WHERE query ^@ 'LISTEN' AND datname = current_database()",
      );
      expect(listening).to.have.length(1);
    });

    it("has to be named as one", async () => {
      const { url } = (await openPooler(true)).address;
      expect(await refusalOf(start({ url }))).to.match(/^DATABASE_URL leads to a pooler: .*\.$/);
    });
  });
});
