import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { AuthorizationDto } from "./authorization-dto.ts";

const authorizationState = Type.Union([
  Type.Literal("pending"),
  Type.Literal("expired"),
  Type.Literal("approved"),
  Type.Literal("denied"),
]);

export const viewAuthorization = route({
  id: "viewAuthorization",
  method: "get",
  path: "/rest/v1/auth/authorization",
  summary: "What became of the sign-in that this browser waits for",
  access: "anyone",
  answers: {
    200: {
      description: "Once approved, sign in again, before `until`",
      body: dataOf(closed({ state: authorizationState, until: Type.String() })),
    },
  },
  refusals: ["not_found"],
});

/** A sign-in that waits for an answer. Times are ISO 8601, UTC. */
const waitingSignInView = view("WaitingSignIn", {
  id: Type.String(),
  /** The browser's product name; null if it does not say. */
  browser: orNull(Type.String()),
  system: orNull(Type.String()),
  askedAt: Type.String(),
  until: Type.String(),
});

export type WaitingSignInView = Static<typeof waitingSignInView>;

const theWaiting = {
  200: {
    description: "Waiting sign-ins, oldest first",
    body: dataOf(Type.Array(waitingSignInView)),
  },
};

export const listAuthorizations = route({
  id: "listAuthorizations",
  method: "get",
  path: "/rest/v1/users/authorizations",
  summary: "Sign-ins on new devices that wait for one's answer",
  access: "trader",
  answers: theWaiting,
});

export const answerAuthorization = route({
  id: "answerAuthorization",
  method: "post",
  path: "/rest/v1/users/authorizations/{id}",
  summary: "Approve a sign-in on a new device, or deny it: then all other sessions end",
  access: "trader",
  body: AuthorizationDto,
  answers: theWaiting,
  refusals: ["authorization_over"],
});

export const authorizationRoutes = { viewAuthorization, listAuthorizations, answerAuthorization };
