import { IsBoolean } from "class-validator";
import { ApproveOfferDto } from "./approve-offer-dto.ts";

/** Both marks as they shall be, and why. */
export class MarkOfferDto extends ApproveOfferDto {
  @IsBoolean()
  is_stickied!: boolean;

  @IsBoolean()
  is_featured_by_moderator!: boolean;
}
