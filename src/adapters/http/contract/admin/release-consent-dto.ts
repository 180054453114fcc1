import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, Length, Matches } from "class-validator";
import { questionsChosen } from "../../../../domain/account/security-questions.ts";

/** Consents to an early release, as the second person. */
export class GiveReleaseConsentDto {
  /** Its id. */
  @IsString()
  @Length(1, 40)
  @Matches(/^[\w-]+$/)
  trade!: string;

  /** For staff. */
  @IsString()
  @Length(1, 4_000)
  reason!: string;
}

/** Proposes to let the owner of a compromised account release a trade early. */
export class ProposeReleaseConsentDto extends GiveReleaseConsentDto {
  /** What the owner said, in the order of their security questions. */
  @IsArray()
  @ArrayMinSize(questionsChosen)
  @ArrayMaxSize(questionsChosen)
  @IsString({ each: true })
  @Length(1, 100, { each: true })
  answers!: string[];
}
