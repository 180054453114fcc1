import { IsBoolean, IsISO8601, IsOptional, IsString, Length, Matches } from "class-validator";

/** The report of a payment that was taken back (answers 111). */
export class ReportChargebackDto {
  @Matches(/^\w{1,64}$/)
  trade_id!: string;

  /** What happened; how long it may be, the rules say. */
  @IsString()
  @Length(1, 4_000)
  text!: string;

  /** Under which the bank or the service names what it took back. */
  @IsString()
  @Length(1, 500)
  bank_reference!: string;

  /** In the trade's currency. */
  @IsOptional()
  @Matches(/^\d{1,12}(\.\d{1,8})?$/)
  amount?: string;

  @IsOptional()
  @IsISO8601({ strict: true })
  @Length(10, 10)
  date?: string;

  @IsBoolean()
  is_verified_correctly!: boolean;
}
