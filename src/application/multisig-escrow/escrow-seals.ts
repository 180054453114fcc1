import type { EscrowEnding } from "../../domain/multisig-escrow/escrow-terms.ts";
import { endingText, termsText } from "../../domain/multisig-escrow/sealed-terms.ts";
import { termsOf, type TradeEscrow } from "../../domain/multisig-escrow/trade-escrow.ts";
import type { SealIntent } from "../ports/chain-sender.ts";
import type { EscrowSeals, StoredEscrow } from "../ports/multisig-escrow-store.ts";

/** With the seal of its terms, once there is an address. */
export function sealsOfTerms(
  escrow: TradeEscrow,
  before: EscrowSeals,
  seal: SealIntent,
): EscrowSeals {
  const terms = escrow.address === undefined ? undefined : termsOf(escrow);
  return terms && before.terms === undefined
    ? { ...before, terms: seal(termsText(terms)) }
    : before;
}

/** With the seal of its ending. Throws where its terms are not those that were sealed. */
export function sealsOfEnding(
  escrow: StoredEscrow,
  ending: EscrowEnding,
  seal: SealIntent,
): EscrowSeals {
  const { tradeId, address, seals } = escrow;
  const terms = address === undefined ? undefined : termsOf(escrow);
  // Without an address nothing is ever signed.
  if (!terms) return { ...seals, ending: seal(`unused\n${tradeId}`) };
  if (seals.terms !== seal(termsText(terms))) {
    throw new Error(`The escrow of trade ${tradeId} has other terms than were sealed`);
  }
  return { ...seals, ending: seal(endingText(terms, ending)) };
}
