import type { EscrowEnding, MultisigEscrow } from "./escrow-terms.ts";

/** The terms as one text, for their seal: any change of them is another text. */
export function termsText(terms: MultisigEscrow): string {
  const { tradeId, network, keyNumber, keys, exitBlocks, amount, fee, addresses } = terms;
  return [
    "multisig escrow",
    tradeId,
    network,
    keyNumber,
    keys.buyer,
    keys.seller,
    keys.platform,
    keys.exit,
    exitBlocks,
    amount,
    fee,
    addresses.buyer,
    addresses.seller,
    addresses.platform,
  ].join("\n");
}

/** How the trade of these terms ended, as one text for the seal of the ending. */
export function endingText(terms: MultisigEscrow, ending: EscrowEnding): string {
  const share = ending.kind === "split" ? [ending.buyerBasisPoints] : [];
  return ["ended", ending.kind, ...share, termsText(terms)].join("\n");
}
