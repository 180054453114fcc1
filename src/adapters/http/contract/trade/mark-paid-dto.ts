import { IsOptional, IsString, Length } from "class-validator";

/** What the buyer says about their payment. */
export class MarkPaidDto {
  /** The name on the account that they paid from; the seller compares it with what arrived. */
  @IsOptional()
  @IsString()
  @Length(1, 500)
  payer_name?: string;
}
