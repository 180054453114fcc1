import { IsOptional, IsString, Length, Matches } from "class-validator";
import { CancelTradeDto } from "../trade/cancel-trade-dto.ts";
import { ReleaseTradeDto } from "../trade/release-trade-dto.ts";

/** Longer than a payout with three signatures can be. */
const mostPayoutCharacters = 4_000;

/** The public keys of a party, and where they are paid. */
export class GiveEscrowKeysDto {
  /** Compressed, in hex. */
  @Matches(/^0[23][\da-f]{64}$/)
  key!: string;

  /** Of the seller only: with this key they can leave once the escrow is old enough. */
  @IsOptional()
  @Matches(/^0[23][\da-f]{64}$/)
  exit_key?: string;

  /** An address of Bitcoin that is not the platform's. It cannot be changed later. */
  @Matches(/^[\dA-Za-z]{14,100}$/)
  address!: string;
}

/** A release with the seller's signature, and the proof for it. */
export class ReleaseEscrowDto extends ReleaseTradeDto {
  static override readonly nested = ReleaseTradeDto.nested;

  /** The payout with their signature: a PSBT in base64. */
  @IsString()
  @Length(1, mostPayoutCharacters)
  payout!: string;
}

/** A return with the buyer's signature. */
export class ReturnEscrowDto extends CancelTradeDto {
  /** The payout with their signature: a PSBT in base64. */
  @IsString()
  @Length(1, mostPayoutCharacters)
  payout!: string;
}

/** The payout of a trade that ended, with the signature of a party. */
export class SignPayoutDto {
  /** A PSBT in base64. */
  @IsString()
  @Length(1, mostPayoutCharacters)
  payout!: string;
}
