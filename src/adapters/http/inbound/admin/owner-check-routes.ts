import type { AskSecurityQuestions } from "../../../../application/people/ask-security-questions.ts";
import type { CheckSecurityAnswers } from "../../../../application/people/check-security-answers.ts";
import * as contract from "../../contract/admin/security-questions.ts";
import { tooOften } from "../account/visitor-of-request.ts";
import { bind, type BoundRoute } from "../bound-route.ts";

/** Use cases behind the check of an account's owner. */
interface OwnerCheckUseCases {
  readonly askSecurityQuestions: AskSecurityQuestions;
  readonly checkSecurityAnswers: CheckSecurityAnswers;
}

/** What support asks whoever says that an account is theirs. */
export function ownerCheckRoutes(useCases: OwnerCheckUseCases): readonly BoundRoute[] {
  return [
    bind(contract.askSecurityQuestions).to(async ({ actor, parameters: { id } }) => {
      const asked = await useCases.askSecurityQuestions.execute(actor, id);
      if (!asked) return { refusal: "not_found" };
      const { questions, setAt, standsFrom } = asked;
      const body = { questions: [...questions], setAt: iso(setAt), standsFrom: iso(standsFrom) };
      return { status: 200, body };
    }),
    bind(contract.checkSecurityAnswers).to(async ({ actor, parameters: { id }, body }) => {
      const checked = await useCases.checkSecurityAnswers.execute(actor, id, body.answers);
      if (checked.ok) return { status: 200, body: { isRight: checked.value } };
      const { refusal } = checked;
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
  ];
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
