import type { securityQuestionRoutes } from "../../../../src/adapters/http/contract/account/security-questions.ts";
import { signedIn, type Row } from "./row-kinds.ts";

const questions = [
  { question: "first_pet", answer: "Whiskers" },
  { question: "first_teacher", answer: "Mr. Ota" },
  { question: "first_concert", answer: "Lisbon" },
];

/** The routes of security questions: they are about the caller alone. */
export const securityQuestionRows: Readonly<Record<keyof typeof securityQuestionRoutes, Row>> = {
  viewSecurityQuestions: signedIn("ok"),
  setSecurityQuestions: signedIn("proof_needed", () => ({ body: { questions } })),
};
