import type { Actor } from "../../../../application/actor/actor.ts";
import type { AnswerAuthorization } from "../../../../application/account/answer-authorization.ts";
import type {
  ListAuthorizations,
  ListedSignIn,
} from "../../../../application/account/list-authorizations.ts";
import type { ViewAuthorization } from "../../../../application/account/view-authorization.ts";
import { deviceOf } from "../../../../domain/account/device.ts";
import * as contract from "../../contract/account/authorization.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { clientAddress } from "./client-address.ts";
import { sessionTokenOf } from "./cookies.ts";
import { visitorOf } from "./visitor-of-request.ts";

/** Use cases behind these routes. */
interface AuthorizationUseCases {
  readonly viewAuthorization: ViewAuthorization;
  readonly listAuthorizations: ListAuthorizations;
  readonly answerAuthorization: AnswerAuthorization;
}

/** Sign-ins on new devices that wait for their owner. */
export function authorizationRoutes(useCases: AuthorizationUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor) =>
    ok((await useCases.listAuthorizations.execute(actor)).map(present));
  return [
    bind(contract.viewAuthorization).to(async ({ request }) => {
      const asked = await useCases.viewAuthorization.execute(visitorOf(request));
      if (!asked) return { refusal: "not_found" };
      return ok({ state: asked.state, until: new Date(asked.until).toISOString() });
    }),
    bind(contract.listAuthorizations).to(({ actor }) => show(actor)),
    bind(contract.answerAuthorization).to(async ({ actor, parameters, body, request }) => {
      const answered = await useCases.answerAuthorization.execute(actor, {
        id: parameters.id,
        answer: body.answer,
        // A signed-in user has one.
        token: sessionTokenOf(request) ?? "",
        address: clientAddress(request),
      });
      return answered.ok ? show(actor) : { refusal: answered.refusal.code };
    }),
  ];
}

function present({ id, agent, askedAt, until }: ListedSignIn): contract.WaitingSignInView {
  const { browser, system } = deviceOf(agent);
  return {
    id,
    browser: browser ?? null,
    system: system ?? null,
    askedAt: new Date(askedAt).toISOString(),
    until: new Date(until).toISOString(),
  };
}
