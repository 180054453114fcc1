import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { SecurityQuestion } from "../../domain/account/security-questions.ts";

/** The security questions, as traders chose them. */
export const questionNames: Readonly<Record<SecurityQuestion, MessageDescriptor>> = {
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
