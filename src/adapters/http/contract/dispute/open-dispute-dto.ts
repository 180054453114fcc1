import { IsIn, IsOptional, IsString, Length } from "class-validator";
import { disputeReasonRows } from "../../../../domain/dispute/dispute-reasons.ts";

const ids = disputeReasonRows.map(({ id }) => id);

/** The number of the reason, and the words that belong to it; how long they may be, the rules say. */
export class OpenDisputeDto {
  @IsIn(ids)
  dispute_reason_id!: number;

  @IsOptional()
  @IsString()
  @Length(0, 1_000)
  dispute_reason_text?: string;
}
