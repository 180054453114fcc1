import { IsOptional, IsString, Length } from "class-validator";
import { OfferVersionDto } from "./offer-version-dto.ts";

/** The escrow fee in percent, "0.8"; without it nothing changes. */
export class ManualFeeDto extends OfferVersionDto {
  @IsOptional()
  @IsString()
  @Length(1, 40)
  new_manual_escrow_fee?: string;
}
