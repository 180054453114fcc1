import { IsIn } from "class-validator";
import { audiences, type Audience } from "../../../../domain/account/audience.ts";

export class MessengerProfileDto {
  @IsIn(audiences)
  accept_chat_messages!: Audience;
}
