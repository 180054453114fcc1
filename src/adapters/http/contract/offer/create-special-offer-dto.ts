import { Matches } from "class-validator";
import { OfferInputDto } from "./offer-input-dto.ts";

/** An offer to one person; a margin is applied to the market once, when it is made. */
export class CreateSpecialOfferDto extends OfferInputDto {
  /** A chat with a person. */
  @Matches(/^\w{1,40}$/)
  chat_id!: string;

  /** The other person of the chat: their name or id. */
  @Matches(/^\w{1,40}$/)
  partner_id!: string;
}
