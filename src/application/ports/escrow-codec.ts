import type {
  EscrowCoin,
  EscrowEnding,
  KeyHolder,
  MultisigEscrow,
} from "../../domain/multisig-escrow/escrow-terms.ts";
import type { Result } from "../../domain/result/result.ts";

/** A payout that was checked against the terms. */
interface CheckedPayout {
  /** As a PSBT in base64, made anew. */
  readonly payout: string;
  readonly networkFee: bigint;
  /** Whose signatures it has, each checked. */
  readonly signedBy: ReadonlySet<KeyHolder>;
}

/** What of multisig escrows needs the curve and the form of scripts. Has no secrets. */
export interface EscrowCodec {
  /** Whether 33 bytes in hex are a point of the curve. */
  isKey(key: string): boolean;
  addressOf(terms: MultisigEscrow): string;
  /** Reads what somebody proposes (a PSBT in base64): any part of it may be made up. */
  readPayout(
    text: string,
    known: {
      readonly terms: MultisigEscrow;
      readonly coin: EscrowCoin;
      readonly ending: EscrowEnding;
    },
  ): Result<CheckedPayout, { readonly code: string }>;
}
