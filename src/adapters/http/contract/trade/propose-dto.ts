import {
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Length,
  Matches,
  ValidateNested,
} from "class-validator";
import { PasskeyAnswerDto } from "../passkey/passkey-answer-dto.ts";
import { proposalKinds, type ProposalKind } from "../../../../domain/trade/proposal.ts";

/** A proposal by one side to the other (decisions, Proposals). */
export class ProposeDto {
  static readonly nested = { passkey: PasskeyAnswerDto };

  @IsIn(proposalKinds)
  kind!: ProposalKind;

  /** Only with `amend`: the fiat that actually arrived, at most 120 % of the agreed amount. */
  @IsOptional()
  @Matches(/^\d{1,18}(\.\d{1,8})?$/)
  received?: string;

  /** From the buyer, with `reopen`: they paid when the time was over. */
  @IsOptional()
  @IsBoolean()
  paid_late?: boolean;

  /** The seller's password, with `amend`: it sends crypto to the buyer. */
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
}
