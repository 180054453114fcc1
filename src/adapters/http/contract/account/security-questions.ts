import { Type, type Static } from "typebox";
import { dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { SecurityQuestionsDto } from "./security-questions-dto.ts";

/** Neither the questions nor the answers are ever told. */
const securityQuestionsView = view("SecurityQuestions", {
  /** ISO 8601, UTC; null: none are set. */
  setAt: orNull(Type.String()),
});

export type SecurityQuestionsView = Static<typeof securityQuestionsView>;

const whenSet = { 200: { description: "When they were set", body: dataOf(securityQuestionsView) } };

export const viewSecurityQuestions = route({
  id: "viewSecurityQuestions",
  method: "get",
  path: "/rest/v1/users/security-questions",
  summary: "Whether one's security questions are set",
  access: "trader",
  answers: whenSet,
});

export const setSecurityQuestions = route({
  id: "setSecurityQuestions",
  method: "put",
  path: "/rest/v1/users/security-questions",
  summary: "Choose three questions that support may ask besides other proofs, with a proof",
  access: "trader",
  body: SecurityQuestionsDto,
  answers: whenSet,
  refusals: ["proof_needed", "wrong_credentials", "wrong_code", "wrong_passkey"],
});

export const securityQuestionRoutes = { viewSecurityQuestions, setSecurityQuestions };
