import type {
  Blank,
  PreparedVideo,
  ReadableBytes,
} from "../../../application/ports/file-preparer.ts";
import { broken, PartCount, VideoFault } from "./video-fault.ts";
import {
  childrenIn,
  closed,
  elementAt,
  voided,
  type ClosedElement,
  type Element,
} from "./webm-element.ts";

const ids = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  seek: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cues: 0x1c53bb6b,
  tags: 0x1254c367,
  chapters: 0x1043a770,
  attachments: 0x1941a469,
  cluster: 0x1f43b675,
  void: 0xec,
  checksum: 0xbf,
  encryptedBlock: 0xaf,
  documentType: 0x4282,
  readVersion: 0x4285,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  encodings: 0x6d80,
} as const;

/** Time, blocks and places within a cluster. */
const inClusters: ReadonlySet<number> = new Set([0xe7, 0xa3, 0xa0, 0xab, 0xa7]);
/** Scale, duration and programs, without which a WebM is none. */
const plainInfo: ReadonlySet<number> = new Set([0x2ad7b1, 0x4489, 0x4d80, 0x5741]);
const pictures: ReadonlySet<string> = new Set(["V_VP8", "V_VP9", "V_AV1"]);
const sounds: ReadonlySet<string> = new Set(["A_OPUS", "A_VORBIS"]);

const mostTableBytes = 1_000_000;

interface Seen {
  readonly blanks: Blank[];
  hadMetadata: boolean;
  pictures: number;
  clusters: number;
}

/**
 * Reads a WebM from its first byte to its last; every element that playing does not need becomes one
 * without meaning, of the same length: nothing moves. Throws `VideoFault`.
 */
export async function checkWebm(file: ReadableBytes): Promise<PreparedVideo> {
  const body = await bodyOfSegment(file);
  const seen: Seen = { blanks: [], hadMetadata: false, pictures: 0, clusters: 0 };
  const count = new PartCount(file.bytes);
  // Where the cluster ends that is being read; an open one ends where another part of the segment begins.
  let cluster: { readonly to: number | undefined } | undefined;
  for (let at = body; at < file.bytes;) {
    await count.next();
    if (cluster?.to === at) cluster = undefined;
    const element = await elementAt(file, at);
    if (cluster && isInCluster(element)) {
      const { to, id } = closed(element);
      if (cluster.to !== undefined && to > cluster.to) broken();
      if (id === ids.void || id === ids.checksum) seen.blanks.push(voided(closed(element)));
      at = to;
      continue;
    }
    if (cluster?.to !== undefined) broken();
    cluster = undefined;
    if (element.id === ids.cluster) {
      seen.clusters += 1;
      cluster = { to: element.to };
      at = element.body;
      continue;
    }
    await readPart(file, closed(element), seen);
    at = closed(element).to;
  }
  if (seen.pictures === 0 || seen.clusters === 0) broken();
  return { blanks: seen.blanks, hadMetadata: seen.hadMetadata };
}

/** Where the parts of the one segment begin, which is all that follows the head. */
async function bodyOfSegment(file: ReadableBytes): Promise<number> {
  const head = closed(await elementAt(file, 0));
  if (head.id !== ids.head || head.to - head.body > 1_000) broken();
  const bytes = await file.at(0, head.to);
  let documentType = "";
  for (const child of childrenIn(bytes, head.body, 0)) {
    if (child.id === ids.documentType) documentType = textIn(bytes, child, 0);
    if (child.id === ids.readVersion && numberIn(bytes, child, 0) > 4) broken();
  }
  const segment = await elementAt(file, head.to);
  const isWhole = segment.to === undefined || segment.to === file.bytes;
  if (documentType !== "webm" || segment.id !== ids.segment || !isWhole) broken();
  return segment.body;
}

function isInCluster({ id }: Element): boolean {
  if (id === ids.encryptedBlock) throw new VideoFault("attachment_video_locked");
  return inClusters.has(id) || id === ids.void || id === ids.checksum;
}

async function readPart(file: ReadableBytes, part: ClosedElement, seen: Seen): Promise<void> {
  switch (part.id) {
    case ids.seek:
    case ids.cues:
      return;
    case ids.tags:
    case ids.chapters:
      seen.hadMetadata = true;
      seen.blanks.push(voided(part));
      return;
    case ids.void:
    case ids.checksum:
      seen.blanks.push(voided(part));
      return;
    case ids.attachments:
      throw new VideoFault("attachment_video_extra");
    case ids.info:
      return readInfo(await tableOf(file, part), part, seen);
    case ids.tracks:
      return readTracks(await tableOf(file, part), part, seen);
    default:
      return broken();
  }
}

async function tableOf(file: ReadableBytes, { from, to }: ClosedElement): Promise<Uint8Array> {
  if (to - from > mostTableBytes) broken();
  return file.at(from, to - from);
}

/** Its title, and when it was made. */
function readInfo(bytes: Uint8Array, { from, body }: ClosedElement, seen: Seen): void {
  for (const child of childrenIn(bytes, body, from)) {
    if (!plainInfo.has(child.id)) seen.blanks.push(voided(child));
  }
}

function readTracks(bytes: Uint8Array, { from, body }: ClosedElement, seen: Seen): void {
  for (const track of childrenIn(bytes, body, from)) {
    if (track.id === ids.track) {
      readTrack(bytes.subarray(0, track.to - from), track.body, from, seen);
    } else seen.blanks.push(voided(track));
  }
}

function readTrack(bytes: Uint8Array, body: number, base: number, seen: Seen): void {
  let codec = "";
  let type = 0;
  for (const child of childrenIn(bytes, body, base)) {
    if (child.id === ids.encodings) throw new VideoFault("attachment_video_locked");
    if (child.id === ids.codec) codec = textIn(bytes, child, base);
    if (child.id === ids.trackType) type = numberIn(bytes, child, base);
  }
  if (type !== 1 && type !== 2) throw new VideoFault("attachment_video_extra");
  if (!(type === 1 ? pictures : sounds).has(codec)) broken();
  if (type === 1) seen.pictures += 1;
}

function textIn(bytes: Uint8Array, { body, to }: ClosedElement, base: number): string {
  return String.fromCharCode(...bytes.subarray(body - base, Math.min(to - base, body - base + 40)));
}

function numberIn(bytes: Uint8Array, { body, to }: ClosedElement, base: number): number {
  return bytes.subarray(body - base, to - base).reduce((value, byte) => value * 256 + byte, 0);
}
