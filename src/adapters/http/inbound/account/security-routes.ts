import type { Request } from "express";
import type { Actor } from "../../../../application/actor/actor.ts";
import type { ChangePassword } from "../../../../application/account/change-password.ts";
import type { EndOtherSessions } from "../../../../application/account/end-other-sessions.ts";
import type { EndSession } from "../../../../application/account/end-session.ts";
import type { ListSessions } from "../../../../application/account/list-sessions.ts";
import type { OwnSession } from "../../../../application/ports/own-sessions.ts";
import { deviceOf } from "../../../../domain/account/device.ts";
import { registrationFaults } from "../../contract/account/registration-faults.ts";
import * as contract from "../../contract/account/security.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { sessionTokenOf, setSessionCookie } from "./cookies.ts";
import { tooOften, visitorOf } from "./visitor-of-request.ts";

/** Use cases behind the security routes. */
interface SecurityUseCases {
  readonly changePassword: ChangePassword;
  readonly listSessions: ListSessions;
  readonly endSession: EndSession;
  readonly endOtherSessions: EndOtherSessions;
}

/** The password and the active sessions. */
export function securityRoutes(useCases: SecurityUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor, request: Request) =>
    ok((await useCases.listSessions.execute(actor, tokenOf(request))).map(presentSession));
  return [
    bind(contract.changePassword).to(async ({ actor, body, request }) => {
      const changed = await useCases.changePassword.execute(actor, {
        current: body.current_password,
        factor: { code: body.code, passkey: body.passkey },
        next: body.new_password,
        visitor: visitorOf(request),
      });
      if (changed.ok) {
        const headers = { "Set-Cookie": setSessionCookie(changed.value) };
        return { ...ok({ isChanged: true }), headers };
      }
      const { refusal } = changed;
      if (refusal.code === "rate_limited") return tooOften(refusal);
      if (
        refusal.code === "wrong_credentials" ||
        refusal.code === "wrong_code" ||
        refusal.code === "wrong_passkey" ||
        refusal.code === "proof_needed"
      ) {
        return { refusal: refusal.code };
      }
      const { message } = registrationFaults[refusal.code];
      const details = [{ field: "new_password", code: refusal.code, message }];
      return { refusal: "validation", details };
    }),
    bind(contract.listSessions).to(({ actor, request }) => show(actor, request)),
    bind(contract.endSession).to(async ({ actor, parameters, body, request }) => {
      const asked = { token: tokenOf(request), proof: body };
      const ended = await useCases.endSession.execute(actor, parameters.id, asked);
      if (ended.ok) return show(actor, request);
      const { refusal } = ended;
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
    bind(contract.endOtherSessions).to(async ({ actor, body, request }) => {
      const asked = { token: tokenOf(request), proof: body };
      const ended = await useCases.endOtherSessions.execute(actor, asked);
      if (ended.ok) return show(actor, request);
      const { refusal } = ended;
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
  ];
}

/** A signed-in user has one. */
function tokenOf(request: Request): string {
  return sessionTokenOf(request) ?? "";
}

/** A live session, as its owner sees it. */
export function presentSession(session: OwnSession) {
  const { id, agent, country, startedAt, lastActiveAt, isThis } = session;
  const { browser, system } = deviceOf(agent);
  return {
    id,
    browser: browser ?? null,
    system: system ?? null,
    country: country ?? null,
    startedAt: new Date(startedAt).toISOString(),
    lastActiveAt: new Date(lastActiveAt).toISOString(),
    isThis,
  };
}
