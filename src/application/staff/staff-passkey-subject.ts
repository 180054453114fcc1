import type { Visitor } from "../account/open-session.ts";
import { signInSubject } from "../account/passkey-subject.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/** The subject of a challenge for a session at the console. */
export function staffSessionSubject(
  use: "add" | "prove",
  { staffId, sessionStartedAt }: Pick<StaffActor, "staffId" | "sessionStartedAt">,
): string {
  return `staff ${use} ${staffId} ${sessionStartedAt}`;
}

/** The subject of a challenge for signing in at the console; undefined if the browser keeps no cookies. */
export function staffSignInSubject(visitor: Visitor): string | undefined {
  const subject = signInSubject(visitor);
  return subject === undefined ? undefined : `staff ${subject}`;
}
