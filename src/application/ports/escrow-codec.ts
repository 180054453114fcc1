import type {
  EscrowCoin,
  EscrowEnding,
  KeyHolder,
  MultisigEscrow,
} from "../../domain/multisig-escrow/escrow-terms.ts";
import type { Result } from "../../domain/result/result.ts";

/** What a payout is checked against. */
interface KnownEscrow {
  readonly terms: MultisigEscrow;
  readonly coin: EscrowCoin;
  readonly ending: EscrowEnding;
}

/** A payout that was checked against the terms. */
interface CheckedPayout {
  /** As a PSBT in base64, made anew. */
  readonly payout: string;
  readonly networkFee: bigint;
  /** Whose signatures it has, each checked. */
  readonly signedBy: ReadonlySet<KeyHolder>;
}

/** A payout as an ending allows it, for a party to sign. */
export interface DraftPayout {
  /** As a PSBT in base64, without signatures. */
  readonly payout: string;
  /** In satoshi. */
  readonly networkFee: bigint;
  readonly outputs: readonly {
    readonly to: KeyHolder;
    readonly address: string;
    readonly units: bigint;
  }[];
}

/** What of multisig escrows needs the curve and the form of scripts. Has no secrets. */
export interface EscrowCodec {
  /** Whether 33 bytes in hex are a point of the curve. */
  isKey(key: string): boolean;
  addressOf(terms: MultisigEscrow): string;
  /** `rate`: satoshi for a virtual byte. The fee is above `mostFee`, which another payout of the coin takes. */
  draftPayout(
    known: KnownEscrow,
    fees: { readonly rate: bigint; readonly mostFee: bigint | undefined },
  ): Result<DraftPayout, { readonly code: string }>;
  /** All that is public, as parties keep it: with their words it is enough to sign without us. */
  documentOf(terms: MultisigEscrow, coin: EscrowCoin | undefined): string;
  /** Reads what somebody proposes (a PSBT in base64): any part of it may be made up. */
  readPayout(text: string, known: KnownEscrow): Result<CheckedPayout, { readonly code: string }>;
}
