import { expect } from "chai";
import { checkMp4 } from "../../../src/adapters/files/video/check-mp4.ts";
import { checkWebm } from "../../../src/adapters/files/video/check-webm.ts";
import { VideoFault } from "../../../src/adapters/files/video/video-fault.ts";
import { blankedPieces } from "../../../src/application/attachment/blanked-pieces.ts";
import { readable } from "../../../src/application/attachment/sent-content.ts";
import { box, element, longMp4, tinyMp4, tinyWebm } from "../../support/sent-videos.ts";

const concat = (parts: readonly Uint8Array[]): Buffer => Buffer.concat(parts);
const from = (bytes: Uint8Array | string, encoding: BufferEncoding = "utf8"): Buffer =>
  typeof bytes === "string" ? Buffer.from(bytes, encoding) : Buffer.from(bytes);
const alloc = (bytes: number): Buffer => Buffer.alloc(bytes);

describe("the container of a video", () => {
  const checkOf = (bytes: Uint8Array) => (bytes[0] === 0x1a ? checkWebm : checkMp4);
  const kept = async (bytes: Uint8Array): Promise<Buffer> => {
    const file = readable(bytes);
    const { blanks } = await checkOf(bytes)(file);
    const pieces: Uint8Array[] = [];
    for await (const piece of blankedPieces(file, blanks)) pieces.push(piece);
    return concat(pieces);
  };
  const faultOf = async (bytes: Uint8Array): Promise<string | undefined> => {
    try {
      await checkOf(bytes)(readable(bytes));
      return undefined;
    } catch (error) {
      if (!(error instanceof VideoFault)) throw error;
      return error.code;
    }
  };

  it("is taken as a browser records it, and nothing of it moves", async () => {
    for (const video of [tinyWebm, tinyMp4]) {
      expect(await faultOf(video)).to.equal(undefined);
      expect((await kept(video)).length).to.equal(video.length);
    }
    expect((await kept(tinyWebm)).equals(tinyWebm)).to.equal(true);
  });

  it("loses where, when and with what it was filmed, and all that playing does not need", async () => {
    const notes = concat([
      tinyMp4,
      box("udta", box("\u00a9xyz", "+52.5200+013.4050/")),
      box("uuid", "0123456789abcdef", "exif of a phone"),
      box("free", "<script>alert(1)</script>"),
    ]);
    const { hadMetadata } = await checkMp4(readable(notes));
    expect(hadMetadata).to.equal(true);
    const left = await kept(notes);
    expect(left.length).to.equal(notes.length);
    expect(left.subarray(0, 32).equals(notes.subarray(0, 32))).to.equal(true);
    for (const word of ["+52.5200", "exif", "script", "udta", "uuid"]) {
      expect(left.includes(word), word).to.equal(false);
    }
    expect(await faultOf(left)).to.equal(undefined);
    expect((await kept(left)).equals(left)).to.equal(true);
  });

  it("loses the tags of a WebM", async () => {
    const tagged = concat([
      tinyWebm,
      element("1254c367", from("made in Berlin")),
      from("ec80", "hex"),
    ]);
    expect((await checkWebm(readable(tagged))).hadMetadata).to.equal(true);
    const left = await kept(tagged);
    expect(left.includes("Berlin")).to.equal(false);
    expect(await faultOf(left)).to.equal(undefined);
  });

  it("is blank across the seam of two pieces", async () => {
    const long = longMp4(4_100_000);
    const left = await kept(long);
    expect(left.subarray(tinyMp4.length + 8).every((byte) => byte === 0)).to.equal(true);
    expect(left.subarray(tinyMp4.length + 4, tinyMp4.length + 8).toString()).to.equal("free");
  });

  const changed = (video: Uint8Array, what: string, into: string): Buffer => {
    const copy = from(video);
    copy.write(into, copy.indexOf(what, 0, "latin1"), "latin1");
    return copy;
  };
  /** With samples of another kind. */
  const sampled = (kind: string): Buffer => {
    const copy = from(tinyMp4);
    copy.write(kind, copy.indexOf("stsd") + 16, "latin1");
    return copy;
  };
  const head = from(tinyWebm).subarray(0, from(tinyWebm).indexOf(from("18538067", "hex")));
  const refused: readonly [string, () => Uint8Array, string][] = [
    ["half of it", () => tinyMp4.subarray(0, 700), "attachment_video_broken"],
    ["half of a WebM", () => tinyWebm.subarray(0, 300), "attachment_video_broken"],
    ["only its head", () => tinyMp4.subarray(0, 24), "attachment_video_broken"],
    ["bytes behind it", () => concat([tinyMp4, from("more")]), "attachment_video_broken"],
    ["another brand", () => changed(tinyMp4, "ftyp", "ftypqt  "), "attachment_video_broken"],
    ["a box nobody knows", () => concat([tinyMp4, box("evil")]), "attachment_video_broken"],
    [
      "a box without an end",
      () => concat([tinyMp4, alloc(4), from("mdat")]),
      "attachment_video_broken",
    ],
    ["samples for another player", () => sampled("rtp "), "attachment_video_broken"],
    [
      "a track that is neither picture nor sound",
      () => changed(tinyMp4, "vide", "meta"),
      "attachment_video_extra",
    ],
    ["samples that are encrypted", () => sampled("encv"), "attachment_video_locked"],
    [
      "samples at an address elsewhere",
      () => {
        const copy = from(tinyMp4);
        copy[copy.indexOf("url ") + 7] = 0;
        return copy;
      },
      "attachment_video_extra",
    ],
    [
      "a Matroska that is no WebM",
      () => changed(tinyWebm, "webm", "matr"),
      "attachment_video_broken",
    ],
    [
      "a WebM with another file in it",
      () => concat([tinyWebm, element("1941a469", from("MZ"))]),
      "attachment_video_extra",
    ],
    ["a codec nobody plays", () => changed(tinyWebm, "V_VP", "V_XX"), "attachment_video_broken"],
    [
      "an encrypted track",
      () =>
        concat([
          head,
          element("18538067", element("1654ae6b", element("ae", element("6d80", alloc(3))))),
        ]),
      "attachment_video_locked",
    ],
    [
      "a WebM without pictures",
      () => concat([head, element("18538067")]),
      "attachment_video_broken",
    ],
    [
      "far more parts than pictures",
      () => concat([head, element("18538067", alloc(20_000).fill(from("ec80", "hex")))]),
      "attachment_video_broken",
    ],
  ];
  for (const [what, make, code] of refused) {
    it(`is refused with ${what}: ${code}`, async () =>
      expect(await faultOf(make())).to.equal(code));
  }
});
