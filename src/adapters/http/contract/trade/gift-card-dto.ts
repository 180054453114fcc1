import { IsIn, IsString, Length } from "class-validator";
import { giftCardTypes, type GiftCardType } from "../../../../domain/dispute/card-text.ts";

/** A gift card without its code. */
export class ShowCardDto {
  @IsIn(giftCardTypes)
  type!: GiftCardType;

  /** Brand, country and value. */
  @IsString()
  @Length(1, 2_000)
  info!: string;
}

/** The code of the card that was accepted. */
export class ShareCodeDto {
  @IsString()
  @Length(1, 400)
  code!: string;
}
