import { IsOptional, IsString, Length } from "class-validator";

/** The seller's password where accepting sends crypto to the buyer (amend). */
export class AcceptProposalDto {
  @IsOptional()
  @IsString()
  @Length(1, 200)
  password?: string;
}
