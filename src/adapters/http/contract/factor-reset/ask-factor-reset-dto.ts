import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsString,
  Length,
  Matches,
  ValidateNested,
} from "class-validator";
import { questionsChosen } from "../../../../domain/account/security-questions.ts";
import { SecurityAnswerDto } from "../account/security-questions-dto.ts";

/** Asks support to turn two-factor off, for who lost what it takes. */
export class AskFactorResetDto {
  static readonly nested = { answers: SecurityAnswerDto };

  /** The name or the email address. */
  @IsString()
  @Length(1, 254)
  @Matches(/^\P{Cc}+$/u)
  login!: string;

  @IsString()
  @Length(1, 200)
  password!: string;

  /** The security questions that the owner chose, in any order. */
  @IsArray()
  @ArrayMinSize(questionsChosen)
  @ArrayMaxSize(questionsChosen)
  @ValidateNested({ each: true })
  answers!: SecurityAnswerDto[];
}
