import { expect } from "chai";
import { strFromU8, unzipSync } from "fflate";
import { readPdf } from "../../../src/adapters/files/read-pdf.ts";
import { exportColumns } from "../../../src/adapters/export-files/export-columns.ts";
import { csvCell, writeCsv } from "../../../src/adapters/export-files/write-csv.ts";
import { writePdf } from "../../../src/adapters/export-files/write-pdf.ts";
import { writeXlsx } from "../../../src/adapters/export-files/write-xlsx.ts";
import type { ExportWriter } from "../../../src/application/ports/export-writer.ts";
import type { ExportedTrade } from "../../../src/domain/history-export/exported-trade.ts";

const hostile = ['=HYPERLINK("http://x")', "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\0=1", "＝1"];

const trade: ExportedTrade = {
  id: "abc",
  status: "released",
  side: "sell",
  isOwnOffer: true,
  partner: "bruno_costa",
  paymentMethod: "SEPA Instant",
  asset: "BTC",
  amount: "0.00153000",
  moved: "0.00153000",
  fee: "0.00001530",
  cashback: "0.00000000",
  currency: "EUR",
  fiat: "100.00",
  price: "65359.48",
  marketPrice: "65000.00",
  margin: "-1.5",
  priceSources: "kraken; bitstamp",
  value: "108.00",
  startedAt: Date.parse("2026-11-23T14:35:57Z"),
  paidAt: undefined,
  closedAt: Date.parse("2026-11-23T15:00:00Z"),
};

const head = {
  username: "ana_lima",
  wish: {
    filter: "all",
    startDate: "2026-11-01",
    endDate: "2026-11-30",
    timeZone: "Europe/Berlin",
  },
  requestedAt: Date.parse("2026-12-01T00:00:00Z"),
} as const;

async function* of(...trades: readonly ExportedTrade[]): AsyncIterable<ExportedTrade> {
  yield* trades;
}

async function written(writer: ExportWriter, trades: AsyncIterable<ExportedTrade>) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writer(trades, head)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe("files of past trades", () => {
  for (const value of hostile) {
    it(`hold no formula: ${JSON.stringify(value)}`, () => {
      expect(csvCell(value, false).replace(/^"/, "").startsWith("'")).to.equal(true);
    });
  }

  it("leave numbers numbers, also below zero", () => {
    expect(csvCell("-1.5", true)).to.equal("-1.5");
  });

  it("quote what would end a cell", () => {
    expect(csvCell('a "b", c\n', false)).to.equal('"a ""b"", c\n"');
  });

  it("as csv have a line for each trade, in both times", async () => {
    const text = (await written(writeCsv, of(trade, trade))).toString();
    expect(text.startsWith("\ufeffTrade,Status,Side,")).to.equal(true);
    const lines = text.split("\r\n");
    expect(lines).to.have.lengthOf(4);
    expect(lines[1]).to.contain("2026-11-23 14:35:57,2026-11-23 15:35:57 +01:00");
    expect(lines[1]).to.contain("kraken; bitstamp");
  });

  it("as workbooks have text as text and numbers as numbers", async () => {
    const bytes = await written(writeXlsx, of({ ...trade, partner: "=<&\u0001\ud800" }));
    const parts = unzipSync(bytes);
    expect(Object.keys(parts)).to.include.members(["[Content_Types].xml", "xl/workbook.xml"]);
    const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(sheet).to.contain('<c t="inlineStr"><is><t xml:space="preserve">=&lt;&amp;\ufffd\ufffd');
    expect(sheet).to.contain("<c><v>0.00153000</v></c>").and.contain("<c><v>-1.5</v></c>");
    expect(sheet).to.not.contain("<f>");
    expect(sheet.match(/<row>/g)).to.have.lengthOf(2);
    expect(sheet.match(/<row>.*?<\/row>/)?.[0].match(/<c /g)).to.have.lengthOf(
      exportColumns.length,
    );
  });

  it("as documents go on to as many pages as they need", async () => {
    const bytes = await written(writePdf, of(...Array.from({ length: 60 }, () => trade)));
    expect(bytes.toString("latin1").match(/\/Type \/Page\n/g)).to.have.lengthOf(4);
    const read = await readPdf(new Uint8Array(bytes));
    expect(read).to.have.property("pages", 4);
  });

  it("are written without holding them all", async () => {
    const many = 20_000;
    let ahead = 0;
    let most = 0;
    async function* counted(): AsyncIterable<ExportedTrade> {
      for (let each = 0; each < many; each += 1) {
        ahead += 1;
        most = Math.max(most, ahead);
        yield trade;
      }
    }
    for await (const chunk of writeXlsx(counted(), head)) {
      if (chunk.length > 0) ahead = 0;
    }
    expect(most).to.be.below(5_000);
  });
});
