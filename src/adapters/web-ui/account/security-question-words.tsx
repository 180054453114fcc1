import type { ReactNode } from "react";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { SecurityQuestion } from "../../../domain/account/security-questions.ts";

/** The questions as they are asked. */
export const questionWords: Readonly<Record<SecurityQuestion, MessageDescriptor>> = {
  first_pet: msg`What was your first pet called?`,
  childhood_friend: msg`What was your best friend as a child called?`,
  first_teacher: msg`What was your first teacher called?`,
  childhood_street: msg`In which street did you grow up?`,
  first_concert: msg`Whose was the first concert you went to?`,
  first_job_place: msg`In which town was your first job?`,
  first_flight: msg`Where did your first flight take you?`,
  favorite_childhood_book: msg`Which book did you like most as a child?`,
  grandparents_house: msg`In which town did your grandparents live?`,
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
