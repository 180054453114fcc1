import { IsBoolean, IsInt, IsOptional, IsString, Length, Max, Min } from "class-validator";

/** Whether a trader may set escrow fees, within bounds in basis points, with the reason for the log. */
export class AllowManualFeeDto {
  @IsBoolean()
  is_allowed!: boolean;

  /** Left out: the fee of the table. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(10_000)
  least?: number;

  /** Left out: 500, which is 5 %. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(10_000)
  most?: number;

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
