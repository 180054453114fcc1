import { expect } from "chai";
import type { DataSource } from "typeorm";
import type { TradeView } from "../../../src/adapters/http/contract/trade/trade-views.ts";
import type { MessageView } from "../../../src/adapters/http/contract/chat/chat.ts";
import { PostgresOldContent } from "../../../src/adapters/persistence/attachment/postgres-old-content.ts";
import { DeleteOldContent } from "../../../src/application/attachment/delete-old-content.ts";
import type { FileStorage } from "../../../src/application/ports/file-storage.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { tinyPng } from "../../support/sent-files.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const day = 86_400;
const kept = 180 * day;

describe("what was written in a trade that ended long ago", () => {
  let pair: TradingPair;
  let id: string;
  let removed: string[];
  before(async () => {
    pair = await TradingPair.open();
    id = await complete();
  });
  after(() => pair.close());

  /** A trade with a message and a file, to its end. */
  async function complete(): Promise<string> {
    const trade = await pair.start();
    const parameters = { id: trade.id };
    const { data } = await pair.buyer.must("uploadAttachment", {
      parameters,
      query: { name: "dot.png" },
      file: tinyPng,
    });
    const attachments = [(data as { id: string }).id];
    await pair.buyer.must("sendMessage", { parameters, body: { text: "My receipt", attachments } });
    await pair.buyer.must("markTradePaid", { parameters, body: {} });
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    return trade.id;
  }

  const storage: FileStorage = {
    put: () => Promise.reject(new Error("Nothing is stored")),
    get: () => Promise.resolve(undefined),
    remove: (name) => {
      removed.push(name);
      return Promise.resolve();
    },
  };
  /** The test's own connection answers as a data source does. */
  const source = () => pair.app.database as unknown as Pick<DataSource, "query">;
  const run = async () => {
    removed = [];
    await new DeleteOldContent(new PostgresOldContent(source()), storage, () => kept).execute();
  };
  const endedBefore = (seconds: number, trade = id) =>
    pair.app.database.query(
      "UPDATE trade SET closed_at = clock_timestamp() - make_interval(secs => $2) WHERE id = $1",
      [trade, seconds],
    );
  /** A chargeback that was reported, and dismissed so long ago. */
  const dismissedBefore = (seconds: number, trade = id) =>
    pair.app.database.query(
      `INSERT INTO trade_event SELECT (jsonb_populate_record(e, jsonb_build_object(
           'seq', e.seq + 1, 'act', 'dismiss-chargeback',
           'at', clock_timestamp() - make_interval(secs => $2)))).*
         FROM trade_event e WHERE e.trade_id = $1 ORDER BY e.seq DESC LIMIT 1`,
      [trade, seconds],
    );
  const messages = async (trade = id): Promise<MessageView[]> =>
    (await pair.seller.must("listMessages", { parameters: { id: trade } })).data;

  it("stays for its time", async () => {
    await endedBefore(kept - 60);
    await run();
    expect(removed).to.deep.equal([]);
    expect((await messages())[0]?.text).to.equal("My receipt");
  });

  it("stays while an appeal or a chargeback ended less than that time ago", async () => {
    const other = await complete();
    await endedBefore(kept + 60, other);
    await dismissedBefore(0, other);
    await run();
    await new PostgresOldContent(source()).remove(other, kept);
    expect((await messages(other))[0]?.text).to.equal("My receipt");
  });

  it("cannot be deleted in the first 30 days, whatever time is asked for", async () => {
    await endedBefore(29 * day);
    await new PostgresOldContent(source()).remove(id, 0);
    expect((await messages())[0]?.text).to.equal("My receipt");
  });

  it("goes then, with its files, and the record and its proof stay", async () => {
    const before = await pair.seller.must("issueReceipt", { parameters: { id } });
    const { caseFileRoot } = before.data as { caseFileRoot: string };
    await endedBefore(kept + 60);
    await run();
    expect(removed).to.not.deep.equal([]);
    const [message] = await messages();
    expect(message).to.include({ seq: 1, text: "" });
    expect(message?.attachments).to.have.length(1);
    const trade: TradeView = (await pair.seller.must("viewTrade", { parameters: { id } })).data;
    expect(trade.status).to.equal("released");
    const after = await pair.seller.must("issueReceipt", { parameters: { id } });
    expect(after.data).to.include({ caseFileRoot });
    await run();
    expect(removed).to.deep.equal([]);
  });

  it("goes again, when a chargeback was reported and dismissed after it", async () => {
    await pair.app.database.query(
      "UPDATE content_deletion SET at = clock_timestamp() - make_interval(secs => $2) WHERE trade_id = $1",
      [id, kept + 120],
    );
    await dismissedBefore(kept + 60);
    await run();
    expect(removed).to.not.deep.equal([]);
    await run();
    expect(removed).to.deep.equal([]);
  });
});
