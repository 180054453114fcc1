import { createHash } from "node:crypto";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { bech32, hex } from "@scure/base";
import type { ReadInvoice } from "../../application/ports/lightning-node.ts";
import { invoiceStart } from "../../domain/lightning/invoice-text.ts";

/* Invoices of Lightning as text (BOLT 11): a prefix with network and amount, then words of 5 bits. */

const timestampWords = 7;
/** 64 bytes, and one that says which of the possible keys signed. */
const signatureWords = 104;

/** Letters of bech32 as numbers: the types of fields that we read. */
const tags = { hash: 1, description: 13, payee: 19, expiry: 6, secret: 16, features: 5, depth: 24 };
const descriptionHash = 23;
/** In words. Of any other length, such a field is a fault. */
const fixedLengths = new Map([
  [tags.hash, 52],
  [tags.secret, 52],
  [descriptionHash, 52],
  [tags.payee, 53],
]);

const usualExpiry = 3_600;

/** Features that a payer has to know: variable onions, payment secrets, parts, and metadata. */
const knownFeatures: ReadonlySet<number> = new Set([8, 14, 16, 48]);

/** Reads an invoice; undefined unless checksum, signature and everything that it demands are right. */
export function readInvoice(text: string): ReadInvoice | undefined {
  const parts = wordsOf(text.trim());
  const start = parts && invoiceStart(`${parts.prefix}1`);
  if (!start || parts.words.length < timestampWords + signatureWords) return undefined;
  const body = parts.words.slice(0, -signatureWords);
  const fields = fieldsOf(body.slice(timestampWords));
  const [hash, secret] = [fields?.get(tags.hash), fields?.get(tags.secret)];
  if (!fields || !hash || !secret) return undefined;
  const signature = bytesOf(parts.words.slice(-signatureWords), false);
  const payee = signerOf(digestOf(parts.prefix, body), signature, fields.get(tags.payee));
  if (payee === undefined) return undefined;
  const createdAt = numberOf(body.slice(0, timestampWords)) * 1_000;
  const expiry = fields.get(tags.expiry);
  const description = fields.get(tags.description);
  return {
    ...start,
    hash: hex.encode(bytesOf(hash, false)),
    payee,
    description: description ? new TextDecoder().decode(bytesOf(description, false)) : undefined,
    createdAt,
    expiresAt: createdAt + (expiry ? numberOf(expiry) : usualExpiry) * 1_000,
  };
}

/** What an invoice of our own says. */
interface NewInvoice {
  /** "lnbcrt", for example. */
  readonly prefix: string;
  readonly satoshi: bigint;
  readonly hash: string;
  readonly secret: Uint8Array;
  readonly description: string;
  /** In ms. */
  readonly createdAt: number;
  readonly expirySeconds: number;
}

/** Writes an invoice and signs it. The amount is in nano: a satoshi is ten of them. */
export function writeInvoice(invoice: NewInvoice, key: Uint8Array): string {
  const { satoshi, hash, secret, description, createdAt, expirySeconds } = invoice;
  const prefix = `${invoice.prefix}${satoshi * 10n}n`;
  const words = [
    ...numberWords(Math.floor(createdAt / 1_000), timestampWords),
    ...field(tags.hash, bech32.toWords(hex.decode(hash))),
    ...field(tags.secret, bech32.toWords(secret)),
    ...field(tags.description, bech32.toWords(new TextEncoder().encode(description))),
    ...field(tags.expiry, numberWords(expirySeconds, 4)),
    ...field(tags.depth, numberWords(18, 2)),
    ...field(tags.features, numberWords(2 ** 14 + 2 ** 8, 3)),
  ];
  const signed = secp256k1.sign(digestOf(prefix, words), key, {
    prehash: false,
    format: "recovered",
  });
  // The library writes the number of the key first, an invoice last.
  const signature = Uint8Array.from([...signed.subarray(1), signed[0] ?? 0]);
  return bech32.encode(prefix, [...words, ...bech32.toWords(signature)], false);
}

function wordsOf(text: string): { prefix: string; words: number[] } | undefined {
  try {
    const { prefix, words } = bech32.decode(text as `${string}1${string}`, false);
    return { prefix, words: [...words] };
  } catch {
    return undefined;
  }
}

/** By type, as words; undefined if a field is cut, of a wrong length, or demands what we do not know. */
function fieldsOf(words: readonly number[]): Map<number, readonly number[]> | undefined {
  const fields = new Map<number, readonly number[]>();
  let at = 0;
  while (at < words.length) {
    const [tag = 0, high = 0, low = 0] = words.slice(at, at + 3);
    const length = high * 32 + low;
    const data = words.slice(at + 3, at + 3 + length);
    if (words.length < at + 3 || data.length < length) return undefined;
    at += 3 + length;
    const fixed = fixedLengths.get(tag);
    if (fixed !== undefined && (fixed !== length || fields.has(tag))) return undefined;
    if (tag === tags.features && !areKnown(data)) return undefined;
    if (!fields.has(tag)) fields.set(tag, data);
  }
  return fields;
}

/** Even bits are demanded of the payer, odd ones are offered. */
function areKnown(words: readonly number[]): boolean {
  const bits = words
    .toReversed()
    .flatMap((word) => [0, 1, 2, 3, 4].map((bit) => (word >> bit) & 1));
  return bits.every((bit, place) => bit === 0 || place % 2 === 1 || knownFeatures.has(place));
}

/** The key that signed, as hexadecimal. A key that is named has to be the one, with a signature in one spelling. */
function signerOf(
  digest: Uint8Array,
  signature: Uint8Array,
  named: readonly number[] | undefined,
): string | undefined {
  const bare = signature.subarray(0, 64);
  try {
    if (named) {
      const key = bytesOf(named, false);
      const isRight = secp256k1.verify(bare, digest, key, { prehash: false, lowS: true });
      return isRight ? hex.encode(key) : undefined;
    }
    const recovered = Uint8Array.from([signature[64] ?? 0, ...bare]);
    return hex.encode(secp256k1.recoverPublicKey(recovered, digest, { prehash: false }));
  } catch {
    return undefined;
  }
}

function digestOf(prefix: string, words: readonly number[]): Uint8Array {
  return createHash("sha256").update(prefix, "utf8").update(bytesOf(words, true)).digest();
}

/** Words of 5 bits as bytes. The rest of less than a byte is dropped, or filled with zeros. */
function bytesOf(words: readonly number[], isFilled: boolean): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const word of words) {
    held = (held << 5) | word;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(held >> bits);
    held &= (1 << bits) - 1;
  }
  if (isFilled && bits > 0) bytes.push(held << (8 - bits));
  return Uint8Array.from(bytes);
}

function numberOf(words: readonly number[]): number {
  return words.reduce((sum, word) => sum * 32 + word, 0);
}

function numberWords(number: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => Math.floor(number / 32 ** (count - 1 - at)) % 32);
}

function field(tag: number, data: readonly number[]): readonly number[] {
  return [tag, ...numberWords(data.length, 2), ...data];
}
