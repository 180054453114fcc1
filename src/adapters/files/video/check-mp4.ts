import type { PreparedVideo, ReadableBytes } from "../../../application/ports/file-preparer.ts";
import { boxAt, freed, type Box } from "./mp4-box.ts";
import { readMovie, type MovieFacts } from "./mp4-movie.ts";
import { broken, PartCount } from "./video-fault.ts";

/** Makers of what browsers play. QuickTime is none of them. */
const brands = new Set([
  "isom",
  "iso2",
  "iso3",
  "iso4",
  "iso5",
  "iso6",
  "iso7",
  "iso8",
  "iso9",
  "mp41",
  "mp42",
  "avc1",
  "M4V ",
  "MSNV",
  "3gp4",
  "3gp5",
  "dash",
]);

/** A longer table of samples is no honest one of a video that may be sent. */
const mostTableBytes = 8_000_000;

/**
 * Reads an MP4 from its first byte to its last. Notes of where, when and with what it was filmed, and
 * every box that playing does not need, become free space: nothing moves. Throws `VideoFault`.
 */
export async function checkMp4(file: ReadableBytes): Promise<PreparedVideo> {
  const count = new PartCount(file.bytes);
  const facts: MovieFacts = { blanks: [], pictures: 0, hadMetadata: false };
  const seen = { movies: 0, samples: 0 };
  for (let at = 0; at < file.bytes;) {
    await count.next();
    const box = await boxAt(file, at);
    if ((at === 0) !== (box.type === "ftyp")) broken();
    await readPart(file, box, facts, seen);
    at = box.to;
  }
  if (seen.movies !== 1 || seen.samples === 0 || facts.pictures === 0) broken();
  return { blanks: facts.blanks, hadMetadata: facts.hadMetadata };
}

async function readPart(
  file: ReadableBytes,
  box: Box,
  facts: MovieFacts,
  seen: { movies: number; samples: number },
): Promise<void> {
  switch (box.type) {
    case "ftyp":
      return checkBrand(file, box);
    case "moov":
    case "moof":
    case "mfra":
      seen.movies += box.type === "moov" ? 1 : 0;
      return readTable(file, box, facts);
    case "mdat":
      seen.samples += 1;
      return;
    case "styp":
    case "sidx":
      return;
    case "udta":
    case "meta":
    case "uuid":
      facts.hadMetadata = true;
      facts.blanks.push(freed(box));
      return;
    case "free":
    case "skip":
    case "wide":
      facts.blanks.push(freed(box));
      return;
    default:
      return broken();
  }
}

async function checkBrand(file: ReadableBytes, { body, to }: Box): Promise<void> {
  if (to - body < 8 || to - body > 1_000) broken();
  const brand = String.fromCharCode(...(await file.at(body, 4)));
  if (!brands.has(brand)) broken();
}

async function readTable(file: ReadableBytes, box: Box, facts: MovieFacts): Promise<void> {
  if (box.to - box.from > mostTableBytes) broken();
  const bytes = await file.at(box.from, box.to - box.from);
  if (bytes.length !== box.to - box.from) broken();
  readMovie({ bytes, base: box.from, fileBytes: file.bytes }, box, facts);
}
