import { IsString, Length } from "class-validator";

/** The buyer's answer to a report. */
export class AnswerChargebackDto {
  @IsString()
  @Length(1, 4_000)
  text!: string;
}
