import { IsIn, IsOptional, Matches } from "class-validator";
import { chartRangeNames } from "../../../../domain/market/chart-range.ts";

export class CalculateDto {
  /** How far back the chart goes: day or 24h, week or 7d, month or 1m (the default), year. */
  @IsOptional()
  @IsIn(chartRangeNames)
  range?: string;

  /** An ISO code, or that of a metal; USD without. */
  @IsOptional()
  @Matches(/^[A-Z]{3}$/)
  currency?: string;
}
