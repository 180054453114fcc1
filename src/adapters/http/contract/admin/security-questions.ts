import { Type } from "typebox";
import { securityQuestions } from "../../../../domain/account/security-questions.ts";
import { closed, oneOf, view } from "../envelope.ts";
import { route } from "../route.ts";
import { CheckAnswersDto } from "./check-answers-dto.ts";
import { instant } from "./shared-views.ts";

const askedQuestionsView = view("AskedQuestions", {
  questions: Type.Array(oneOf(securityQuestions)),
  setAt: instant,
  /** Answers are not taken before it. */
  standsFrom: instant,
});

export const askSecurityQuestions = route({
  id: "askSecurityQuestions",
  method: "get",
  path: "/admin/api/people/{id}/security-questions",
  summary: "The security questions that a person chose; reading them is logged",
  access: "staff",
  permission: "check_owners",
  answers: { 200: { description: "The questions", body: askedQuestionsView } },
});

export const checkSecurityAnswers = route({
  id: "checkSecurityAnswers",
  method: "post",
  path: "/admin/api/people/{id}/check-answers",
  summary: "Check a person's answers, as one part of the owner's proof; each check is logged",
  access: "staff",
  permission: "check_owners",
  body: CheckAnswersDto,
  answers: {
    200: {
      description: "Whether all of them are right; nothing follows from it",
      body: closed({ isRight: Type.Boolean() }),
    },
  },
  refusals: ["conflict_of_interest", "answers_too_new"],
});

export const ownerCheckRoutes = { askSecurityQuestions, checkSecurityAnswers };
