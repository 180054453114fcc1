import { expect } from "chai";
import type { AdminBodyOf } from "../../../src/adapters/http/client/admin-client.ts";
import type {
  ChatFileView,
  StoredAttachmentView,
} from "../../../src/adapters/http/contract/attachment/attachment-views.ts";
import type {
  ChatMessageView,
  ChatView,
  ThreadMeta,
} from "../../../src/adapters/http/contract/messenger/messenger.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresPersonFiles } from "../../../src/adapters/persistence/messenger/postgres-person-files.ts";
import { SweepPersonFiles } from "../../../src/application/messenger/sweep-person-files.ts";
import { attachmentTokens } from "../../../src/composition/attachment-module.ts";
import { override } from "../../../src/composition/container.ts";
import { pdf, photo, tinyPng } from "../../support/sent-files.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TestStorage } from "../../support/test-storage.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import { Visitor } from "../../support/visitor.ts";

describe("files in chats between people over HTTP", () => {
  let pair: TradingPair;
  let kofi: Visitor;
  let mina: Visitor;
  let id: string;
  const storage = new TestStorage();
  before(async () => {
    pair = await TradingPair.open({}, [override(attachmentTokens.storage, storage)]);
    kofi = await pair.signIn("kofi_trades");
    mina = await Visitor.of(pair.app.url);
    await mina.register("mina_reads");
    const opened = await mina.must("openChat", { body: { username: "kofi_trades" } });
    ({ id } = opened.data);
  });
  after(() => pair.close());

  const upload = (who: Visitor, file: Uint8Array = tinyPng, name = "card.png") =>
    who.call("uploadChatFile", { parameters: { id }, query: { name }, file });
  const stored = async (who: Visitor, file?: Uint8Array, name?: string) => {
    const told = await upload(who, file, name);
    expect(told.status, JSON.stringify(told.body)).to.equal(200);
    return told.data as StoredAttachmentView;
  };
  const send = (who: Visitor, attachments: readonly string[], text?: string, key?: string) =>
    who.call("sendChatMessage", {
      parameters: { id },
      body: { ...(text !== undefined && { text }), attachments },
      ...(key !== undefined && { headers: { "Idempotency-Key": key } }),
    });
  const write = (who: Visitor, text: string) =>
    who.must("sendChatMessage", { parameters: { id }, body: { text } });
  const read = async (who: Visitor) => {
    const { body } = await who.must("listChatMessages", { parameters: { id } });
    return body as { data: ChatMessageView[]; meta: ThreadMeta };
  };
  const files = async (who: Visitor): Promise<readonly ChatFileView[]> =>
    (await who.must("listChatFiles", { parameters: { id } })).data;
  const sweep = async () => {
    const database = await createDataSource({ url: pair.app.database.url }).initialize();
    await new SweepPersonFiles(new PostgresPersonFiles(database), storage).execute();
    await database.destroy();
  };

  it("go to nobody who never wrote", async () => {
    await write(mina, "Hello");
    expect((await read(mina)).meta.takesFiles).to.equal(false);
    expect(await upload(mina)).to.include({ status: 409, code: "chat_files_unanswered" });
    expect(await send(mina, ["abcdefghijkl"])).to.include({ code: "chat_files_unanswered" });
    await write(kofi, "Hello Mina");
    expect((await read(mina)).meta.takesFiles).to.equal(true);
  });

  it("bring a photo to the other, redrawn, by an address that ends", async () => {
    const file = await stored(mina, await photo(), "IMG 1.jpeg");
    expect(file).to.include({ name: "IMG 1.jpg", hadMetadata: true });
    expect((await send(mina, [file.id])).status).to.equal(200);
    const last = (await read(kofi)).data.at(-1);
    expect(last).to.deep.include({ text: "", author: "partner" });
    expect(last?.attachments.map(({ name }) => name)).to.deep.equal(["IMG 1.jpg"]);
    const [found] = await files(kofi);
    expect(found).to.include({ id: file.id, seq: last?.seq, isMine: false });
    const answer = await fetch(pair.app.url + (found?.url ?? ""));
    expect(answer.headers.get("content-type")).to.equal("image/jpeg");
    const [chat]: ChatView[] = (await kofi.must("listChats", { query: {} })).data;
    expect(chat?.lastMessage).to.include({ text: "", isFile: true });
  });

  it("are the author's alone until they are sent, once", async () => {
    const { id: file } = await stored(mina);
    expect((await files(kofi)).map((each) => each.id)).to.not.include(file);
    expect(await send(kofi, [file])).to.include({ status: 422, code: "attachment_unknown" });
    const twice = await Promise.all([send(mina, [file], "Here"), send(mina, [file], "Here")]);
    expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).to.deep.equal([
      200, 422,
    ]);
    const { id: other } = await stored(mina);
    const keyed = [
      await send(mina, [other], "Key", "file-1"),
      await send(mina, [other], "Key", "file-1"),
    ];
    expect(keyed[0]?.data).to.deep.equal(keyed[1]?.data);
  });

  it("are found by nobody else, and taken while messages are", async () => {
    for (const who of [pair.buyer, pair.seller]) {
      expect(await upload(who)).to.include({ status: 404 });
      expect(await who.call("listChatFiles", { parameters: { id } })).to.include({ status: 404 });
    }
    const relate = (action: string) =>
      kofi.must("changeRelation", { parameters: { username: "mina_reads" }, body: { action } });
    await relate("blocked");
    expect(await upload(mina)).to.include({ status: 409, code: "chat_blocked" });
    expect(await upload(kofi)).to.include({ status: 409, code: "chat_own_block" });
    await relate("unblocked");
  });

  it("are refused with the error of their own, and nothing is kept", async () => {
    const before = storage.kept.size;
    const active = pdf({ catalog: "/OpenAction<</S/JavaScript/JS(app.alert(1))>>" });
    for (const [file, name, code] of [
      [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "x.svg", "attachment_kind"],
      [active, "x.pdf", "attachment_pdf_active"],
      [tinyPng, "in\u202egnp.exe", "attachment_name"],
      [tinyPng.subarray(0, 40), "x.png", "attachment_image_broken"],
    ] as const) {
      expect(await upload(mina, file, name), name).to.include({ status: 422, code });
    }
    storage.mostFiles = before + 1;
    expect(await upload(mina)).to.include({ status: 503, code: "attachment_not_stored" });
    storage.mostFiles = Number.POSITIVE_INFINITY;
    expect(storage.kept.size).to.equal(before);
  });

  it("work the same in the chat of a trade", async () => {
    const { id: tradeId } = await pair.start();
    const where = { parameters: { id: tradeId } };
    const sent = { ...where, query: { name: "receipt.png" }, file: tinyPng };
    const file: StoredAttachmentView = (await pair.buyer.must("uploadChatFile", sent)).data;
    await pair.buyer.must("sendChatMessage", { ...where, body: { attachments: [file.id] } });
    const [found]: ChatFileView[] = (await pair.seller.must("listChatFiles", where)).data;
    expect(found).to.include({ id: file.id, isMine: false, seq: 1 });
  });

  it("are shown to a moderator after a report, and kept until it is decided", async () => {
    const [profile] = await pair.app.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'mina_reads'",
    );
    const about = { reason: "scam", place: "chat", chat_id: id };
    await kofi.must("reportPerson", { parameters: { username: "mina_reads" }, body: about });
    await pair.app.database.query("UPDATE person_file SET at = at - interval '181 days'");
    await sweep();
    const omar = await StaffVisitor.ofDemo(pair.app.adminUrl, "omar_mod");
    const parameters = { id: profile!.id, chatId: id };
    const messages: AdminBodyOf<"readReportedChat"> = (
      await omar.must("readReportedChat", { parameters })
    ).data;
    const [file] = messages.flatMap((each) => each.files);
    expect(file).to.include({ name: "IMG 1.jpg" });
    const answer = await fetch(pair.app.adminUrl + (file?.url ?? ""));
    expect(answer.status).to.equal(200);
    await pair.app.database.query("DELETE FROM person_report");
    await sweep();
    expect(
      [...storage.kept.keys()].filter((name) => name.startsWith(file?.id ?? "")),
    ).to.deep.equal([]);
    expect((await files(kofi)).find((each) => each.id === file?.id)).to.include({
      name: null,
      url: null,
    });
  });

  it("go within a day where nobody sent them", async () => {
    const { id: file } = await stored(mina);
    await sweep();
    expect((await files(mina)).map((each) => each.id)).to.include(file);
    await pair.app.database.query(
      "UPDATE person_file SET at = at - interval '25 hours' WHERE id = $1",
      [file],
    );
    await sweep();
    const rows = await pair.app.database.query("SELECT FROM person_file WHERE id = $1", [file]);
    expect(rows).to.deep.equal([]);
  });
});
