import type { ReactNode } from "react";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { SecurityQuestion } from "../../../domain/account/security-questions.ts";

/** The questions as they are asked. */
export const questionWords: Readonly<Record<SecurityQuestion, MessageDescriptor>> = {
  first_pet: msg`What was the name of your first pet?`,
  childhood_friend: msg`What was the name of your best friend as a child?`,
  first_teacher: msg`What was the name of your first teacher?`,
  childhood_street: msg`Which street did you grow up on?`,
  first_concert: msg`Who played at the first concert you went to?`,
  first_job_place: msg`Which town was your first job in?`,
  first_flight: msg`Where did your first flight take you?`,
  favorite_childhood_book: msg`What was your favourite book as a child?`,
  grandparents_house: msg`Which town did your grandparents live in?`,
  dream_job_as_child: msg`What did you want to become as a child?`,
};

/** What is wrong with a question or its answer. */
export function answerProblem(code: string | undefined): ReactNode {
  switch (code) {
    case undefined:
      return undefined;
    case "question_twice":
      return <Trans>You chose this question already.</Trans>;
    case "answer_twice":
      return <Trans>Another question has the same answer.</Trans>;
    case "answer_too_short":
    case "is_length":
      return <Trans>This is too short or too long. Enter a name or a few words.</Trans>;
    default:
      return <Trans>Check this field.</Trans>;
  }
}
