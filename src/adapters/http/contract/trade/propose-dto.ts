import { IsBoolean, IsIn, IsOptional, IsString, Length, Matches } from "class-validator";
import { proposalKinds, type ProposalKind } from "../../../../domain/trade/proposal.ts";

/** What one side offers the other to agree on (decisions, Proposals). */
export class ProposeDto {
  @IsIn(proposalKinds)
  kind!: ProposalKind;

  /** Only with `amend`: the fiat that really arrived, at most 120 % of what was agreed. */
  @IsOptional()
  @Matches(/^\d{1,18}(\.\d{1,8})?$/)
  received?: string;

  /** The buyer's, with `reopen`: he paid when the time was over. */
  @IsOptional()
  @IsBoolean()
  paid_late?: boolean;

  /** The seller's, with `amend`: it sends crypto to the buyer. */
  @IsOptional()
  @IsString()
  @Length(1, 200)
  password?: string;
}
