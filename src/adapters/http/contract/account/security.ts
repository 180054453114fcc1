import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ChangePasswordDto } from "./change-password-dto.ts";
import { ProveIdentityDto } from "./prove-identity-dto.ts";

export const changePassword = route({
  id: "changePassword",
  method: "put",
  path: "/rest/v1/users/password",
  summary: "Change the password; every other session ends, and this one gets a new secret",
  access: "trader",
  body: ChangePasswordDto,
  answers: {
    200: {
      description: "Changed. Reload the page: older page tokens no longer work",
      body: dataOf(closed({ isChanged: Type.Boolean() })),
    },
  },
  refusals: ["wrong_credentials", "proof_needed", "wrong_code", "wrong_passkey"],
});

/** An active session. Times are ISO 8601, UTC. */
export const sessionView = view("Session", {
  /** Identifies the session; cannot be used to sign in. */
  id: Type.String(),
  /** The browser's product name; null if it does not say. */
  browser: orNull(Type.String()),
  system: orNull(Type.String()),
  country: orNull(
    Type.String({ description: "From where it began, as its address says; ISO 3166-1 alpha-2" }),
  ),
  startedAt: Type.String(),
  lastActiveAt: Type.String(),
  /** Whether it is the session making this request. */
  isThis: Type.Boolean(),
});

export type SessionView = Static<typeof sessionView>;

const theSessions = {
  200: { description: "Active sessions", body: dataOf(Type.Array(sessionView)) },
};

export const listSessions = route({
  id: "listSessions",
  method: "get",
  path: "/rest/v1/users/sessions",
  summary: "List the active sessions",
  access: "trader",
  answers: theSessions,
});

export const endSession = route({
  id: "endSession",
  method: "delete",
  path: "/rest/v1/users/sessions/{id}",
  summary: "Sign out one of one's sessions; another one than this needs a proof",
  access: "trader",
  body: ProveIdentityDto,
  answers: theSessions,
  refusals: ["proof_needed", "wrong_credentials", "wrong_code", "wrong_passkey"],
});

export const endOtherSessions = route({
  id: "endOtherSessions",
  method: "delete",
  path: "/rest/v1/users/sessions",
  summary: "Sign out everywhere but here, with a proof",
  access: "trader",
  body: ProveIdentityDto,
  answers: theSessions,
  refusals: ["proof_needed", "wrong_credentials", "wrong_code", "wrong_passkey"],
});

export const securityRoutes = { changePassword, listSessions, endSession, endOtherSessions };
