import { ContainerModule } from "inversify";
import { securityQuestionRoutes } from "../adapters/http/inbound/account/security-question-routes.ts";
import { ownerCheckRoutes } from "../adapters/http/inbound/admin/owner-check-routes.ts";
import { PostgresSecurityAnswersStore } from "../adapters/persistence/account/postgres-security-answers-store.ts";
import { SetSecurityQuestions } from "../application/account/set-security-questions.ts";
import { ViewSecurityQuestions } from "../application/account/view-security-questions.ts";
import { AskSecurityQuestions } from "../application/people/ask-security-questions.ts";
import { CheckSecurityAnswers } from "../application/people/check-security-answers.ts";
import type { SecurityAnswersStore } from "../application/ports/security-answers-store.ts";
import { accountTokens } from "./account-module.ts";
import { served, type Feature } from "./feature.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the parts of security questions. */
export const securityQuestionTokens = {
  answers: token<SecurityAnswersStore>("securityAnswers"),
  viewSecurityQuestions: token<ViewSecurityQuestions>("viewSecurityQuestions"),
  setSecurityQuestions: token<SetSecurityQuestions>("setSecurityQuestions"),
  askSecurityQuestions: token<AskSecurityQuestions>("askSecurityQuestions"),
  checkSecurityAnswers: token<CheckSecurityAnswers>("checkSecurityAnswers"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = securityQuestionTokens;
  const { hasher, proveIdentity, attempts } = accountTokens;
  bind(t.answers).toResolvedValue(
    (pool) => new PostgresSecurityAnswersStore(pool),
    [tokens.dataSource],
  );
  bind(t.viewSecurityQuestions).toResolvedValue(
    (answers) => new ViewSecurityQuestions(answers),
    [t.answers],
  );
  bind(t.setSecurityQuestions).toResolvedValue(
    (answers, slowHasher, proofs, limits) =>
      new SetSecurityQuestions({
        answers,
        hasher: slowHasher,
        proveIdentity: proofs,
        attempts: limits,
      }),
    [t.answers, hasher, proveIdentity, attempts],
  );
  bind(t.askSecurityQuestions).toResolvedValue(
    (answers, audit) => new AskSecurityQuestions(answers, audit),
    [t.answers, staffTokens.auditLog],
  );
  bind(t.checkSecurityAnswers).toResolvedValue(
    (answers, slowHasher, limits, audit) =>
      new CheckSecurityAnswers({ answers, hasher: slowHasher, attempts: limits, audit }),
    [t.answers, hasher, attempts, staffTokens.auditLog],
  );
});

/** Security questions: what support may ask the owner of an account, besides other proofs. */
export const securityQuestions: Feature = {
  module: parts,
  routes: () => [served(securityQuestionRoutes, securityQuestionTokens)],
  consoleRoutes: () => [served(ownerCheckRoutes, securityQuestionTokens)],
};
