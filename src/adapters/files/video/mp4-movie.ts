import type { Blank } from "../../../application/ports/file-preparer.ts";
import { boxIn, freed, zeroed, type Box } from "./mp4-box.ts";
import { broken, VideoFault } from "./video-fault.ts";

/** Boxes that hold boxes. */
const containers = new Set("moov trak mdia minf stbl dinf edts mvex moof traf mfra".split(" "));

/** Boxes that say how samples are played, and nothing of who made them. */
const plain = new Set(
  (
    "mvhd tkhd tref mdhd hdlr elng vmhd smhd nmhd dref stsd stts ctts cslg stss stsc stsz stz2 stco " +
    "co64 sdtp sbgp sgpd elst trex mehd mfhd tfhd tfdt trun tfra mfro"
  ).split(" "),
);

const notes = new Set(["udta", "meta", "uuid"]);
const pictures = new Set("avc1 avc3 hvc1 hev1 vp08 vp09 av01 mp4v jpeg mjpg s263 h263".split(" "));
const sounds = new Set("mp4a Opus fLaC ac-3 ec-3 samr sawb .mp3 alac".split(" "));

/** What a part of a movie says about it. */
export interface MovieFacts {
  readonly blanks: Blank[];
  pictures: number;
  hadMetadata: boolean;
}

/** Reads a box with its descendants; `bytes` begins at `base` of a file of `fileBytes`. */
export function readMovie(
  { bytes, base, fileBytes }: { bytes: Uint8Array; base: number; fileBytes: number },
  whole: Box,
  facts: MovieFacts,
): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const u32 = (at: number): number =>
    at >= base && at + 4 <= base + bytes.length ? view.getUint32(at - base) : broken();
  const word = (at: number): string =>
    String.fromCharCode(...bytes.subarray(at - base, at - base + 4));

  const readAll = (parent: Box, depth: number): void => {
    if (depth > 8) broken();
    let at = parent.body;
    while (at < parent.to) {
      const box = boxIn(bytes, at, parent.to, base);
      readOne(box, depth);
      at = box.to;
    }
  };
  const readOne = (box: Box, depth: number): void => {
    const { type } = box;
    if (type === "pssh") throw new VideoFault("attachment_video_locked");
    if (containers.has(type)) return readAll(box, depth + 1);
    if (!plain.has(type)) {
      facts.hadMetadata ||= notes.has(type);
      facts.blanks.push(freed(box));
      return;
    }
    if (type === "mvhd" || type === "tkhd" || type === "mdhd") return forgetTimes(box);
    if (type === "hdlr") return readHandler(box);
    if (type === "stsd") return readSamples(box);
    if (type === "dref") return readSources(box);
    if (type === "stco" || type === "co64") return readChunks(box);
  };
  /** When it was made and changed. */
  const forgetTimes = ({ body, to }: Box): void => {
    const end = body + 4 + (u32(body) >>> 24 === 1 ? 16 : 8);
    if (end > to) broken();
    facts.blanks.push(zeroed(body + 4, end));
  };
  const readHandler = ({ body, to }: Box): void => {
    if (body + 12 > to) broken();
    const kind = word(body + 8);
    if (kind !== "vide" && kind !== "soun") throw new VideoFault("attachment_video_extra");
  };
  const readSamples = (box: Box): void => {
    for (const { type } of entriesOf(box)) {
      if (type === "encv" || type === "enca") throw new VideoFault("attachment_video_locked");
      if (pictures.has(type)) facts.pictures += 1;
      else if (!sounds.has(type)) broken();
    }
  };
  /** Samples lie in the file itself, not at an address. */
  const readSources = (box: Box): void => {
    for (const { body, to } of entriesOf(box)) {
      if (body + 4 > to) broken();
      if (u32(body) % 2 !== 1) throw new VideoFault("attachment_video_extra");
    }
  };
  const entriesOf = ({ body, to }: Box): readonly Box[] => {
    const count = u32(body + 4);
    if (count === 0 || count > 64) broken();
    const entries: Box[] = [];
    let at = body + 8;
    for (let entry = 0; entry < count; entry += 1) {
      const box = boxIn(bytes, at, to, base);
      entries.push(box);
      at = box.to;
    }
    return at === to ? entries : broken();
  };
  const readChunks = ({ type, body, to }: Box): void => {
    const width = type === "co64" ? 8 : 4;
    const count = u32(body + 4);
    if (body + 8 + count * width !== to) broken();
    for (let at = body + 8; at < to; at += width) {
      const place = width === 8 ? u32(at) * 2 ** 32 + u32(at + 4) : u32(at);
      if (place >= fileBytes) broken();
    }
  };
  readAll(whole, 0);
}
