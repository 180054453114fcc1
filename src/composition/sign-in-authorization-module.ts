import { ContainerModule } from "inversify";
import { authorizationRoutes } from "../adapters/http/inbound/account/authorization-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { RandomSessionTokens } from "../adapters/identity/random-session-tokens.ts";
import { PostgresKnownDevices } from "../adapters/persistence/account/postgres-known-devices.ts";
import { PostgresSignInAuthorizations } from "../adapters/persistence/account/postgres-sign-in-authorizations.ts";
import { AnswerAuthorization } from "../application/account/answer-authorization.ts";
import { AuthorizeSignIn } from "../application/account/authorize-sign-in.ts";
import { ListAuthorizations } from "../application/account/list-authorizations.ts";
import { ViewAuthorization } from "../application/account/view-authorization.ts";
import type { SignInAuthorizations } from "../application/ports/sign-in-authorizations.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the parts that ask owners about sign-ins on new devices. */
export const authorizationTokens = {
  authorizations: token<SignInAuthorizations>("signInAuthorizations"),
  authorizeSignIn: token<AuthorizeSignIn>("authorizeSignIn"),
  viewAuthorization: token<ViewAuthorization>("viewAuthorization"),
  listAuthorizations: token<ListAuthorizations>("listAuthorizations"),
  answerAuthorization: token<AnswerAuthorization>("answerAuthorization"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = authorizationTokens;
  const sessionTokens = new RandomSessionTokens();
  bind(t.authorizations).toResolvedValue(
    (pool) => new PostgresSignInAuthorizations(pool),
    [tokens.dataSource],
  );
  bind(t.authorizeSignIn).toResolvedValue(
    (authorizations, pool, policy) =>
      new AuthorizeSignIn({
        authorizations,
        devices: new PostgresKnownDevices(pool, "session"),
        tokens: sessionTokens,
        newId,
        policy: () => policy().session,
      }),
    [t.authorizations, tokens.dataSource, policyTokens.account],
  );
  bind(t.viewAuthorization).toResolvedValue(
    (authorizations) => new ViewAuthorization(authorizations, sessionTokens),
    [t.authorizations],
  );
  bind(t.listAuthorizations).toResolvedValue(
    (authorizations) => new ListAuthorizations(authorizations),
    [t.authorizations],
  );
  bind(t.answerAuthorization).toResolvedValue(
    (authorizations, security) =>
      new AnswerAuthorization({ authorizations, tokens: sessionTokens, security }),
    [t.authorizations, tokens.securityEvents],
  );
});

/** Sign-ins on new devices wait for their owner's answer, where the owner wants that. */
export const signInAuthorization: Feature = {
  module: parts,
  routes: () => [served(authorizationRoutes, authorizationTokens)],
};
