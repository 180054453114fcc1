import { expect } from "chai";
import type {
  StoredAttachmentView,
  UploadView,
} from "../../../src/adapters/http/contract/attachment/attachment-views.ts";
import type { PieceUploadView } from "../../../src/adapters/http/contract/attachment/upload.ts";
import { PostgresAttachmentStore } from "../../../src/adapters/persistence/attachment/postgres-attachment-store.ts";
import { PostgresUploadStore } from "../../../src/adapters/persistence/attachment/postgres-upload-store.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { removeStored } from "../../../src/application/attachment/file-intake.ts";
import { SweepUploads } from "../../../src/application/attachment/sweep-uploads.ts";
import { attachmentTokens } from "../../../src/composition/attachment-module.ts";
import { override } from "../../../src/composition/container.ts";
import { tinyPng } from "../../support/sent-files.ts";
import { box, longMp4, tinyMp4, tinyWebm } from "../../support/sent-videos.ts";
import { TestStorage } from "../../support/test-storage.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const pieceBytes = 2_000_000;

describe("files that are sent in pieces over HTTP", () => {
  let pair: TradingPair;
  let id: string;
  const storage = new TestStorage();
  before(async () => {
    pair = await TradingPair.open({}, [override(attachmentTokens.storage, storage)]);
  });
  beforeEach(async () => {
    ({ id } = await pair.start());
    storage.kept.clear();
    await pair.app.database.query("DELETE FROM upload");
  });
  after(() => pair.close());

  const begin = (who: Visitor, bytes: number, mark = "a") =>
    who.call("beginUpload", {
      body: { name: "video.mp4", bytes, mark: mark.repeat(64), place: `trade:${id}` },
    });
  const begun = async (who: Visitor, bytes: number, mark?: string): Promise<PieceUploadView> => {
    const told = await begin(who, bytes, mark);
    expect(told.status, JSON.stringify(told.body)).to.equal(200);
    return told.data;
  };
  const add = (who: Visitor, upload: string, piece: number, file: Uint8Array) =>
    who.call("addUploadPiece", { parameters: { id: upload, piece: String(piece) }, file });
  const take = (who: Visitor, upload: string, name = "video.mp4") =>
    who.call("uploadAttachment", { parameters: { id }, query: { name, upload } });
  /** All of it, from the piece that is the next. */
  const sendAll = async (who: Visitor, file: Uint8Array, mark?: string): Promise<string> => {
    const { id: upload, here } = await begun(who, file.length, mark);
    for (let at = here; at * pieceBytes < file.length; at += 1) {
      const piece = file.subarray(at * pieceBytes, (at + 1) * pieceBytes);
      expect(await add(who, upload, at, piece)).to.include({ status: 200 });
    }
    return upload;
  };
  const dispute = async () => {
    await pair.buyer.must("markTradePaid", { parameters: { id } });
    await pair.app.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [id],
    );
    const body = { dispute_reason_id: 1, dispute_reason_text: "" };
    await pair.buyer.must("openDispute", { parameters: { id }, body });
  };

  it("goes on after a broken connection where it was, and becomes one file", async () => {
    await dispute();
    const video = longMp4(5_000_000);
    const { id: upload } = await begun(pair.buyer, video.length);
    await add(pair.buyer, upload, 0, video.subarray(0, pieceBytes));
    const open = (await pair.buyer.must("listOpenUploads")).data as PieceUploadView[];
    expect(open).to.have.length(1);
    expect(open[0]).to.include({ here: 1, isComplete: false, pieceBytes });
    expect(await take(pair.buyer, upload)).to.include({ status: 409, code: "upload_incomplete" });
    expect(await sendAll(pair.buyer, video)).to.equal(upload);
    const told = await take(pair.buyer, upload);
    expect(told.status, JSON.stringify(told.body)).to.equal(200);
    const file = told.data as StoredAttachmentView;
    expect(file).to.include({ kind: "video/mp4", bytes: 5_000_000, pages: null, width: null });
    expect([...storage.kept.keys()]).to.have.members([0, 1, 2].map((n) => `${file.id}-${n}.piece`));
    expect((await take(pair.buyer, upload)).data).to.deep.equal(file);
    expect((await pair.buyer.must("listOpenUploads")).data).to.deep.equal([]);
  });

  it("becomes one file also when it is asked for several times at once", async () => {
    await dispute();
    const upload = await sendAll(pair.buyer, longMp4(5_000_000));
    const answers = await Promise.all([0, 1, 2].map(() => take(pair.buyer, upload)));
    const taken = answers.find(({ status }) => status === 200);
    for (const { status, code, data } of answers) {
      if (status === 200) expect(data).to.deep.equal(taken?.data);
      else expect(code).to.equal("upload_busy");
    }
    const { id: fileId } = (await take(pair.buyer, upload)).data as StoredAttachmentView;
    expect(taken?.data).to.have.property("id", fileId);
    expect([...storage.kept.keys()]).to.have.members([0, 1, 2].map((n) => `${fileId}-${n}.piece`));
  });

  it("brings a video to the other side of a dispute, a part at a time and never as a page", async () => {
    await dispute();
    const upload = await sendAll(pair.buyer, longMp4(2_500_000));
    const { id: fileId } = (await take(pair.buyer, upload)).data as StoredAttachmentView;
    await pair.buyer.must("sendMessage", { parameters: { id }, body: { attachments: [fileId] } });
    const [found] = (await pair.seller.must("listUploads", { parameters: { id } }))
      .data as UploadView[];
    const part = (range: string) =>
      fetch(pair.app.url + (found?.url ?? ""), { headers: { range } });
    const middle = await part("bytes=1999990-2000009");
    expect([middle.status, middle.headers.get("content-range")]).to.deep.equal([
      206,
      "bytes 1999990-2000009/2500000",
    ]);
    expect(await middle.arrayBuffer()).to.have.property("byteLength", 20);
    const { headers } = middle;
    expect(headers.get("content-type")).to.equal("video/mp4");
    expect(headers.get("content-disposition")).to.contain("attachment");
    expect(headers.get("content-security-policy")).to.contain("sandbox");
    const whole = await part("bytes=0-5,9-12");
    expect([whole.status, (await whole.arrayBuffer()).byteLength]).to.deep.equal([200, 2_500_000]);
    expect((await part("bytes=-10")).headers.get("content-length")).to.equal("10");
    expect((await part("bytes=2500000-")).status).to.equal(416);
    expect(found?.thumbnailUrl).to.equal(null);
  });

  it("takes short videos in the body too, and only in a dispute", async () => {
    const upload = () =>
      pair.seller.call("uploadAttachment", {
        parameters: { id },
        query: { name: "v.webm" },
        file: tinyWebm,
      });
    expect(await upload()).to.include({ status: 422, code: "attachment_video_not_here" });
    const kofi = await pair.signIn("kofi_trades");
    expect(await begin(kofi, 10_000_001)).to.include({ code: "attachment_limit_size" });
    await dispute();
    expect((await upload()).data).to.include({ kind: "video/webm", name: "v.webm" });
  });

  const refused: readonly [string, () => Uint8Array, string][] = [
    ["a broken video", () => tinyMp4.subarray(0, 900), "attachment_video_broken"],
    [
      "an archive behind a video",
      () => Buffer.concat([tinyMp4, box("free", `PK\u0005\u0006${"\u0000".repeat(18)}`)]),
      "attachment_kind",
    ],
    [
      "a page in a video",
      () => Buffer.concat([box("ftyp", "isom<html>"), tinyMp4]),
      "attachment_kind",
    ],
    [
      "an image that is too long",
      () => Buffer.concat([tinyPng, Buffer.alloc(10_000_000)]),
      "attachment_limit_size",
    ],
  ];
  for (const [what, make, code] of refused) {
    it(`keeps nothing of ${what}: ${code}`, async () => {
      await dispute();
      const upload = await sendAll(pair.buyer, make());
      expect(await take(pair.buyer, upload)).to.include({ status: 422, code });
      expect([...storage.kept.keys()]).to.deep.equal([]);
      expect((await pair.buyer.must("listOpenUploads")).data).to.deep.equal([]);
      expect(await take(pair.buyer, upload)).to.include({ code: "upload_unknown" });
    });
  }

  it("takes pieces in order and of their length, each once, from their sender alone", async () => {
    const { id: upload } = await begun(pair.buyer, 4_000_001);
    const piece = Buffer.alloc(pieceBytes, 1);
    expect(await add(pair.buyer, upload, 1, piece)).to.include({ code: "upload_moved" });
    expect(await add(pair.seller, upload, 0, piece)).to.include({ code: "upload_unknown" });
    expect(await add(pair.buyer, upload, 0, piece.subarray(1))).to.include({
      code: "upload_piece_length",
    });
    expect(await add(pair.buyer, upload, 0, Buffer.alloc(pieceBytes + 1))).to.include({
      code: "upload_piece_length",
    });
    const both = await Promise.all([1, 2].map(() => add(pair.buyer, upload, 0, piece)));
    expect(both.map(({ status }) => status)).to.deep.equal([200, 200]);
    expect(storage.kept.size).to.equal(1);
    expect((await add(pair.buyer, upload, 0, piece)).data).to.include({ here: 1 });
    expect(storage.kept.size).to.equal(1);
    expect(await take(pair.seller, upload)).to.include({ code: "upload_unknown" });
    expect(await add(pair.buyer, upload, 9_999, piece)).to.include({ code: "upload_moved" });
  });

  it("keeps no piece where the storage is full, and goes on when it is not", async () => {
    const file = Buffer.concat([tinyPng, Buffer.alloc(2_000_100)]);
    const { id: upload } = await begun(pair.buyer, file.length);
    storage.mostFiles = 0;
    const first = file.subarray(0, pieceBytes);
    expect(await add(pair.buyer, upload, 0, first)).to.include({ code: "attachment_not_stored" });
    storage.mostFiles = Number.POSITIVE_INFINITY;
    expect(await sendAll(pair.buyer, file)).to.equal(upload);
    storage.mostFiles = 0;
    expect(await take(pair.buyer, upload, "dot.png")).to.include({ code: "attachment_not_stored" });
    storage.mostFiles = Number.POSITIVE_INFINITY;
    expect((await take(pair.buyer, upload, "dot.png")).data).to.include({ kind: "image/png" });
  });

  it("says that it cannot be stored where a piece was lost", async () => {
    const upload = await sendAll(pair.buyer, Buffer.concat([tinyPng, Buffer.alloc(99)]));
    storage.kept.clear();
    expect(await take(pair.buyer, upload)).to.include({
      status: 503,
      code: "attachment_not_stored",
    });
  });

  it("has a limit of unfinished files, which removing one lifts", async () => {
    const marks = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
    const [first] = await Promise.all(marks.map((mark) => begun(pair.buyer, 10, mark)));
    expect(await begin(pair.buyer, 10, "c")).to.include({ status: 429, code: "upload_too_many" });
    expect((await begin(pair.buyer, 10, "0")).data).to.deep.equal(first);
    await pair.buyer.must("removeUpload", { parameters: { id: first?.id ?? "" } });
    await begun(pair.buyer, 10, "c");
  });

  it("is removed after a day with all of its pieces, and so is what a kill left", async () => {
    const { id: upload } = await begun(pair.buyer, 3_000_000);
    await add(pair.buyer, upload, 0, Buffer.alloc(pieceBytes));
    storage.kept.set("killed.piece", tinyPng);
    const { database } = pair.app;
    await database.query("INSERT INTO upload_piece VALUES ('killed.piece', $1, 1)", [upload]);
    const fresh = await begun(pair.buyer, 10, "b");
    await database.query("UPDATE upload SET at = at - interval '25 hours' WHERE id = $1", [upload]);
    const pool = await createDataSource({ url: database.url }).initialize();
    const attachments = new PostgresAttachmentStore(pool);
    await new SweepUploads(attachments, new PostgresUploadStore(pool), storage).execute();
    await pool.destroy();
    expect(storage.kept.size).to.equal(0);
    const open = (await pair.buyer.must("listOpenUploads")).data as PieceUploadView[];
    expect(open.map((each) => each.id)).to.deep.equal([fresh.id]);
  });

  it("leaves nothing in the storage when the content of a video goes", async () => {
    await dispute();
    const upload = await sendAll(pair.buyer, longMp4(4_000_001));
    const { id: fileId } = (await take(pair.buyer, upload)).data as StoredAttachmentView;
    expect(storage.kept.size).to.equal(3);
    await removeStored(storage, fileId);
    expect(storage.kept.size).to.equal(0);
  });
});
