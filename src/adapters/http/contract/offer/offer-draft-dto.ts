import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from "class-validator";

/** An offer that its owner is still writing. */
export class OfferDraftDto {
  /** The version that was changed; 0 for a new draft. */
  @IsInt()
  @Min(0)
  @Max(1_000_000_000)
  version!: number;

  /** What the form holds, as JSON. */
  @IsString()
  @MaxLength(40_000)
  content!: string;

  /** What the owner does. */
  @IsIn(["buy", "sell"])
  type!: "buy" | "sell";

  @Matches(/^[A-Z]{1,10}$/)
  crypto_currency_code!: string;

  @Matches(/^[A-Z]{3}$/)
  currency!: string;

  /** A slug; left out while none is chosen. */
  @IsOptional()
  @Matches(/^[a-z0-9-]{0,80}$/)
  payment_method?: string;
}
