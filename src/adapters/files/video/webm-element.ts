import type { Blank, ReadableBytes } from "../../../application/ports/file-preparer.ts";
import { broken } from "./video-fault.ts";

/** An element of a WebM. `to` is undefined for one that is as long as what follows (live recordings). */
export interface Element {
  readonly id: number;
  readonly from: number;
  readonly body: number;
  readonly to: number | undefined;
}

/** The longest head: four bytes of an id, eight of a size. */
const longestHead = 12;

/** The element at `at`, which has to end before `limit`; `bytes` begins at `base`. */
function elementIn(bytes: Uint8Array, at: number, limit: number, base = 0): Element {
  const head = bytes.subarray(at - base, at - base + longestHead);
  const idWidth = widthOf(head[0], 4);
  const id = head.subarray(0, idWidth).reduce((value, byte) => value * 256 + byte, 0);
  const first = head[idWidth];
  const sizeWidth = widthOf(first, 8);
  const digits = head.subarray(idWidth, idWidth + sizeWidth);
  if (digits.length !== sizeWidth || first === undefined) broken();
  const mask = 2 ** (8 - sizeWidth) - 1;
  const isOpen = (first & mask) === mask && digits.subarray(1).every((byte) => byte === 0xff);
  const size = digits.subarray(1).reduce((value, byte) => value * 256 + byte, first & mask);
  const body = at + idWidth + sizeWidth;
  const to = isOpen ? undefined : body + size;
  if (body > limit || (to !== undefined && to > limit)) broken();
  return { id, from: at, body, to };
}

/** The element at `at` of a file. */
export async function elementAt(file: ReadableBytes, at: number): Promise<Element> {
  return elementIn(await file.at(at, longestHead), at, file.bytes, at);
}

/** The children of an element whose bytes are all here, one after the other without a gap. */
export function* childrenIn(
  bytes: Uint8Array,
  from: number,
  base: number,
): Generator<ClosedElement> {
  const end = base + bytes.length;
  for (let at = from; at < end;) {
    const child = closed(elementIn(bytes, at, end, base));
    yield child;
    at = child.to;
  }
}

/** An element whose length is told. */
export interface ClosedElement extends Element {
  readonly to: number;
}

export function closed(element: Element): ClosedElement {
  const { to } = element;
  return to === undefined ? broken() : { ...element, to };
}

const voidId = 0xec;
const shortestLong = 9;

/** The element keeps its place and becomes one without meaning. */
export function voided({ from, to }: ClosedElement): Blank {
  const bytes = to - from;
  if (bytes < 2) broken();
  if (bytes < shortestLong) return { from, to, head: Uint8Array.of(voidId, 0x80 | (bytes - 2)) };
  const head = new Uint8Array(shortestLong);
  new DataView(head.buffer).setBigUint64(1, BigInt(bytes - shortestLong));
  head[0] = voidId;
  head[1] = 1;
  return { from, to, head };
}

function widthOf(first: number | undefined, most: number): number {
  const width = Math.clz32(first ?? 0) - 23;
  return first === undefined || first === 0 || width > most ? broken() : width;
}
