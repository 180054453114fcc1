/** An output of Bitcoin that our own keys can spend: a hash of one of them. */
export interface OwnCoin {
  readonly transaction: string;
  readonly place: number;
  /** In satoshi. */
  readonly units: bigint;
  /**
   * BIP 44: where people pay to, or what came back to us; where multisig escrows pay our fees, and where cold
   * storage pays us back.
   */
  readonly branch: "receiving" | "change" | "escrow_fees" | "cold_returns";
  /** Of its key on the branch. */
  readonly number: number;
}

/** What comes back from a send is its second output, to the change address with the number of the send. */
export const changePlace = 1;

/** Of the key on its branch that cold storage pays back to. */
export const coldReturnNumber = 0;

/** The name of an output for ever: no two of our transactions spend it. */
export function coinId({ transaction, place }: Pick<OwnCoin, "transaction" | "place">): string {
  return `${transaction}-${place}`;
}
