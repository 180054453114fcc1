import { IsString, Length } from "class-validator";

/** What is written; the use case says whether it can be a message. */
export class SendMessageDto {
  @IsString()
  @Length(1, 10_000)
  text!: string;
}
