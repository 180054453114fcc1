import { IsIn, IsOptional, IsString, Length } from "class-validator";

/** What is confirmed when accepting. */
export class AcceptProposalDto {
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

  /** For a reopening: the price the page showed. If another applies by then, nothing is done. */
  @IsOptional()
  @IsIn(["old", "new"])
  price_seen?: "old" | "new";
}
