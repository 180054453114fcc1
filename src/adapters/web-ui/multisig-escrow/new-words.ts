import { wordsOf } from "../../multisig/words.ts";

/** Twelve new words, from the browser's own randomness; they never leave it. */
export function newWords(): readonly string[] {
  return wordsOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** Two different places of twelve, in order, that are asked for again. */
export function askedPlaces(): readonly [number, number] {
  const [one = 0, other = 0] = crypto.getRandomValues(new Uint8Array(2));
  const first = one % 12;
  const second = (first + 1 + (other % 11)) % 12;
  return first < second ? [first, second] : [second, first];
}
