import { IsString, Length } from "class-validator";

/** What staff write to a person. */
export class AnswerSupportDto {
  @IsString()
  @Length(1, 10_000)
  text!: string;
}
