import { expect } from "chai";
import sharp from "sharp";
import { CheckingPreparer } from "../../../src/adapters/files/checking-preparer.ts";
import { ContentScanner } from "../../../src/adapters/files/content-scanner.ts";
import { readPdf } from "../../../src/adapters/files/read-pdf.ts";
import type { PreparedFile } from "../../../src/application/ports/file-preparer.ts";
import { isVideo } from "../../../src/domain/attachment/file-kind.ts";
import { hostileFiles } from "../../support/hostile-files.ts";
import { pdf, photo, tinyPng } from "../../support/sent-files.ts";

describe("preparing what somebody sent", () => {
  const scanner = new ContentScanner();
  const preparer = new CheckingPreparer({ run: (work) => work() }, readPdf);
  const prepare = async (bytes: Uint8Array): Promise<PreparedFile | string> => {
    const kind = await scanner.scan(bytes);
    if (!kind.ok) return kind.refusal.code;
    if (isVideo(kind.value)) return "a video";
    const prepared = await preparer.prepare(bytes, kind.value);
    return prepared.ok ? prepared.value : prepared.refusal.code;
  };
  const accepted = async (bytes: Uint8Array): Promise<PreparedFile> => {
    const prepared = await prepare(bytes);
    if (typeof prepared === "string") throw new Error(prepared);
    return prepared;
  };

  it("draws a photo anew: upright, and without where and with what it was taken", async () => {
    const sent = await photo();
    expect((await sharp(sent).metadata()).exif).to.not.equal(undefined);
    const { content, thumbnail, size, hadMetadata, kind } = await accepted(sent);
    expect({ size, hadMetadata, kind }).to.deep.equal({
      size: { width: 480, height: 640 },
      hadMetadata: true,
      kind: "image/jpeg",
    });
    const { exif, xmp, icc, orientation } = await sharp(content).metadata();
    expect({ exif, xmp, icc, orientation }).to.deep.equal({
      exif: undefined,
      xmp: undefined,
      icc: undefined,
      orientation: undefined,
    });
    expect(Buffer.from(content).includes("A phone")).to.equal(false);
    const small = await sharp(thumbnail).metadata();
    expect([small.format, small.width, small.height]).to.deep.equal(["webp", 360, 480]);
  });

  it("keeps nothing that was hung on an image", async () => {
    const double = Buffer.concat([tinyPng, Buffer.from("<script>alert(1)</script>PK\u0005\u0006")]);
    const { content } = await accepted(double);
    expect(Buffer.from(content).includes("script")).to.equal(false);
  });

  it("counts the pages of a PDF and draws the first", async () => {
    const { pages, kind, thumbnail } = await accepted(pdf({ pages: 20 }));
    expect([pages, kind]).to.deep.equal([20, "application/pdf"]);
    const { width, height } = await sharp(thumbnail).metadata();
    expect([width, height]).to.deep.equal([480, 320]);
  });

  for (const [what, make, code] of hostileFiles) {
    it(`refuses ${what}: ${code}`, async () => expect(await prepare(await make())).to.equal(code));
  }
});
