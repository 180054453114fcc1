import { expect } from "chai";
import type {
  StoredAttachmentView,
  UploadView,
} from "../../../src/adapters/http/contract/attachment/attachment-views.ts";
import type { MessageView } from "../../../src/adapters/http/contract/chat/chat.ts";
import { checkCaseFile } from "../../../src/adapters/web-ui/receipt/check-case-file.ts";
import { tinyPng } from "../../support/sent-files.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

describe("files that a case worker sends over HTTP", () => {
  let pair: TradingPair;
  let id: string;
  before(async () => {
    pair = await TradingPair.open();
    ({ id } = await pair.start());
  });
  after(() => pair.close());

  const messages = async (who: Visitor): Promise<readonly MessageView[]> =>
    (await who.must("listMessages", { parameters: { id } })).data;
  const uploads = async (who: Visitor): Promise<readonly UploadView[]> =>
    (await who.must("listUploads", { parameters: { id } })).data;

  it("go from the case worker to both sides, under their code name, and into the case file", async () => {
    const nia = await StaffVisitor.ofDemo(pair.app.adminUrl, "nia_mod");
    const omar = await StaffVisitor.ofDemo(pair.app.adminUrl, "omar_mod");
    const sam = await StaffVisitor.ofDemo(pair.app.adminUrl, "sam_support");
    const parameters = { id };
    const file = { parameters, query: { name: "form.png" }, file: tinyPng };
    const put = (who: StaffVisitor) => who.call("uploadForCase", file);
    expect(await put(nia)).to.include({ status: 404 });
    await pair.buyer.must("markTradePaid", { parameters });
    await pair.app.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [id],
    );
    const reason = { dispute_reason_id: 1, dispute_reason_text: "" };
    await pair.buyer.must("openDispute", { parameters, body: reason });
    await nia.must("takeCase", { parameters });
    expect(await put(omar)).to.include({ code: "not_your_case" });
    expect(await put(sam)).to.include({ status: 403 });
    const script = Buffer.from("<script>alert(1)</script>");
    expect(await nia.call("uploadForCase", { ...file, file: script })).to.include({
      code: "attachment_kind",
    });
    const { id: fileId } = (await put(nia)).data as StoredAttachmentView;
    expect((await uploads(pair.buyer)).map((each) => each.id)).to.not.include(fileId);
    const write = (who: StaffVisitor, attachments: readonly string[]) =>
      who.call("messageParties", { parameters, body: { attachments } });
    const theirs = { parameters, body: { attachments: [fileId] } };
    expect(await pair.buyer.call("sendMessage", theirs)).to.include({ code: "attachment_unknown" });
    expect(await write(nia, ["abcdefghijkl"])).to.include({ code: "attachment_unknown" });
    expect((await write(nia, [fileId])).status).to.equal(200);
    expect(await write(nia, [fileId])).to.include({ code: "attachment_unknown" });
    for (const who of [pair.buyer, pair.seller]) {
      const shown = (await messages(who)).find(({ author }) => author === "staff");
      expect(shown?.attachments.map(({ name }) => name)).to.deep.equal(["form.png"]);
      const found = (await uploads(who)).find((each) => each.id === fileId);
      expect(found).to.include({ author: "staff", isMine: false });
      expect((await fetch(pair.app.url + (found?.url ?? ""))).status).to.equal(200);
    }
    const told = await nia.must("downloadStaffCaseFile", { parameters });
    const bytes = Buffer.from((told.body as { data: ArrayBuffer }).data);
    expect(await checkCaseFile(bytes)).to.include({ trade: id });
    expect(bytes.toString()).to.contain(fileId);
  });
});
