import { IsIn, IsString, Length } from "class-validator";
import { sendRulings, type SendRuling } from "../../../../domain/send/approve-send.ts";

/** What staff say about a send that waits for them, and why. */
export class ReviewSendDto {
  @IsString()
  @Length(1, 64)
  send!: string;

  @IsIn(sendRulings)
  ruling!: SendRuling;

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
