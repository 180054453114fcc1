import { hex } from "@scure/base";

/** Bytes, or a list of such things: what Ethereum's RLP can say (Yellow Paper, appendix B). */
export type RlpItem = Uint8Array | readonly RlpItem[];

/** From here on a first byte says a length: of bytes, and of a list. */
const bytesFrom = 0x80;
const listFrom = 0xc0;

/** Up to here the length stands in the first byte itself. */
const mostShort = 55;

export function encodeRlp(item: RlpItem): Uint8Array {
  if (!(item instanceof Uint8Array)) {
    const body = item.flatMap((each) => [...encodeRlp(each)]);
    return Uint8Array.of(...headOf(listFrom, body.length), ...body);
  }
  const [first = bytesFrom] = item;
  if (item.length === 1 && first < bytesFrom) return item;
  return Uint8Array.of(...headOf(bytesFrom, item.length), ...item);
}

/** Throws unless the bytes are one item, written in the only way that is allowed. */
export function decodeRlp(bytes: Uint8Array): RlpItem {
  const { item, end } = readAt(bytes, 0);
  if (end !== bytes.length) throw new TypeError("There is more than one item.");
  return item;
}

/** A number as RLP has it: without leading zeros, so that zero has no bytes. */
export function numberBytes(value: bigint): Uint8Array {
  const digits = value === 0n ? "" : value.toString(16);
  return hex.decode(digits.length % 2 === 0 ? digits : `0${digits}`);
}

/** Throws for a number with leading zeros, which would be the same number in other bytes. */
export function numberIn(item: RlpItem | undefined): bigint {
  if (!(item instanceof Uint8Array) || item[0] === 0) throw new TypeError("This is no number.");
  return item.length === 0 ? 0n : BigInt(`0x${hex.encode(item)}`);
}

function headOf(from: number, length: number): readonly number[] {
  if (length <= mostShort) return [from + length];
  const size = numberBytes(BigInt(length));
  return [from + mostShort + size.length, ...size];
}

function readAt(bytes: Uint8Array, start: number): { item: RlpItem; end: number } {
  const first = bytes[start];
  if (first === undefined) throw new TypeError("The item is cut off.");
  if (first < bytesFrom) return { item: bytes.slice(start, start + 1), end: start + 1 };
  const isList = first >= listFrom;
  const { from, end } = bodyAt(bytes, start + 1, first - (isList ? listFrom : bytesFrom));
  if (!isList) {
    const item = bytes.slice(from, end);
    const [only = bytesFrom] = item;
    if (item.length === 1 && only < bytesFrom) throw new TypeError("The byte stands for itself.");
    return { item, end };
  }
  const items: RlpItem[] = [];
  let at = from;
  while (at < end) {
    const read = readAt(bytes.subarray(0, end), at);
    items.push(read.item);
    at = read.end;
  }
  return { item: items, end };
}

/** `length`: what the first byte says of it. */
function bodyAt(bytes: Uint8Array, start: number, length: number): { from: number; end: number } {
  if (length <= mostShort) return within(bytes, start, length);
  const { end: from } = within(bytes, start, length - mostShort);
  const size = numberIn(bytes.slice(start, from));
  if (size <= mostShort || size > bytes.length) throw new TypeError("The length is wrong.");
  return within(bytes, from, Number(size));
}

function within(bytes: Uint8Array, from: number, length: number): { from: number; end: number } {
  const end = from + length;
  if (end > bytes.length) throw new TypeError("The item is cut off.");
  return { from, end };
}
