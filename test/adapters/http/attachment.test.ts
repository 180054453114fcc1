import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { checkCaseFile } from "../../../src/adapters/web-ui/receipt/check-case-file.ts";
import sharp from "sharp";
import type {
  StoredAttachmentView,
  UploadView,
} from "../../../src/adapters/http/contract/attachment/attachment-views.ts";
import type { CaseView } from "../../../src/adapters/http/contract/admin/case-views.ts";
import type { MessageView } from "../../../src/adapters/http/contract/chat/chat.ts";
import { PostgresAttachmentStore } from "../../../src/adapters/persistence/attachment/postgres-attachment-store.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { SweepUploads } from "../../../src/application/attachment/sweep-uploads.ts";
import { attachmentTokens } from "../../../src/composition/attachment-module.ts";
import { override } from "../../../src/composition/container.ts";
import { pdf, photo, tinyPng } from "../../support/sent-files.ts";
import { TestStorage } from "../../support/test-storage.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

describe("files in the chat of a trade over HTTP", () => {
  let pair: TradingPair;
  let id: string;
  const storage = new TestStorage();
  before(async () => {
    pair = await TradingPair.open({}, [override(attachmentTokens.storage, storage)]);
  });
  beforeEach(async () => {
    ({ id } = await pair.start());
  });
  after(() => pair.close());

  const upload = (who: Visitor, file: Uint8Array, name = "receipt.png") =>
    who.call("uploadAttachment", { parameters: { id }, query: { name }, file });
  const stored = async (who: Visitor, file: Uint8Array = tinyPng, name = "receipt.png") => {
    const told = await upload(who, file, name);
    expect(told.status, JSON.stringify(told.body)).to.equal(200);
    return told.data as StoredAttachmentView;
  };
  const send = (who: Visitor, attachments: readonly string[], text?: string, key?: string) =>
    who.call("sendMessage", {
      parameters: { id },
      body: { ...(text !== undefined && { text }), attachments },
      ...(key !== undefined && { key }),
    });
  const messages = async (who: Visitor): Promise<readonly MessageView[]> =>
    (await who.must("listMessages", { parameters: { id } })).data;
  const uploads = async (who: Visitor): Promise<readonly UploadView[]> =>
    (await who.must("listUploads", { parameters: { id } })).data;
  const open = (path: string) => fetch(pair.app.url + path);
  /** The server has noticed that senders left. */
  const caughtUpUploads = async () => {
    while ((await upload(pair.buyer, tinyPng)).status === 429) await pause(50);
  };
  const rows = () =>
    pair.app.database.query<{ id: string }>("SELECT id FROM attachment WHERE trade_id = $1", [id]);

  it("brings a photo to the other side, redrawn, by an address that ends", async () => {
    const file = await stored(pair.buyer, await photo(), "IMG 1.jpeg");
    expect(file).to.include({ name: "IMG 1.jpg", width: 480, height: 640, hadMetadata: true });
    expect((await send(pair.buyer, [file.id])).status).to.equal(200);
    const [message] = await messages(pair.seller);
    expect(message).to.deep.include({ text: "", author: "buyer" });
    expect(message?.attachments.map(({ name }) => name)).to.deep.equal(["IMG 1.jpg"]);
    const [found] = await uploads(pair.seller);
    expect(found).to.include({ id: file.id, seq: 1, isMine: false, status: "UPLOADED" });
    const answer = await open(found?.url ?? "");
    expect(answer.status).to.equal(200);
    const { headers } = answer;
    expect(headers.get("content-type")).to.equal("image/jpeg");
    expect(headers.get("content-security-policy")).to.contain("sandbox");
    expect(headers.get("x-content-type-options")).to.equal("nosniff");
    expect((await sharp(await answer.arrayBuffer()).metadata()).exif).to.equal(undefined);
    const { headers: small } = await open(found?.thumbnailUrl ?? "");
    expect(small.get("content-type")).to.equal("image/webp");
  });

  it("takes a few at a time of one person, however slowly they come", async () => {
    const headers = {
      ...pair.buyer.pageHeaders,
      "content-type": "application/octet-stream",
      "content-length": "1000",
    };
    const address = `${pair.app.url}/rest/v1/trade/${id}/attachments?name=slow.png`;
    const slow = Array.from({ length: 4 }, () => request(address, { method: "POST", headers }));
    for (const each of slow) {
      each.on("error", () => undefined);
      each.write("the beginning");
    }
    const refused = await Promise.race(slow.map((each) => once(each, "response")));
    const [answer] = refused as [IncomingMessage];
    expect(answer.statusCode).to.equal(429);
    expect(answer.headers["retry-after"]).to.equal("10");
    for (const each of slow) each.destroy();
    await caughtUpUploads();
    await stored(pair.buyer);
  });

  it("opens a file by no address that was changed, or is over", async () => {
    const { id: fileId } = await stored(pair.buyer);
    const [mine] = await uploads(pair.buyer);
    const url = new URL(mine?.url ?? "", pair.app.url);
    const changed: readonly ((address: URL) => void)[] = [
      ({ searchParams }) => searchParams.set("until", "99999999999"),
      ({ searchParams }) => searchParams.set("for", "someone"),
      ({ searchParams }) => searchParams.delete("seal"),
      (address) => (address.pathname = `/files/${fileId}/thumbnail`),
      (address) => (address.pathname = "/files/another/content"),
      (address) => (address.pathname = `/files/${fileId}/secret`),
    ];
    for (const change of changed) {
      const other = new URL(url);
      change(other);
      expect((await fetch(other)).status, other.href).to.equal(404);
    }
    const until = Number(url.searchParams.get("until"));
    expect(until - Date.now() / 1_000).to.be.within(200, 300);
  });

  it("shows files to nobody but the parties, and unsent ones only to their owner", async () => {
    const file = await stored(pair.buyer);
    expect(await uploads(pair.seller)).to.deep.equal([]);
    expect((await uploads(pair.buyer)).map((each) => each.id)).to.deep.equal([file.id]);
    expect(await send(pair.seller, [file.id])).to.include({
      status: 422,
      code: "attachment_unknown",
    });
    const stranger = await pair.signIn("kofi_trades");
    const told = await stranger.call("listUploads", { parameters: { id } });
    expect(told.status).to.equal(404);
    expect((await upload(stranger, tinyPng)).status).to.equal(404);
  });

  it("saves a PDF instead of showing it", async () => {
    const file = await stored(pair.seller, pdf({ pages: 2 }), "Kontoauszug März.pdf");
    expect(file).to.include({ kind: "application/pdf", pages: 2, width: null });
    const [found] = await uploads(pair.seller);
    const answer = await open(found?.url ?? "");
    expect(answer.headers.get("content-disposition")).to.equal(
      "attachment; filename*=UTF-8''Kontoauszug%20M%C3%A4rz.pdf",
    );
  });

  it("sends a message with files once under its key, and a file only once", async () => {
    const file = await stored(pair.buyer);
    const first = await send(pair.buyer, [file.id], "Here it is", "the-same-key");
    const again = await send(pair.buyer, [file.id], "Here it is", "the-same-key");
    expect(again.data).to.deep.equal(first.data);
    expect(await send(pair.buyer, [file.id], "And again")).to.include({
      code: "attachment_unknown",
    });
    expect(await messages(pair.seller)).to.have.length(1);
  });

  it("needs words or files", async () => {
    expect(await send(pair.buyer, [])).to.include({ status: 422, code: "message_empty" });
    expect(await send(pair.buyer, ["nothing"])).to.include({ code: "attachment_unknown" });
    expect(await send(pair.buyer, ["nothing"], "words")).to.include({ code: "attachment_unknown" });
    expect(await messages(pair.buyer)).to.deep.equal([]);
  });

  const refused: readonly [string, () => Uint8Array, string, string][] = [
    [
      "too much",
      () => Buffer.concat([tinyPng, Buffer.alloc(10_000_000)]),
      "a.png",
      "attachment_limit_size",
    ],
    ["another kind", () => Buffer.from("<svg/>"), "a.png", "attachment_kind"],
    ["a broken image", () => tinyPng.subarray(0, 40), "a.png", "attachment_image_broken"],
    ["a name that turns around", () => tinyPng, "a\u202egnp.exe", "attachment_name"],
  ];
  for (const [what, file, name, code] of refused) {
    it(`keeps nothing of ${what}`, async () => {
      const before = storage.kept.size;
      expect(await upload(pair.buyer, file(), name)).to.include({ status: 422, code });
      expect(await rows()).to.deep.equal([]);
      expect(storage.kept.size).to.equal(before);
    });
  }

  it("keeps nothing where the storage is full in the middle of it", async () => {
    storage.mostFiles = storage.kept.size + 1;
    const told = await upload(pair.buyer, tinyPng);
    storage.mostFiles = Number.POSITIVE_INFINITY;
    expect(told).to.include({ status: 503, code: "attachment_not_stored" });
    expect(await rows()).to.deep.equal([]);
    await stored(pair.buyer);
  });

  it("takes ten files a message and fifty a trade", async () => {
    const some = Array.from({ length: 49 }, (_, index) => `many-${id}-${index}`);
    await pair.app.database.query(
      `INSERT INTO attachment (id, trade_id, author_id, kind, bytes, content_hash, is_stored)
       SELECT name, $1, buyer_id, 'image/png', 1, sha256('x'), true
         FROM trade, unnest($2::text[]) name WHERE trade.id = $1`,
      [id, some],
    );
    expect(await send(pair.buyer, some.slice(0, 11))).to.include({
      code: "attachment_limit_count",
    });
    expect((await send(pair.buyer, some.slice(0, 10))).status).to.equal(200);
    const both = await Promise.all([upload(pair.buyer, tinyPng), upload(pair.buyer, tinyPng)]);
    expect(both.map(({ code }) => code)).to.have.members(["attachment_limit_count", undefined]);
  });

  it("removes what nobody sent for a day, and nothing else", async () => {
    const [sent, fresh, old] = [
      await stored(pair.buyer),
      await stored(pair.buyer),
      await stored(pair.buyer),
    ];
    await send(pair.buyer, [sent.id]);
    await pair.app.database.query(
      "UPDATE attachment SET at = at - interval '2 days' WHERE id = ANY($1)",
      [[sent.id, old.id]],
    );
    const database = await createDataSource({ url: pair.app.database.url }).initialize();
    const none = { old: () => Promise.resolve([]), forget: () => Promise.resolve() };
    await new SweepUploads(new PostgresAttachmentStore(database), none, storage).execute();
    await database.destroy();
    expect((await rows()).map((each) => each.id)).to.have.members([sent.id, fresh.id]);
    expect(storage.kept.has(`${old.id}.content`)).to.equal(false);
    expect(storage.kept.has(`${sent.id}.content`)).to.equal(true);
  });

  it("takes bytes only as bytes", async () => {
    const headers = { "content-type": "image/png" };
    const told = await pair.buyer.call("uploadAttachment", {
      parameters: { id },
      query: { name: "a.png" },
      headers,
      file: tinyPng,
    });
    expect(told).to.include({ status: 415, code: "unsupported_media_type" });
  });

  it("are shown with their case to its staff, and each look is logged", async () => {
    const nia = await StaffVisitor.ofDemo(pair.app.adminUrl, "nia_mod");
    const parameters = { id };
    const { id: fileId } = await stored(pair.buyer);
    await send(pair.buyer, [fileId]);
    expect(await nia.call("listCaseFiles", { parameters })).to.include({ status: 404 });
    await pair.buyer.must("markTradePaid", { parameters });
    const { database } = pair.app;
    await database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [id],
    );
    const body = { dispute_reason_id: 1, dispute_reason_text: "" };
    await pair.buyer.must("openDispute", { parameters, body });
    const { entries }: CaseView = (await nia.must("viewCase", { parameters })).data;
    const sent = entries.find(({ files }) => files.length > 0);
    expect(sent).to.deep.include({ by: "buyer", text: null });
    expect(sent?.files).to.have.nested.property("[0].name", "receipt.png");
    const [file]: UploadView[] = (await nia.must("listCaseFiles", { parameters })).data;
    expect(file).to.include({ id: fileId, author: "buyer", isMine: false });
    const answer = await fetch(pair.app.adminUrl + file!.url!);
    expect(answer.headers.get("content-type")).to.equal("image/png");
    expect((await answer.arrayBuffer()).byteLength).to.equal(file!.bytes);
    const looks = await database.query(
      "SELECT FROM audit_log WHERE act = 'read-case-files' AND subject_id = $1",
      [id],
    );
    expect(looks).to.have.length(1);
  });

  it("are in the case file that its staff download, by their hashes, and that is logged", async () => {
    const nia = await StaffVisitor.ofDemo(pair.app.adminUrl, "nia_mod");
    const parameters = { id };
    const { id: fileId } = await stored(pair.buyer);
    await send(pair.buyer, [fileId]);
    expect(await nia.call("downloadStaffCaseFile", { parameters })).to.include({ status: 404 });
    await pair.buyer.must("markTradePaid", { parameters });
    await pair.app.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [id],
    );
    const body = { dispute_reason_id: 1, dispute_reason_text: "" };
    await pair.buyer.must("openDispute", { parameters, body });
    const told = await nia.must("downloadStaffCaseFile", { parameters });
    const bytes = Buffer.from((told.body as { data: ArrayBuffer }).data);
    expect(await checkCaseFile(bytes)).to.include({ trade: id });
    const [row] = await pair.app.database.query<{ hash: string }>(
      "SELECT encode(content_hash, 'hex') AS hash FROM attachment WHERE id = $1",
      [fileId],
    );
    expect(bytes.toString()).to.contain(row!.hash).and.to.not.contain("receipt.png");
    const logged = await pair.app.database.query(
      "SELECT FROM audit_log WHERE act = 'download-case' AND subject_id = $1",
      [id],
    );
    expect(logged).to.have.length(1);
    const sam = await StaffVisitor.ofDemo(pair.app.adminUrl, "sam_support");
    expect((await sam.call("downloadStaffCaseFile", { parameters })).status).to.equal(403);
  });
});
