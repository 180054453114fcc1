import { IsIn, IsOptional, IsString, Length, Matches } from "class-validator";
import { giftCardTypes, type GiftCardType } from "../../../../domain/dispute/card-text.ts";

/** A gift card without its code. */
export class ShowCardDto {
  /** One of the buyer's saved cards, in place of the rest. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9]{8,24}$/)
  gift_card_id?: string;

  @IsOptional()
  @IsIn(giftCardTypes)
  type?: GiftCardType;

  /** Brand, country and value. */
  @IsOptional()
  @IsString()
  @Length(1, 2_000)
  info?: string;
}

/** The code of the card that was accepted. */
export class ShareCodeDto {
  /** Left out: that of the saved card that was shown. */
  @IsOptional()
  @IsString()
  @Length(1, 400)
  code?: string;
}
