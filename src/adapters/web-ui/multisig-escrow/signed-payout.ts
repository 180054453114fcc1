import { payoutFees } from "../../../domain/multisig-escrow/check-payout.ts";
import type { EscrowEnding } from "../../../domain/multisig-escrow/escrow-terms.ts";
import { accept, refuse, type Result } from "../../../domain/result/result.ts";
import type { MultisigEscrowView } from "../../http/contract/multisig-escrow/escrow.ts";
import { readEscrowDocument } from "../../multisig/escrow-document.ts";
import { partyKeys } from "../../multisig/escrow-keys.ts";
import { readPayout, signPayout, writePayout } from "../../multisig/payout-transaction.ts";
import { readWords, seedOf, type WordsRefusal } from "../../multisig/words.ts";

/**
 * - `other_words`: they have no key of this escrow.
 * - `payout`: what the server asks to sign is not what the escrow's terms say.
 */
export type SignRefusal =
  | WordsRefusal
  | { readonly code: "other_words" }
  | { readonly code: "payout" };

/**
 * Signs the payout that is shown. The server is not believed: the payout has to be the one that the terms of the escrow
 * allow for that ending, so what is read on the page is what is signed. Returns a PSBT in base64.
 */
export function signShownPayout(
  { document, toSign, keyNumber, side }: MultisigEscrowView,
  typed: string,
): Result<string, SignRefusal> {
  const words = readWords(typed);
  if (!words.ok) return words;
  const read = readEscrowDocument(document ?? "");
  if (!read.ok || !read.value.coin || !toSign) return refuse({ code: "payout" });
  const { escrow, coin } = read.value;
  const { shared } = partyKeys(seedOf(words.value), escrow.network, keyNumber);
  if (escrow.keys[side] !== shared.publicKey) return refuse({ code: "other_words" });
  const known = { escrow, coin, ending: endingOf(toSign.ending), bounds: payoutFees };
  const payout = readPayout(toSign.payout, known);
  const isShown =
    payout.ok &&
    toSign.outputs.length === payout.value.outputs.length &&
    payout.value.outputs.every(
      ({ to, units }, place) =>
        toSign.outputs[place]?.address === escrow.addresses[to] &&
        toSign.outputs[place].units === String(units),
    );
  const signed = isShown ? signPayout(payout.value, shared.secret) : undefined;
  return signed ? accept(writePayout(signed)) : refuse({ code: "payout" });
}

function endingOf({
  kind,
  buyerBasisPoints,
}: NonNullable<MultisigEscrowView["ending"]>): EscrowEnding {
  return kind === "split" ? { kind, buyerBasisPoints: buyerBasisPoints ?? 0 } : { kind };
}
