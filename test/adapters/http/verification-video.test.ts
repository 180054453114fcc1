import { expect } from "chai";
import type {
  VerificationAttemptView,
  VerificationView,
} from "../../../src/adapters/http/contract/verification/verification.ts";
import type { StaffVerificationView } from "../../../src/adapters/http/contract/admin/verifications.ts";
import { tinyPng } from "../../support/sent-files.ts";
import { box, tinyMp4 } from "../../support/sent-videos.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

const filmedInBerlin = Buffer.concat([
  tinyMp4,
  box("udta", box("\u00a9xyz", "+52.5200+013.4050/")),
]);

describe("the verification of people by a video, over HTTP", () => {
  let pair: TradingPair;
  let kofi: Visitor;
  let vera: StaffVisitor;
  let kofiId: string;
  before(async () => {
    pair = await TradingPair.open();
    kofi = await pair.signIn("kofi_trades");
    vera = await StaffVisitor.ofDemo(pair.app.adminUrl, "vera_super");
    const [row] = await pair.app.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'kofi_trades'",
    );
    kofiId = row?.id ?? "";
    // Their ID was verified before.
    await pair.app.database.query(
      `INSERT INTO verification (id, trader_id, kind, state, document_type, decided_at)
       VALUES ('idofkofi1234', $1, 'id', 'approved', 'passport', now())`,
      [kofiId],
    );
  });
  after(() => pair.close());

  const shown = async (): Promise<VerificationView> => (await kofi.must("viewVerification")).data;
  const decide = (verification: string, verdict: string) =>
    vera.call("decideVerification", {
      parameters: { id: kofiId },
      body: { verification, verdict, reason: "Looked at it." },
    });

  it("takes a video without the place where it was filmed, handed in by its address", async () => {
    const begun = await kofi.must("startVideoVerification");
    const own = (begun.data as VerificationAttemptView).verificationReference;
    const parameters = { reference: own };
    const send = (file: Uint8Array, side: string, name: string) =>
      kofi.call("addVerificationFile", { parameters, query: { name, side }, file });
    expect(await send(tinyPng, "video", "me.png")).to.include({
      code: "attachment_video_not_here",
    });
    expect(await send(tinyMp4, "selfie", "me.mp4")).to.include({
      code: "attachment_video_not_here",
    });
    const cut = tinyMp4.subarray(0, 900);
    expect(await send(cut, "video", "me.mp4")).to.include({ code: "attachment_video_broken" });
    const url = "/files/none/content";
    expect(await kofi.call("uploadVerificationVideo", { body: { url } })).to.include({
      status: 404,
    });
    const sent = await send(filmedInBerlin, "video", "me.mov");
    expect(sent.data, JSON.stringify(sent.body)).to.include({ kind: "video/mp4", name: "me.mp4" });
    const stored = (sent.data as { url: string }).url;
    const played = await fetch(pair.app.url + stored, { headers: { range: "bytes=0-" } });
    expect(played.headers.get("content-type")).to.equal("video/mp4");
    const content = Buffer.from(await played.arrayBuffer());
    expect([content.length, content.includes("+52.5")]).to.deep.equal([
      filmedInBerlin.length,
      false,
    ]);
    expect(
      (await kofi.call("uploadVerificationVideo", { body: { url: stored } })).data,
    ).to.nested.include({ "video.status": "pending", isVideoVerified: false });
    const seen = await vera.must("viewStaffVerification", { parameters: { id: own } });
    const [file] = (seen.data as StaffVerificationView).files;
    const opened = await fetch(pair.app.adminUrl + (file?.url ?? ""));
    expect(opened.headers.get("content-disposition")).to.contain("attachment");
    expect((await decide(own, "approve")).status).to.equal(200);
    expect(await shown()).to.include({ isVideoVerified: true });
  });
});
