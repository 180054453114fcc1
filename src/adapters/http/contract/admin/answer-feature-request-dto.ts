import { IsString, Length } from "class-validator";
import { mostRequestCharacters } from "../../../../domain/feature-request/feature-request.ts";

/** What becomes of a wish, told to whoever sent it. */
export class AnswerFeatureRequestDto {
  @IsString()
  @Length(1, mostRequestCharacters)
  text!: string;
}
