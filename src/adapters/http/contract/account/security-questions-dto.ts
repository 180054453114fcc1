import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsString,
  Length,
  ValidateNested,
} from "class-validator";
import {
  questionsChosen,
  securityQuestions,
  type SecurityQuestion,
} from "../../../../domain/account/security-questions.ts";
import { PasskeyAnswerDto } from "../passkey/passkey-answer-dto.ts";
import { ProveIdentityDto } from "./prove-identity-dto.ts";

/** A security question with its answer. */
export class SecurityAnswerDto {
  @IsIn(securityQuestions)
  question!: SecurityQuestion;

  @IsString()
  @Length(1, 100)
  answer!: string;
}

/** The chosen questions with their answers, and a proof. */
export class SecurityQuestionsDto extends ProveIdentityDto {
  static override readonly nested = { passkey: PasskeyAnswerDto, questions: SecurityAnswerDto };

  @IsArray()
  @ArrayMinSize(questionsChosen)
  @ArrayMaxSize(questionsChosen)
  @ValidateNested({ each: true })
  questions!: SecurityAnswerDto[];
}
