import { IsISO8601, IsOptional, IsString, MaxLength } from "class-validator";

/** When the promotion begins, and the owner's own note about it. */
export class PromoteOfferDto {
  /** With a time zone; without it, at once. */
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  @MaxLength(40)
  starts_at?: string;

  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  note?: string;
}
