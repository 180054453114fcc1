import type { SetSecurityQuestions } from "../../../../application/account/set-security-questions.ts";
import type { ViewSecurityQuestions } from "../../../../application/account/view-security-questions.ts";
import { securityAnswerFaults } from "../../contract/account/security-answer-faults.ts";
import * as contract from "../../contract/account/security-questions.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { tooOften } from "./visitor-of-request.ts";

/** Use cases behind the routes of security questions. */
interface SecurityQuestionUseCases {
  readonly viewSecurityQuestions: ViewSecurityQuestions;
  readonly setSecurityQuestions: SetSecurityQuestions;
}

/** The questions that support may ask. */
export function securityQuestionRoutes(useCases: SecurityQuestionUseCases): readonly BoundRoute[] {
  return [
    bind(contract.viewSecurityQuestions).to(async ({ actor }) =>
      ok(present(await useCases.viewSecurityQuestions.execute(actor))),
    ),
    bind(contract.setSecurityQuestions).to(async ({ actor, body }) => {
      const { questions, password, code, passkey } = body;
      const proof = { password, code, passkey };
      const set = await useCases.setSecurityQuestions.execute(actor, questions, proof);
      if (set.ok) return ok(present(set.value));
      const { refusal } = set;
      if (refusal.code === "rate_limited") return tooOften(refusal);
      if (refusal.code !== "validation") return { refusal: refusal.code };
      const details = refusal.faults.map((fault) => {
        const { field, message } = securityAnswerFaults[fault.code];
        return { field: `questions.${fault.index}.${field}`, code: fault.code, message };
      });
      return { refusal: "validation", details };
    }),
  ];
}

function present(setAt: number | undefined): contract.SecurityQuestionsView {
  return { setAt: setAt === undefined ? null : new Date(setAt).toISOString() };
}
