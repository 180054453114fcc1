import { IsBoolean, IsOptional, IsString, MaxLength } from "class-validator";

/** Between which market prices of a coin an offer is on. */
export class PriceGuardDto {
  /** Per coin, in the offer's currency; without it there is no lower end. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  min?: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  max?: string;

  /** Whether the offer comes back when the market does; it does by default. */
  @IsOptional()
  @IsBoolean()
  comes_back?: boolean;
}
