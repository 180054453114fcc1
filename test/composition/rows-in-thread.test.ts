import { expect } from "chai";
import { writeCsv } from "../../src/adapters/export-files/write-csv.ts";
import { packRows } from "../../src/application/history-export/packed-rows.ts";
import { WorkOnRows } from "../../src/application/history-export/work-on-rows.ts";
import type { RowWork } from "../../src/application/ports/row-work.ts";
import { RowsInThread } from "../../src/composition/rows-in-thread.ts";
import type { ExportedTrade } from "../../src/domain/history-export/exported-trade.ts";

const head = {
  username: "ana",
  wish: { filter: "all", startDate: "2026-01-01", endDate: "2026-01-31", timeZone: "UTC" },
  requestedAt: Date.UTC(2026, 1, 1),
} as const;

const row = (id: string): ExportedTrade => ({
  id,
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
  startedAt: 0,
  paidAt: undefined,
  closedAt: undefined,
});

describe("the thread of an export", function () {
  this.timeout(60_000);
  const nowhere = { url: "postgres://nobody@127.0.0.1:1/nothing" };
  const contents = async function* () {
    yield packRows([row("1"), row("2")]);
    yield packRows([row("3")]);
  };
  const textOf = async (work: RowWork) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of work.write("csv", head, contents())) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  };

  it("writes what would be written here", async () => {
    const here = new WorkOnRows(
      { trades: async () => [] },
      { csv: writeCsv, xlsx: writeCsv, pdf: writeCsv },
    );
    const thread = new RowsInThread(nowhere);
    const written = await textOf(thread);
    await thread.close();
    expect(written).to.equal(await textOf(here));
    expect(written.split("\r\n")).to.have.lengthOf(5);
  });

  it("says what failed, and that it is over", async () => {
    const thread = new RowsInThread(nowhere);
    const wish = { traderId: "ana", states: [] } as never;
    const asked = { traderId: "ana", wish, after: undefined, most: 1 };
    const why = (work: Promise<unknown>) => work.then(String, (error: unknown) => String(error));
    expect(await why(thread.collect(asked))).to.include("ECONNREFUSED");
    await thread.close();
    expect(await why(thread.collect(asked))).to.include("The thread ended");
  });
});
