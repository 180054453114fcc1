import type { Actor } from "../actor/actor.ts";
import type { Visitor } from "./open-session.ts";

/** What a signed challenge may be used for. */
type PasskeyUse = "add" | "prove";

/** The subject of a challenge for a session. */
export function sessionSubject(
  use: PasskeyUse,
  { traderId, sessionStartedAt }: Pick<Actor, "traderId" | "sessionStartedAt">,
): string {
  return `${use} ${traderId} ${sessionStartedAt}`;
}

/** The subject of a challenge for signing in in a browser; undefined if it keeps no cookies. */
export function signInSubject({
  token,
  device,
}: Pick<Visitor, "token" | "device">): string | undefined {
  const holder = token ?? device;
  return holder === undefined ? undefined : `sign-in ${holder}`;
}
