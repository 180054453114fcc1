import type { Request } from "express";
import type { SecurityEvents } from "../../../../application/ports/security-events.ts";
import { clientAddress } from "./client-address.ts";
import { isActivity } from "./request-origin.ts";

/** The session that a request claims to have, of one kind. */
interface ClaimedSession<Who extends object> {
  /** Its secret; undefined if there is no cookie, or one that no server of ours made. */
  readonly token: string | undefined;
  readonly isCookieForged: boolean;
  /** Undefined if there never was such a session. */
  readonly identify: (token: string, isActivity: boolean) => Promise<Who | "ended" | undefined>;
}

/** Whoever holds the session of a request. A session that never was is noted; one that ended is not. */
export async function sessionHolder<Who extends object>(
  request: Request,
  security: SecurityEvents,
  { token, isCookieForged, identify }: ClaimedSession<Who>,
): Promise<Who | undefined> {
  const found = token === undefined ? undefined : await identify(token, isActivity(request));
  if (typeof found === "object") return found;
  const isForged = token === undefined ? isCookieForged : found === undefined;
  if (isForged) security.note({ name: "session_unknown", address: clientAddress(request) });
  return undefined;
}
