import type { Request } from "express";

/** The prefix makes browsers refuse them from other hosts, without Secure, or for a part of us. */
const sessionCookie = "__Host-session";
const visitorCookie = "__Host-visitor";
/** Ports share cookies: the console has a name of its own, and never looks at the traders'. */
const staffCookie = "__Host-staff";

const secret = /^[\w-]{43}$/;
const thirtyDaysInSeconds = 2_592_000;
const eightHoursInSeconds = 28_800;

/** The secret of the session that the browser holds, alive or not. */
export function sessionTokenOf(request: Request): string | undefined {
  return readCookie(request, sessionCookie);
}

/** What tells a browser from others while nobody is signed in. */
export function visitorIdOf(request: Request): string | undefined {
  return readCookie(request, visitorCookie);
}

/** Gives the browser a session. How long it really lives is judged by the server. */
export function setSessionCookie(token: string): string {
  return cookie(sessionCookie, token, thirtyDaysInSeconds);
}

export function removeSessionCookie(): string {
  return cookie(sessionCookie, "", 0);
}

/** The secret of the session at the console that the browser holds, alive or not. */
export function staffTokenOf(request: Request): string | undefined {
  return readCookie(request, staffCookie);
}

/** Strict: nothing that another site links to begins as staff. */
export function setStaffCookie(token: string): string {
  return cookie(staffCookie, token, eightHoursInSeconds, "Strict");
}

export function removeStaffCookie(): string {
  return cookie(staffCookie, "", 0, "Strict");
}

export function setVisitorCookie(id: string): string {
  return cookie(visitorCookie, id, thirtyDaysInSeconds);
}

function cookie(
  name: string,
  value: string,
  maxAge: number,
  sameSite: "Lax" | "Strict" = "Lax",
): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=${sameSite}`;
}

/** Only what we could have made: anything else is as good as no cookie. */
function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && secret.test(value) ? value : undefined;
}
