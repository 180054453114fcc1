import { IsIn } from "class-validator";
import {
  authorizationAnswers,
  type AuthorizationAnswer,
} from "../../../../domain/account/sign-in-authorization.ts";

/** What the owner of an account says about a sign-in. */
export class AuthorizationDto {
  @IsIn(authorizationAnswers)
  answer!: AuthorizationAnswer;
}
