import { IsString, Length } from "class-validator";

/** The text; the use case decides whether it is a valid message. */
export class SendMessageDto {
  @IsString()
  @Length(1, 10_000)
  text!: string;
}
