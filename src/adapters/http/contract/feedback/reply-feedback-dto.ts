import { IsString, Length } from "class-validator";

/** The single reply by the person the feedback is about. */
export class ReplyFeedbackDto {
  @IsString()
  @Length(1, 1_000)
  text!: string;
}
