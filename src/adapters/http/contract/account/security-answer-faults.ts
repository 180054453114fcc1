import type { AnswerFault } from "../../../../domain/account/security-questions.ts";

/** The field of the pair, and what is wrong with it for people who read the answer. */
export const securityAnswerFaults: Readonly<
  Record<AnswerFault["code"], { readonly field: "question" | "answer"; readonly message: string }>
> = {
  question_twice: { field: "question", message: "This question is chosen twice." },
  answer_twice: { field: "answer", message: "Another question has the same answer." },
  answer_too_short: { field: "answer", message: "It needs at least three letters or digits." },
  answer_unreadable: { field: "answer", message: "It has characters that can't be displayed." },
};
