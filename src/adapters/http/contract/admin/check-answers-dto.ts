import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, Length } from "class-validator";
import { questionsChosen } from "../../../../domain/account/security-questions.ts";

/** What somebody answered, in the order of their questions. */
export class CheckAnswersDto {
  @IsArray()
  @ArrayMinSize(questionsChosen)
  @ArrayMaxSize(questionsChosen)
  @IsString({ each: true })
  @Length(1, 100, { each: true })
  answers!: string[];
}
