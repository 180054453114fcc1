import type { Blank, ReadableBytes } from "../../../application/ports/file-preparer.ts";
import { broken } from "./video-fault.ts";

/** A box of an MP4: where it is in the file, and where its body begins. */
export interface Box {
  readonly type: string;
  readonly from: number;
  readonly body: number;
  readonly to: number;
}

const shortHead = 8;
const longHead = 16;

/** The box at `at`, which has to end before `limit`. Boxes that end "with the file" are not taken. */
export function boxIn(bytes: Uint8Array, at: number, limit: number, base = 0): Box {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + shortHead > limit || at + shortHead - base > bytes.length) broken();
  const short = view.getUint32(at - base);
  const type = String.fromCharCode(...bytes.subarray(at - base + 4, at - base + shortHead));
  const isLong = short === 1;
  if (isLong && at + longHead - base > bytes.length) broken();
  const size = isLong ? Number(view.getBigUint64(at - base + shortHead)) : short;
  const head = isLong ? longHead : shortHead;
  if (size < head || at + size > limit) broken();
  return { type, from: at, body: at + head, to: at + size };
}

/** The box at `at` of a file. */
export async function boxAt(file: ReadableBytes, at: number): Promise<Box> {
  return boxIn(await file.at(at, longHead), at, file.bytes, at);
}

/** The box keeps its place and becomes free space without anything in it. */
export function freed({ from, body, to }: Box): Blank {
  const head = new Uint8Array(body - from);
  const view = new DataView(head.buffer);
  const isLong = head.length === longHead;
  view.setUint32(0, isLong ? 1 : to - from);
  head.set([0x66, 0x72, 0x65, 0x65], 4);
  if (isLong) view.setBigUint64(shortHead, BigInt(to - from));
  return { from, to, head };
}

export function zeroed(from: number, to: number): Blank {
  return { from, to, head: new Uint8Array() };
}
