import { expect } from "chai";
import sharp from "sharp";
import { CheckingPreparer } from "../../../src/adapters/files/checking-preparer.ts";
import { ContentScanner } from "../../../src/adapters/files/content-scanner.ts";
import { readPdf } from "../../../src/adapters/files/read-pdf.ts";
import type { PreparedFile } from "../../../src/application/ports/file-preparer.ts";
import { isVideo } from "../../../src/domain/attachment/file-kind.ts";
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

  const script = "<</S/JavaScript/JS(app.alert\\(1\\))>>";
  const half = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length / 2));
  const refused: readonly [string, () => Uint8Array | Promise<Uint8Array>, string][] = [
    ["nothing at all", () => new Uint8Array(), "attachment_kind"],
    [
      "a drawing with a script",
      () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
      "attachment_kind",
    ],
    ["a page that calls itself a PDF", () => Buffer.from("%PDF-<html>"), "attachment_kind"],
    [
      "a PDF with an archive behind it",
      () => Buffer.concat([pdf(), Buffer.from(`PK\u0005\u0006${"\u0000".repeat(18)}`, "latin1")]),
      "attachment_kind",
    ],
    [
      "an image of more pixels than fit, in few bytes",
      () =>
        sharp({ create: { width: 5_001, height: 5_000, channels: 3, background: "white" } })
          .png()
          .toBuffer(),
      "attachment_limit_size",
    ],
    ["half a photo", async () => half(await photo()), "attachment_image_broken"],
    [
      "a PNG of noise",
      () => Buffer.concat([tinyPng.subarray(0, 40), Buffer.alloc(99, 7)]),
      "attachment_image_broken",
    ],
    ["a PDF without anything", () => Buffer.from("%PDF-1.7\n"), "attachment_pdf_broken"],
    [
      "a PDF of noise",
      () => Buffer.from(`%PDF-1.7\n${"7".repeat(9_000)}`),
      "attachment_pdf_broken",
    ],
    ["a PDF without pages", () => pdf({ pages: 0 }), "attachment_pdf_empty"],
    ["a PDF of blank pages", () => pdf({ pages: 3, drawn: "" }), "attachment_pdf_empty"],
    ["a PDF of 21 pages", () => pdf({ pages: 21 }), "attachment_pdf_page_limit"],
    ["a PDF of 10,000 pages", () => pdf({ pages: 10_000 }), "attachment_pdf_page_limit"],
    [
      "a PDF that acts when it is opened",
      () => pdf({ catalog: `/OpenAction ${script}` }),
      "attachment_pdf_active",
    ],
    [
      "a PDF with a script",
      () => pdf({ catalog: "/Names<</JavaScript<</Names[(a) 5 0 R]>>>>", objects: [script] }),
      "attachment_pdf_active",
    ],
    [
      "a PDF with another file in it",
      () =>
        pdf({
          catalog: "/Names<</EmbeddedFiles<</Names[(a) 5 0 R]>>>>",
          objects: [
            "<</Type/Filespec/F(a.exe)/EF<</F 6 0 R>>>>",
            "<</Type/EmbeddedFile/Length 2>>\nstream\nMZ\nendstream",
          ],
        }),
      "attachment_pdf_active",
    ],
    [
      "a PDF that needs a password",
      () =>
        pdf({
          trailer: `/Encrypt 5 0 R/ID[<${"00".repeat(16)}><${"00".repeat(16)}>]`,
          objects: [
            `<</Filter/Standard/V 1/R 2/O<${"11".repeat(32)}>/U<${"22".repeat(32)}>/P -4>>`,
          ],
        }),
      "attachment_pdf_locked",
    ],
  ];
  for (const [what, make, code] of refused) {
    it(`refuses ${what}: ${code}`, async () => expect(await prepare(await make())).to.equal(code));
  }
});
