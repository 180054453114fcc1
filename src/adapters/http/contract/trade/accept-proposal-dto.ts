import { IsIn, IsOptional, IsString, Length } from "class-validator";

/** What is confirmed with an acceptance. */
export class AcceptProposalDto {
  /** Where accepting sends crypto to the buyer (amend): the seller's. */
  @IsOptional()
  @IsString()
  @Length(1, 200)
  password?: string;

  /** With a reopening: the price that the page named. Where the other holds by then, nothing is done. */
  @IsOptional()
  @IsIn(["old", "new"])
  price_seen?: "old" | "new";
}
