import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { unzipSync, strFromU8 } from "fflate";
import type { ExportView } from "../../../src/adapters/http/contract/history-export/history-export.ts";
import type { NoticeView } from "../../../src/adapters/http/contract/notice/notice.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { attachmentTokens } from "../../../src/composition/attachment-module.ts";
import { override } from "../../../src/composition/container.ts";
import { TestStorage } from "../../support/test-storage.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const today = new Date().toISOString().slice(0, 10);
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const days = { startDate: yesterday, endDate: today, timezone: "UTC" };

describe("files of past trades over HTTP", () => {
  let pair: TradingPair;
  let stranger: Visitor;
  const storage = new TestStorage();
  let released = "";
  let cancelled = "";
  before(async () => {
    pair = await TradingPair.open({}, [override(attachmentTokens.storage, storage)]);
    stranger = await pair.signIn("kofi_trades");
    released = (await pair.start()).id;
    await pair.buyer.must("markTradePaid", { parameters: { id: released } });
    const body = { password: demoPassword };
    await pair.seller.must("releaseTrade", { parameters: { id: released }, body });
    cancelled = (await pair.start()).id;
    await pair.buyer.must("cancelTrade", { parameters: { id: cancelled }, body: {} });
    await pair.start();
  });
  after(() => pair.close());

  const request = (who: Visitor, body: object) =>
    who.call("requestExport", { body: { format: "csv", ...days, ...body } });
  const view = async (who: Visitor, id: string): Promise<ExportView> =>
    (await who.must("viewExport", { parameters: { id } })).data;
  const ended = async (who: Visitor, id: string): Promise<ExportView> => {
    for (;;) {
      const found = await view(who, id);
      if (found.endedAt !== null) return found;
      await pause(20);
    }
  };
  const made = async (who: Visitor, body: object = {}): Promise<ExportView> => {
    const told = await request(who, body);
    expect(told.status, JSON.stringify(told.body)).to.equal(200);
    return ended(who, (told.data as ExportView).id);
  };
  const file = (who: Visitor, id: string) => who.call("downloadExport", { parameters: { id } });
  const linesOf = async (who: Visitor, id: string) => {
    const { data } = await file(who, id);
    return Buffer.from(data as Uint8Array)
      .toString()
      .split("\r\n")
      .filter((line) => line !== "")
      .map((line) => line.split(","));
  };

  it("are made in the background, downloaded, and told of", async () => {
    const found = await made(pair.seller);
    expect(found).to.include({
      exportStatus: "completed",
      progress: 100,
      trades: 2,
      fileName: `trades-${yesterday}-${today}.csv`,
    });
    const answer = await file(pair.seller, found.id);
    expect(answer.headers.get("content-type")).to.equal("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).to.contain(`"${found.fileName}"`);
    expect(answer.headers.get("content-length")).to.equal(String(found.bytes));
    const [titles = [], first = [], second = [], ...more] = await linesOf(pair.seller, found.id);
    const at = (line: string[], title: string) => line[titles.indexOf(title)];
    expect([first, second].map((line) => line[0])).to.deep.equal([released, cancelled]);
    expect(more).to.deep.equal([]);
    expect(at(first, "Side")).to.equal("Sold");
    expect(at(first, "Partner")).to.equal("bruno_costa");
    expect(Number(at(first, "Escrow fee paid"))).to.be.above(0);
    expect(at(first, "Amount received or given")).to.equal(at(first, "Amount agreed"));
    expect(Number(at(second, "Escrow fee paid"))).to.equal(0);
    expect(Number(at(second, "Amount received or given"))).to.equal(0);
    expect(at(first, "Started (local)")).to.match(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+00:00$/);
    expect(at(first, "Price sources")).to.not.equal("");
    const isTold = async () => {
      const notices: NoticeView[] = (await pair.seller.must("listNotices")).data;
      return notices.some(({ event }) => event === "export_ready");
    };
    while (!(await isTold())) await pause(20);
  });

  it("tell the buyer of no fee, and name their side", async () => {
    const { id } = await made(pair.buyer, { status: "successful" });
    const [titles = [], line = []] = await linesOf(pair.buyer, id);
    expect(line[titles.indexOf("Side")]).to.equal("Bought");
    expect(Number(line[titles.indexOf("Escrow fee paid")])).to.equal(0);
  });

  for (const [name, body, ids] of [
    ["a status", { status: "cancelled" }, () => [cancelled]],
    ["a coin", { cryptoCurrencyCode: "ETH" }, () => []],
    ["what the caller did", { offerType: "sell" }, () => [released, cancelled]],
    ["the other side", { offerType: "buy" }, () => []],
    ["days without trades", { startDate: "2020-01-01", endDate: "2020-02-01" }, () => []],
  ] as const) {
    it(`keep to ${name}`, async () => {
      const { id, exportStatus } = await made(pair.seller, body);
      const wanted = ids();
      expect(exportStatus).to.equal(wanted.length === 0 ? "no_data" : "completed");
      if (wanted.length === 0) return;
      const [, ...lines] = await linesOf(pair.seller, id);
      expect(lines.map(([first]) => first)).to.deep.equal(wanted);
    });
  }

  it("are workbooks and documents, too", async () => {
    const workbook = await made(pair.seller, { format: "xlsx" });
    const parts = unzipSync((await file(pair.seller, workbook.id)).data as Uint8Array);
    const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(sheet).to.contain(released).and.contain(cancelled);
    const document = await made(pair.seller, { format: "pdf" });
    const pdf = Buffer.from((await file(pair.seller, document.id)).data);
    expect(pdf.subarray(0, 5).toString()).to.equal("%PDF-");
  });

  for (const [name, body, code] of [
    ["too many days", { startDate: "2026-01-01", endDate: "2026-02-02" }, "export_range"],
    ["days that end first", { startDate: "2026-01-02", endDate: "2026-01-01" }, "export_dates"],
    ["a day that is none", { startDate: "2026-02-30", endDate: "2026-03-01" }, "export_dates"],
    ["a method that is none", { paymentMethodId: 999_999 }, "validation"],
    ["a time zone that is none", { timezone: "Mars/Base" }, "validation"],
    ["a format that is none", { format: "doc" }, "validation"],
  ] as const) {
    it(`are not made for ${name}`, async () => {
      expect((await request(pair.buyer, body)).code).to.equal(code);
    });
  }

  it("do not exist for others", async () => {
    const { id } = await made(pair.buyer);
    const parameters = { id };
    for (const route of ["viewExport", "downloadExport", "cancelExport"] as const) {
      expect((await stranger.call(route, { parameters })).code).to.equal("not_found");
    }
    expect((await stranger.must("listExports")).data).to.deep.equal([]);
    const mine: ExportView[] = (await pair.buyer.must("listExports")).data;
    expect(mine.map((each) => each.id)).to.include(id);
  });

  it("cannot be cancelled when they ended, and have no file when they never had", async () => {
    const { id } = await made(pair.buyer, { startDate: "2020-01-01", endDate: "2020-01-02" });
    expect((await pair.buyer.call("cancelExport", { parameters: { id } })).code).to.equal(
      "export_over",
    );
    expect((await file(pair.buyer, id)).code).to.equal("export_no_file");
  });

  it("are missing once the storage has lost them", async () => {
    const { id } = await made(pair.buyer);
    storage.kept.clear();
    expect((await file(pair.buyer, id)).code).to.equal("export_no_file");
    expect((await view(pair.buyer, id)).exportStatus).to.equal("missing");
  });

  it("are limited in a day", async () => {
    await pair.app.database.query(
      `INSERT INTO trade_export (id, trader_id, format, wish, state, is_running, ended_at)
       SELECT 'made' || n, t.id, 'csv', '{"timeZone": "UTC", "startDate": "2026-01-01", "endDate": "2026-01-02", "filter": "all"}', 'cancelled', false, clock_timestamp()
         FROM trader t, generate_series(1, 30) n WHERE t.username = 'kofi_trades'`,
    );
    expect((await request(stranger, {})).code).to.equal("export_limit");
  });
});
