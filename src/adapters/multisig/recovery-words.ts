import type { EscrowCoin } from "../../domain/multisig-escrow/escrow-terms.ts";
import type { readEscrowDocument } from "./escrow-document.ts";
import type { recoverEscrow } from "./recover-escrow.ts";

type Refusal = Extract<
  ReturnType<typeof recoverEscrow> | ReturnType<typeof readEscrowDocument>,
  { readonly ok: false }
>["refusal"];

/** What to do about each refusal, for the page and the command. They speak English only: they are kept apart from us. */
const words: Readonly<Record<Exclude<Refusal["code"], "word_unknown">, string>> = {
  form: "This isn't a recovery file. Open the one that you saved when the escrow was set up.",
  terms: "This recovery file was changed: its parts contradict each other. Use another copy.",
  word_count: "Enter all twelve words.",
  words_mistyped: "These words don't belong together. Check their order and spelling.",
  other_words: "These words don't belong to this escrow. Only the seller can leave alone.",
  address_unknown: "This isn't a Bitcoin address of this escrow's network. Check it.",
  rate_out_of_bounds: "Enter a fee rate between 1 and 1,000 satoshi per virtual byte.",
  fee_too_high: "The fee takes too much of the escrow. Enter a lower rate.",
  fee_too_low: "The fee is too low for the network. Enter a higher rate.",
  too_little_paid: "Less was paid into the escrow than agreed, so it can only be returned.",
  unreadable: "What you received isn't a partly signed transaction. Copy all of it.",
  wrong_signature: "A signature in what you received is wrong. Don't sign; ask for it again.",
  other_coin: "What you received spends something other than this escrow. Don't sign it.",
  other_script: "What you received belongs to another escrow. Don't sign it.",
  other_amount: "What you received states another amount. Check the amount that was paid in.",
  other_outputs: "What you received pays other people or amounts than agreed. Don't sign it.",
  not_at_once: "What you received couldn't be sent at once. Don't sign it.",
};

/** A refusal as a sentence. */
export function refusalInWords(refusal: Refusal): string {
  if (refusal.code !== "word_unknown") return words[refusal.code];
  return `“${refusal.word}” isn't one of the words. Check its spelling.`;
}

/** Satoshi as an amount of Bitcoin. */
export function inBitcoin(units: bigint): string {
  const whole = units / 100_000_000n;
  return `${whole}.${String(units % 100_000_000n).padStart(8, "0")} BTC`;
}

/** The coin as someone types it from a block explorer; undefined if a part is missing. */
export function typedCoin(
  transaction: string,
  place: string,
  satoshi: string,
): EscrowCoin | undefined {
  const id = transaction.trim().toLowerCase();
  const isRight =
    /^[\da-f]{64}$/.test(id) && /^\d{1,5}$/.test(place.trim()) && /^\d{1,16}$/.test(satoshi.trim());
  return isRight
    ? { transaction: id, place: Number(place), units: BigInt(satoshi.trim()) }
    : undefined;
}
