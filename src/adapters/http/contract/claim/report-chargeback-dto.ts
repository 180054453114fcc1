import { IsBoolean, IsISO8601, IsOptional, IsString, Length, Matches } from "class-validator";

/** The report of a reversed payment (answers 111). */
export class ReportChargebackDto {
  @Matches(/^\w{1,64}$/)
  trade_id!: string;

  /** What happened; the domain rules limit its length. */
  @IsString()
  @Length(1, 4_000)
  text!: string;

  /** The reference the bank or payment service uses for the reversal. */
  @IsString()
  @Length(1, 500)
  bank_reference!: string;

  /** What was taken back, in the trade's currency: at most what was paid. */
  @Matches(/^\d{1,12}(\.\d{1,8})?$/)
  amount!: string;

  /** The day of it, by the bank's notice. */
  @IsISO8601({ strict: true })
  @Length(10, 10)
  date!: string;

  /** The bank's notice: a file that the seller stored for this trade. */
  @IsOptional()
  @Matches(/^[\w-]{1,64}$/)
  attachment_id?: string;

  /** That the seller checked all of it against the notice. Without that or a notice, it is not sent. */
  @IsBoolean()
  is_verified_correctly!: boolean;
}
