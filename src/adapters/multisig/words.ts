import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { hex } from "@scure/base";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { wordList } from "./word-list.ts";

/** Of the randomness that twelve words stand for. */
const entropyBytes = 16;
const wordCount = 12;

/** Why what was typed is not somebody's twelve words. */
export type WordsRefusal =
  | { readonly code: "word_unknown"; readonly word: string }
  | { readonly code: "word_count" | "words_mistyped" };

/** The bits of a word, and of the checksum that follows the randomness. */
const wordBits = 11n;
const checkBits = 4n;

/** The words to write down for 16 random bytes. */
export function wordsOf(entropy: Uint8Array): readonly string[] {
  if (entropy.length !== entropyBytes) throw new RangeError("Twelve words take 16 bytes");
  const bits = (BigInt(`0x${hex.encode(entropy)}`) << checkBits) | checkOf(entropy);
  return Array.from({ length: wordCount }, (_, place) => {
    const shift = wordBits * BigInt(wordCount - 1 - place);
    return wordList[Number((bits >> shift) & 0x7ffn)] ?? "";
  });
}

/** Twelve words as people write them down: with numbers, commas and capitals, each on a line of its own. */
export function readWords(typed: string): Result<readonly string[], WordsRefusal> {
  const words = typed.toLowerCase().match(/[^\s,.;\d]+/g) ?? [];
  const unknown = words.find((word) => !wordList.includes(word));
  if (unknown !== undefined) return refuse({ code: "word_unknown", word: unknown });
  if (words.length !== wordCount) return refuse({ code: "word_count" });
  const bits = words.reduce((sum, word) => (sum << wordBits) | BigInt(wordList.indexOf(word)), 0n);
  const digits = (bits >> checkBits).toString(16).padStart(2 * entropyBytes, "0");
  if (checkOf(hex.decode(digits)) !== (bits & 0xfn)) return refuse({ code: "words_mistyped" });
  return accept(words);
}

/** The seed of words that were read, as every wallet derives it (BIP 39, without a passphrase). */
export function seedOf(words: readonly string[]): Uint8Array {
  return pbkdf2(sha512, words.join(" "), "mnemonic", { c: 2_048, dkLen: 64 });
}

/** The first bits of the hash. */
function checkOf(entropy: Uint8Array): bigint {
  return BigInt((sha256(entropy)[0] ?? 0) >> 4);
}
