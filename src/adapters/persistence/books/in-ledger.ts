/**
 * Whether the crypto of a trade, by the name of its table, is in our books and not in an escrow on the chain. Asked of the
 * escrows, which are few: trades are many.
 */
export function inLedger(trade: string): string {
  return `NOT EXISTS (SELECT FROM multisig_escrow m WHERE m.id = ${trade}.id)`;
}
