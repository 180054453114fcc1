import { IsIn, IsOptional, IsString, Length, Matches } from "class-validator";
import { giftCardTypes, type GiftCardType } from "../../../../domain/dispute/card-text.ts";
import { giftCardStatuses, type GiftCardStatus } from "../../../../domain/gift-card/gift-card.ts";

/** Which of one's cards are listed. */
export class ListGiftCardsDto {
  @IsOptional()
  @IsIn(giftCardStatuses)
  status?: GiftCardStatus;

  /** A slug of the catalogue. */
  @IsOptional()
  @Matches(/^[a-z0-9-]{1,60}$/)
  "payment-method"?: string;
}

/** A gift card to be saved. */
export class AddGiftCardDto {
  /** A slug of the catalogue, of the group gift-cards. */
  @Matches(/^[a-z0-9-]{1,60}$/)
  payment_method!: string;

  @IsIn(giftCardTypes)
  type!: GiftCardType;

  /** Brand, country and value: what the other side of a trade reads first. */
  @IsString()
  @Length(1, 2_000)
  info!: string;

  /** Stored encrypted. */
  @IsString()
  @Length(1, 400)
  code!: string;
}
