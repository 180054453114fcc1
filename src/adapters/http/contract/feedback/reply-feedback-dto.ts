import { IsString, Length } from "class-validator";

/** The one reply of whom the feedback is about. */
export class ReplyFeedbackDto {
  @IsString()
  @Length(1, 1_000)
  text!: string;
}
