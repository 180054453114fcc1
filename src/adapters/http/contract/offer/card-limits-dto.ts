import { ArrayMaxSize, IsArray, IsOptional, IsString, Length, Matches } from "class-validator";

/** Which cards an offer accepts; only of methods with card numbers or regions. */
export class CardLimitsDto {
  /** What the numbers of accepted cards begin with: six or eight digits. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @Matches(/^\d{6}(\d{2})?$/, { each: true })
  @Length(6, 8, { each: true })
  bin_codes?: string[];

  /** Where accepted cards are from (ISO 3166-1 alpha-2). */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(250)
  @IsString({ each: true })
  @Length(2, 2, { each: true })
  card_regions?: string[];
}
