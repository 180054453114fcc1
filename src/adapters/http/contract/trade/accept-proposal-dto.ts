import { IsIn, IsOptional, IsString, Length, ValidateNested } from "class-validator";
import { PasskeyAnswerDto } from "../passkey/passkey-answer-dto.ts";

/** What is confirmed when accepting. */
export class AcceptProposalDto {
  static readonly nested = { passkey: PasskeyAnswerDto };

  /** If accepting sends crypto to the buyer (amend): the seller's password. */
  @IsOptional()
  @IsString()
  @Length(1, 200)
  password?: string;

  /** A code of the authenticator app, where a second factor is set. */
  @IsOptional()
  @IsString()
  @Length(6, 7)
  code?: string;

  /** What one of their passkeys signed, in place of either. */
  @IsOptional()
  @ValidateNested()
  passkey?: PasskeyAnswerDto;

  /** For a reopening: the price the page showed. If another applies by then, nothing is done. */
  @IsOptional()
  @IsIn(["old", "new"])
  price_seen?: "old" | "new";
}
