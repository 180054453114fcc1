import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable } from "../text/plain-text.ts";

/** What can be asked: nothing that a profile, a document or a search tells. */
export const securityQuestions = [
  "first_pet",
  "childhood_friend",
  "first_teacher",
  "childhood_street",
  "first_concert",
  "first_job_place",
  "first_flight",
  "favorite_childhood_book",
  "grandparents_house",
  "dream_job_as_child",
] as const;

export type SecurityQuestion = (typeof securityQuestions)[number];

/** How many are chosen. */
export const questionsChosen = 3;

const fewestCharacters = 3;

/** How long answers have to stand before support takes them, in seconds: a thief's are newer. */
const answersStandSeconds = 7 * 86_400;

/** A question with its answer as it was typed. */
export interface TypedAnswer {
  readonly question: SecurityQuestion;
  readonly answer: string;
}

/**
 * What is wrong with the pair at `index`.
 *
 * - `answer_too_short`: counted after folding.
 * - `answer_unreadable`: it has characters that cannot be displayed.
 */
export interface AnswerFault {
  readonly index: number;
  readonly code: "question_twice" | "answer_twice" | "answer_too_short" | "answer_unreadable";
}

/** What is kept, as a hash: the questions stand in it, so an answer counts for its own alone. */
interface JudgedAnswers {
  readonly questions: readonly SecurityQuestion[];
  readonly secret: string;
}

/** Judges three chosen questions; each fault is named. */
export function judgeAnswers(
  typed: readonly TypedAnswer[],
): Result<JudgedAnswers, { readonly code: "validation"; readonly faults: readonly AnswerFault[] }> {
  const folded = typed.map(({ answer }) => foldedAnswer(answer));
  const faults = typed.flatMap(({ question, answer }, index): AnswerFault[] => {
    const isAgain = typed.findIndex((other) => other.question === question) < index;
    if (isAgain) return [{ index, code: "question_twice" }];
    if (!isReadable(answer)) return [{ index, code: "answer_unreadable" }];
    const own = folded[index] ?? "";
    if (charactersOf(own) < fewestCharacters) return [{ index, code: "answer_too_short" }];
    return folded.indexOf(own) < index ? [{ index, code: "answer_twice" }] : [];
  });
  if (faults.length > 0) return refuse({ code: "validation", faults });
  return accept({
    questions: typed.map(({ question }) => question),
    secret: secretOf(typed),
  });
}

/** All answers as one secret: whoever guesses has to guess all of them at once. */
export function secretOf(typed: readonly TypedAnswer[]): string {
  return JSON.stringify(typed.map(({ question, answer }) => [question, foldedAnswer(answer)]));
}

/** When support may take answers that were set then. Times in milliseconds since the epoch. */
export function answersStandFrom(setAt: number): number {
  return setAt + answersStandSeconds * 1_000;
}

/**
 * An answer as it is heard: letters and digits without case, spaces and punctuation. Unlike names
 * (`foldedName`) it is compared in this one place only, so that every script can be folded.
 */
function foldedAnswer(answer: string): string {
  return answer
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "")
    .normalize("NFC");
}
