import { IsString, Length } from "class-validator";

/** What the buyer has to say to a report. */
export class AnswerChargebackDto {
  @IsString()
  @Length(1, 4_000)
  text!: string;
}
