import { randomBytes } from "node:crypto";
import type { NewId } from "../../application/ports/new-id.ts";

/** Letters and digits without easily confused ones (base58). */
const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const length = 12;
/**
 * Bytes from here on would make the first letters of the alphabet more likely: they are dropped.
 */
const unbiased = 256 - (256 % alphabet.length);

/** 70 bits of randomness. */
export const newId: NewId = () => {
  let id = "";
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < unbiased && id.length < length) id += alphabet.charAt(byte % alphabet.length);
    }
  }
  return id;
};
