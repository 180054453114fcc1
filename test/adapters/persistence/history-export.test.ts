import { expect } from "chai";
import type { DataSource } from "typeorm";
import { writeCsv } from "../../../src/adapters/export-files/write-csv.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresExportStore } from "../../../src/adapters/persistence/history-export/postgres-export-store.ts";
import { PostgresExportWork } from "../../../src/adapters/persistence/history-export/postgres-export-work.ts";
import { OpenExport } from "../../../src/application/history-export/open-export.ts";
import { TendExports } from "../../../src/application/history-export/tend-exports.ts";
import { WorkOnRows } from "../../../src/application/history-export/work-on-rows.ts";
import { WriteExport } from "../../../src/application/history-export/write-export.ts";
import { newId } from "../../../src/adapters/identity/random-id.ts";
import { TestStorage } from "../../support/test-storage.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const wish = {
  filter: "all",
  startDate: "2020-01-01",
  endDate: "2020-01-31",
  timeZone: "UTC",
} as const;

describe("the work on exports", () => {
  let pair: TradingPair;
  let database: DataSource;
  let traderId: string;
  let requested: string[] = [];
  const storage = new TestStorage();
  before(async () => {
    pair = await TradingPair.open();
    const { id } = await pair.start();
    await pair.buyer.must("cancelTrade", { parameters: { id }, body: {} });
    await pair.app.database.query(
      "UPDATE trade SET started_at = '2020-01-05T12:00:00Z' WHERE id = $1",
      [id],
    );
    database = await createDataSource({ url: pair.app.database.url }).initialize();
    const [row] = await database.query<{ id: string }[]>(
      "SELECT id FROM trader WHERE username = 'ana_lima'",
    );
    traderId = row?.id ?? "";
  });
  beforeEach(() => {
    requested = [];
    storage.kept.clear();
    storage.mostFiles = Number.POSITIVE_INFINITY;
  });
  afterEach(async () => {
    await database.query("DELETE FROM trade_export");
    await database.query("DELETE FROM trade_export_part");
  });
  after(async () => {
    await database.destroy();
    await pair.close();
  });

  const requests = {
    add: (_transaction: unknown, id: string) => Promise.resolve(void requested.push(id)),
    wake: () => Promise.resolve(),
  };
  const store = () => new PostgresExportStore(database, requests);
  const work = () => new PostgresExportWork(database, requests);
  const writer = (csv = writeCsv) =>
    new WriteExport({
      exports: store(),
      work: work(),
      storage,
      openRowWork: () => new WorkOnRows(work(), { csv, xlsx: csv, pdf: csv }),
      newId,
    });
  const tend = () => new TendExports(work(), storage);
  const begin = async (): Promise<string> => {
    const id = newId();
    expect(await store().begin({ id, traderId, format: "csv", wish }, 100)).to.equal("begun");
    return id;
  };
  const stateOf = async (id: string) => (await store().find(id, traderId))?.state;
  const passes = (seconds: number) =>
    database.query(
      `UPDATE trade_export SET touched_at = touched_at - make_interval(secs => $1),
              ended_at = ended_at - make_interval(secs => $1)`,
      [seconds],
    );

  it("is one at a time for each person, also when two ask at once", async () => {
    const asks = [1, 2, 3].map(() =>
      store().begin({ id: newId(), traderId, format: "csv", wish }, 100),
    );
    expect((await Promise.all(asks)).toSorted()).to.deep.equal(["begun", "running", "running"]);
  });

  it("is done once, however often it is requested", async () => {
    const id = await begin();
    const twin = writer();
    await Promise.all([writer().execute(id), twin.execute(id)]);
    expect(await stateOf(id)).to.equal("completed");
    expect(await store().parts(id, "file")).to.have.lengthOf(1);
    await twin.execute(id);
    const [told] = await database.query<{ count: string }[]>(
      "SELECT count(*) FROM outbox WHERE aggregate = 'export' AND aggregate_id = $1",
      [id],
    );
    expect(told?.count).to.equal("1");
  });

  it("goes on where a killed worker was, without collecting again", async () => {
    const id = await begin();
    const stuck = writer(async function* () {
      yield new Uint8Array(1);
      await new Promise(() => undefined);
    });
    void stuck.execute(id);
    while ((await stateOf(id)) !== "generating") await new Promise(setImmediate);
    await writer().execute(id);
    expect(await stateOf(id), "somebody works on it").to.equal("generating");
    await tend().resume();
    expect(requested).to.deep.equal([id]);
    await passes(61);
    await tend().resume();
    expect(requested).to.deep.equal([id, id]);
    await writer().execute(id);
    expect(await stateOf(id)).to.equal("completed");
    expect(await store().parts(id, "rows")).to.have.lengthOf(1);
  });

  it("leaves out trades that began after the request", async () => {
    const [row] = await database.query<{ day: string }[]>("SELECT current_date::text AS day");
    const today = { ...wish, startDate: row?.day ?? "", endDate: row?.day ?? "" };
    const asked = { id: newId(), traderId, format: "csv", wish: today } as const;
    expect(await store().begin(asked, 100)).to.equal("begun");
    const { id: later } = await pair.start();
    await pair.buyer.must("cancelTrade", { parameters: { id: later }, body: {} });
    await writer().execute(asked.id);
    expect(await stateOf(asked.id)).to.equal("no_data");
  });

  it("stops when it is cancelled, and leaves nothing", async () => {
    const id = await begin();
    const cancelling = writer(async function* (trades, head) {
      await store().cancel(id, traderId);
      yield* writeCsv(trades, head);
    });
    await cancelling.execute(id);
    expect(await stateOf(id)).to.equal("cancelled");
    expect(storage.kept.size).to.be.above(0);
    await tend().sweep();
    expect(storage.kept.size).to.equal(0);
  });

  it("is tried again where the storage is full, and has failed in the end", async () => {
    const id = await begin();
    storage.mostFiles = 0;
    for (let tries = 1; tries <= 5; tries += 1) {
      const failure: unknown = await writer()
        .execute(id)
        .catch((error: unknown) => error);
      expect(failure).to.be.an("error");
    }
    await writer().execute(id);
    expect(await stateOf(id)).to.equal("failed");
    expect(await store().begin({ id: newId(), traderId, format: "csv", wish }, 100)).to.equal(
      "begun",
    );
  });

  it("keeps a file for 7 days, and its record for 90 more", async () => {
    const id = await begin();
    await writer().execute(id);
    await tend().sweep();
    expect([...storage.kept.keys()].map((name) => name.split(".")[1])).to.deep.equal(["file"]);
    await passes(7 * 86_400 - 60);
    await tend().sweep();
    const actor = { traderId } as Parameters<OpenExport["execute"]>[0];
    expect((await new OpenExport(store(), storage).execute(actor, id)).ok).to.equal(true);
    await passes(120);
    await tend().sweep();
    expect(await stateOf(id)).to.equal("missing");
    expect(storage.kept.size).to.equal(0);
    await passes(90 * 86_400);
    await tend().sweep();
    expect(await stateOf(id)).to.equal(undefined);
  });

  it("leaves no file of somebody whose records were erased", async () => {
    const id = await begin();
    await writer().execute(id);
    await database.query("DELETE FROM trade_export WHERE id = $1", [id]);
    await tend().sweep();
    expect(storage.kept.size).to.equal(0);
  });
});
