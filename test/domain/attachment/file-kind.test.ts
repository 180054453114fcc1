import { expect } from "chai";
import fc from "fast-check";
import { fileKindOf, isAmbiguous } from "../../../src/domain/attachment/file-kind.ts";
import { parseFileName } from "../../../src/domain/attachment/file-name.ts";

const bytesOf = (text: string) => Buffer.from(text, "latin1");

describe("what a file is", () => {
  const rows: readonly [string, string, string | undefined][] = [
    ["a JPEG", "\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF", "image/jpeg"],
    ["a PNG", "\u0089PNG\r\n\u001a\n\u0000", "image/png"],
    ["a WebP", "RIFF\u0000\u0000\u0000\u0000WEBPVP8 ", "image/webp"],
    ["a PDF", "%PDF-1.7\n", "application/pdf"],
    ["an MP4", "\u0000\u0000\u0000\u0018ftypisom", "video/mp4"],
    ["a WebM", "\u001aE\u00df\u00a3", "video/webm"],
    ["a sound in the same wrapping as a WebP", "RIFF\u0000\u0000\u0000\u0000WAVEfmt ", undefined],
    ["a drawing with a script", "<svg onload=alert(1)>", undefined],
    ["a page", "<!doctype html><script>", undefined],
    ["a GIF", "GIF89a", undefined],
    ["a program", "MZ\u0090\u0000", undefined],
    ["nothing", "", undefined],
  ];
  for (const [what, text, kind] of rows) {
    it(`is told from its bytes: ${what}`, () => expect(fileKindOf(bytesOf(text))).to.equal(kind));
  }

  it("is never told from bytes that only contain the mark", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (before) => {
        const begins = fileKindOf(before);
        fc.pre(begins === undefined && before[0] !== 0xff && before[0] !== 0x89);
        const kind = fileKindOf(Buffer.concat([before, bytesOf("%PDF-1.7")]));
        expect(kind).to.equal(undefined);
      }),
    );
  });

  it("is ambiguous where a PDF could also be opened as a page or an archive", () => {
    const archive = `PK\u0005\u0006${"\u0000".repeat(18)}`;
    const isDouble = (text: string) => isAmbiguous("application/pdf", bytesOf(text), bytesOf(text));
    expect(isDouble("%PDF-1.7\n<html><script>alert(1)</script>")).to.equal(true);
    expect(isDouble(`%PDF-1.7\n%%EOF${archive}`)).to.equal(true);
    expect(isDouble(`%PDF-1.7\n${archive}\n%%EOF`)).to.equal(false);
    expect(isDouble("%PDF-1.7\n1 0 obj")).to.equal(false);
  });

  it("is ambiguous where the end of a video is that of an archive", () => {
    const archive = bytesOf(`PK\u0005\u0006${"\u0000".repeat(18)}`);
    const head = bytesOf("\u0000\u0000\u0000\u0018ftypisom");
    expect(isAmbiguous("video/mp4", head, archive)).to.equal(true);
    expect(isAmbiguous("video/mp4", head, bytesOf("\u0000"))).to.equal(false);
  });
});

describe("what a file is called", () => {
  const rows: readonly [string, string, string][] = [
    ["receipt.pdf", "application/pdf", "receipt.pdf"],
    ["receipt.pdf.exe", "application/pdf", "receipt.pdf.pdf"],
    ["photo.svg", "image/png", "photo.png"],
    ["../../etc/passwd", "image/jpeg", "passwd.jpg"],
    ["C:\\Users\\ana\\Überweisung.PNG", "image/png", "Überweisung.png"],
    [".htaccess", "image/png", "file.png"],
    ['a"b<c>.png', "image/png", "a_b_c_.png"],
  ];
  for (const [typed, kind, name] of rows) {
    it(`${typed} is shown as ${name}`, () => {
      const parsed = parseFileName(typed, kind as Parameters<typeof parseFileName>[1]);
      expect(parsed).to.deep.equal({ ok: true, value: name });
    });
  }

  it("has no signs that cannot be shown, or that turn it around", () => {
    for (const sign of ["\u0000", "\u001b", "\u202e", "\u2066", "\n", "\t", "\ud83e"]) {
      const refused = parseFileName(`gpj${sign}.pdf`, "application/pdf");
      expect(refused.ok ? undefined : refused.refusal.code).to.equal("attachment_name");
    }
    expect(parseFileName("\u200b", "image/png").ok).to.equal(false);
    expect(parseFileName("x".repeat(121), "image/png").ok).to.equal(false);
  });
});
