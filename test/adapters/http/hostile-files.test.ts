import { expect } from "chai";
import { CheckingPreparer } from "../../../src/adapters/files/checking-preparer.ts";
import { readPdf } from "../../../src/adapters/files/read-pdf.ts";
import { readPdfInThread } from "../../../src/adapters/files/read-pdf-in-thread.ts";
import { attachmentTokens } from "../../../src/composition/attachment-module.ts";
import { override } from "../../../src/composition/container.ts";
import {
  bomb,
  hostileFiles,
  hostileNames,
  hostileVideos,
  type HostileFile,
} from "../../support/hostile-files.ts";
import { tinyPng } from "../../support/sent-files.ts";
import { TestStorage } from "../../support/test-storage.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("hostile files over HTTP", function () {
  this.timeout(60_000);
  let pair: TradingPair;
  let id: string;
  const storage = new TestStorage();
  // A thread costs seconds where it reads the source: only what is packed gets one.
  const preparer = new CheckingPreparer({ run: (work) => work() }, (bytes) =>
    Buffer.from(bytes).includes("FlateDecode")
      ? readPdfInThread(bytes, { milliseconds: 6_000, megabytes: 256 })
      : readPdf(bytes),
  );
  before(async () => {
    pair = await TradingPair.open({}, [
      override(attachmentTokens.storage, storage),
      override(attachmentTokens.preparer, preparer),
    ]);
    ({ id } = await pair.start());
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    await pair.app.database.query("UPDATE trade SET dispute_available_at = clock_timestamp()");
    await pair.buyer.must("openDispute", { parameters: { id }, body: { dispute_reason_id: 1 } });
  });
  after(() => pair.close());

  const upload = (file: Uint8Array, name: string) =>
    pair.buyer.call("uploadAttachment", { parameters: { id }, query: { name }, file });
  const expectNothingKept = async () => {
    const rows = await pair.app.database.query(
      "SELECT id FROM attachment UNION SELECT id FROM upload",
    );
    expect([rows, [...storage.kept.keys()]]).to.deep.equal([[], []]);
  };

  const refused: readonly HostileFile[] = [...hostileFiles, bomb, ...hostileVideos];
  for (const [what, make, code] of refused) {
    it(`keep nothing of ${what}: ${code}`, async () => {
      expect(await upload(await make(), "receipt.png")).to.include({ status: 422, code });
      await expectNothingKept();
    });
  }

  for (const [what, name] of hostileNames) {
    it(`keep nothing of ${what}`, async () => {
      expect(await upload(tinyPng, name)).to.include({ status: 422 });
      await expectNothingKept();
    });
  }

  it("are all that is refused: the room goes on", async () => {
    expect(await upload(tinyPng, "receipt.png")).to.include({ status: 200 });
  });
});
