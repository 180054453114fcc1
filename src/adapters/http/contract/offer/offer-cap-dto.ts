import { IsBoolean, IsObject, IsOptional, IsString, Length, ValidateNested } from "class-validator";
import { OfferAmountDto } from "./quick-edit-dto.ts";

/** The total the offer may trade, in its currency ("5000.00"); unlimited without `active`. */
class OfferCapDto {
  @IsOptional()
  @IsString()
  @Length(1, 40)
  amount?: string;

  @IsBoolean()
  active!: boolean;
}

/** The offer's cap and, if sent, its amounts: both are applied, or neither. */
export class SetOfferCapDto extends OfferAmountDto {
  static readonly nested = { offer_cap: OfferCapDto };

  @IsObject()
  @ValidateNested()
  offer_cap!: OfferCapDto;
}
