import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import type { AttachmentRefusalCode } from "../../src/domain/attachment/attachment-refusal.ts";
import { pdf, photo, tinyPng } from "./sent-files.ts";
import { box, tinyMp4, tinyWebm } from "./sent-videos.ts";

/** A file that is refused: what it is, its bytes, why it is refused. */
export type HostileFile = readonly [
  what: string,
  make: () => Uint8Array | Promise<Uint8Array>,
  code: AttachmentRefusalCode,
];

const script = "<</S/JavaScript/JS(app.alert\\(1\\))>>";
/** The end of an archive, which is read from its end. */
const archive = Buffer.from(`PK\u0005\u0006${"\u0000".repeat(18)}`, "latin1");

const half = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, Math.floor(bytes.length / 2));

/** A PNG that says that it has so many pixels a side. */
function pngBomb(side: number): Uint8Array {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const parts = [
    pngPart("IHDR", size),
    pngPart("IDAT", deflateSync(Buffer.alloc(1_000))),
    pngPart("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([tinyPng.subarray(0, 8), ...parts]);
}

function pngPart(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A PDF whose page is packed: few bytes, and far more once they are unpacked. */
function pdfBomb(megabytes: number): Uint8Array {
  const packed = deflateSync(Buffer.alloc(megabytes * 2 ** 20, "0 0 1 1 re f\n"), { level: 1 });
  const stream = `<</Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
  const object = `${stream}${packed.toString("latin1")}\nendstream`;
  // The fifth object takes the place of what its pages draw.
  const text = Buffer.from(pdf({ objects: [object] })).toString("latin1");
  return Buffer.from(text.replace("/Contents 3 0 R", "/Contents 5 0 R"), "latin1");
}

/** Images and PDFs, none of which is taken anywhere. */
export const hostileFiles: readonly HostileFile[] = [
  ["nothing at all", () => new Uint8Array(), "attachment_kind"],
  [
    "a drawing with a script",
    () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
    "attachment_kind",
  ],
  ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "attachment_kind"],
  ["a program", () => Buffer.from("MZ\u0090\u0000\u0003"), "attachment_kind"],
  ["an archive", () => Buffer.concat([Buffer.from("PK\u0003\u0004"), archive]), "attachment_kind"],
  ["a GIF", () => Buffer.from("GIF89a\u0001\u0000\u0001\u0000;"), "attachment_kind"],
  ["a page that calls itself a PDF", () => Buffer.from("%PDF-<html>"), "attachment_kind"],
  ["a PDF that is an archive too", () => Buffer.concat([pdf(), archive]), "attachment_kind"],
  [
    "an image of more pixels than fit, in few bytes",
    () =>
      sharp({ create: { width: 5_001, height: 5_000, channels: 3, background: "white" } })
        .png()
        .toBuffer(),
    "attachment_limit_size",
  ],
  [
    "an image that says that it has four billion pixels",
    () => pngBomb(65_535),
    "attachment_limit_size",
  ],
  ["half a photo", async () => half(await photo()), "attachment_image_broken"],
  [
    "a PNG of noise",
    () => Buffer.concat([tinyPng.subarray(0, 40), Buffer.alloc(99, 7)]),
    "attachment_image_broken",
  ],
  ["a PDF without anything", () => Buffer.from("%PDF-1.7\n"), "attachment_pdf_broken"],
  ["a PDF of noise", () => Buffer.from(`%PDF-1.7\n${"7".repeat(9_000)}`), "attachment_pdf_broken"],
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
        objects: [`<</Filter/Standard/V 1/R 2/O<${"11".repeat(32)}>/U<${"22".repeat(32)}>/P -4>>`],
      }),
    "attachment_pdf_locked",
  ],
];

/** Takes more memory than a file may, so it is read in a thread that can be stopped. */
export const bomb: HostileFile = [
  "a PDF that unpacks to 100 MB of drawing",
  () => pdfBomb(100),
  "attachment_pdf_broken",
];

/** Videos that are refused even where videos are taken. */
export const hostileVideos: readonly HostileFile[] = [
  ["half a video", () => half(tinyMp4), "attachment_video_broken"],
  ["half a WebM", () => half(tinyWebm), "attachment_video_broken"],
  [
    "a video that is encrypted",
    () => {
      const copy = Buffer.from(tinyMp4);
      copy.write("encv", copy.indexOf("stsd") + 16, "latin1");
      return copy;
    },
    "attachment_video_locked",
  ],
  [
    "a video with a track of something else",
    () => {
      const copy = Buffer.from(tinyMp4);
      copy.write("meta", copy.indexOf("vide"), "latin1");
      return copy;
    },
    "attachment_video_extra",
  ],
  [
    "a video that is an archive too",
    () => Buffer.concat([tinyMp4, box("free", archive)]),
    "attachment_kind",
  ],
  [
    "a video that is a page too",
    () => Buffer.concat([box("ftyp", "isom<html>"), tinyMp4]),
    "attachment_kind",
  ],
];

/** Names that hide what a file is, or that no screen can show. */
export const hostileNames: readonly (readonly [what: string, name: string])[] = [
  ["a name that turns around", "in\u202egnp.exe"],
  ["a name with a line break", "in\nvoice.png"],
  ["a name with a bell", "in\u0007voice.png"],
  ["a name with a zero", "in\u0000voice.png"],
  ["a name of nothing that can be seen", "\u200b\u200b"],
  ["a name without an end", `${"x".repeat(130)}.png`],
];
