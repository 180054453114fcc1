import { IsIn, IsOptional, IsString, Length } from "class-validator";
import { disputeReasonRows } from "../../../../domain/dispute/dispute-reasons.ts";

const ids = disputeReasonRows.map(({ id }) => id);

/** The number of the reason, and the text that goes with it; the domain rules limit its length. */
export class OpenDisputeDto {
  @IsIn(ids)
  dispute_reason_id!: number;

  @IsOptional()
  @IsString()
  @Length(0, 1_000)
  dispute_reason_text?: string;
}
