import type {
  EscrowCoin,
  EscrowEnding,
  MultisigEscrow,
} from "../../domain/multisig-escrow/escrow-terms.ts";
import type { SignedPayout } from "../../domain/multisig-escrow/trade-escrow.ts";

/** A payout that a party signed, with all that shows that the platform may sign it, too. */
export interface AskedPayout {
  readonly terms: MultisigEscrow;
  readonly ending: EscrowEnding;
  readonly seals: { readonly terms: string; readonly ending: string };
  readonly coin: EscrowCoin;
  /** As a PSBT in base64. */
  readonly payout: string;
}

/** Holds the platform's keys of multisig escrows. */
export interface PayoutSigner {
  /**
   * Adds the second signature. It believes nothing but the seals, and checks the payout itself. Signing again gives
   * the same bytes. Throws `SignerRefused`.
   */
  complete(asked: AskedPayout): Promise<Omit<SignedPayout, "isSent">>;
}
