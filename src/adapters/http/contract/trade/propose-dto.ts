import { IsIn, IsOptional, IsString, Length, Matches } from "class-validator";

/** What one side offers the other to agree on (decisions, Proposals). */
export class ProposeDto {
  @IsIn(["agree-cancel", "paid-by-someone-else", "amend"])
  kind!: "agree-cancel" | "paid-by-someone-else" | "amend";

  /** Only with `amend`: the fiat that really arrived, at most what was agreed. */
  @IsOptional()
  @Matches(/^\d{1,18}(\.\d{1,8})?$/)
  received?: string;

  /** The seller's, with `amend`: it sends crypto to the buyer. */
  @IsOptional()
  @IsString()
  @Length(1, 200)
  password?: string;
}
