import { randomBytes } from "node:crypto";
import type { Request } from "express";
import { parseReferralCode, referralSeconds } from "../../../../domain/partner/referral-code.ts";

/**
 * The prefix makes browsers reject these cookies from other hosts, without Secure, or limited to a
 * path.
 */
const sessionCookie = "__Host-session";
const visitorCookie = "__Host-visitor";
/** Cookies are shared across ports: the console uses its own name and never reads the traders'. */
const staffCookie = "__Host-staff";

/** Whose link the browser came by. */
const referralCookie = "__Host-referral";

/** That the browser has just changed something. */
const writtenCookie = "__Host-written";
/** Longer than what is read may be old. */
const writtenSeconds = 5;

const secret = /^[\w-]{43}$/;
/** Ids of 43 characters were made before; their browsers stay known. */
const visitorId = /^(?:[0-9a-f]{32}|[\w-]{43})$/;
const twoYearsInSeconds = 63_072_000;
const thirtyDaysInSeconds = 2_592_000;
const eightHoursInSeconds = 28_800;

/** The session secret in the browser's cookie, whether the session is alive or not. */
export function sessionTokenOf(request: Request): string | undefined {
  return readCookie(request, sessionCookie);
}

/** Whether there is a session cookie that we never made. */
export function hasForgedSessionCookie(request: Request): boolean {
  return isForged(cookieText(request, sessionCookie));
}

/** The same of the console's cookie. */
export function hasForgedStaffCookie(request: Request): boolean {
  return isForged(cookieText(request, staffCookie));
}

/** A device id: 32 characters, which nobody can guess (specification, section 9). */
export function newVisitorId(): string {
  return randomBytes(16).toString("hex");
}

/** Identifies a browser, whoever is signed in. */
export function visitorIdOf(request: Request): string | undefined {
  return readCookie(request, visitorCookie, visitorId);
}

/** Sets the session cookie. The server decides how long the session really lives. */
export function setSessionCookie(token: string): string {
  return cookie(sessionCookie, token, thirtyDaysInSeconds);
}

export function removeSessionCookie(): string {
  return cookie(sessionCookie, "", 0);
}

/** The secret in the browser's console cookie, whether the session is alive or not. */
export function staffTokenOf(request: Request): string | undefined {
  return readCookie(request, staffCookie);
}

/** SameSite=Strict: no link from another site opens the console with the staff session. */
export function setStaffCookie(token: string): string {
  return cookie(staffCookie, token, eightHoursInSeconds, "Strict");
}

export function removeStaffCookie(): string {
  return cookie(staffCookie, "", 0, "Strict");
}

export function setVisitorCookie(id: string): string {
  return cookie(visitorCookie, id, twoYearsInSeconds);
}

/** The code of the first referral link that the browser followed, if it can be one. */
export function referralCodeOf(request: Request): string | undefined {
  return parseReferralCode(cookieText(request, referralCookie) ?? "");
}

export function setReferralCookie(code: string): string {
  return cookie(referralCookie, code, referralSeconds);
}

export function setWrittenCookie(): string {
  return cookie(writtenCookie, "1", writtenSeconds);
}

/** Whether the browser changed something in the last seconds, also through another process. */
export function hasWrittenRecently(request: Request): boolean {
  return cookieText(request, writtenCookie) !== undefined;
}

function cookie(
  name: string,
  value: string,
  maxAge: number,
  sameSite: "Lax" | "Strict" = "Lax",
): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=${sameSite}`;
}

/** Only values we could have issued: anything else counts as no cookie. */
function readCookie(request: Request, name: string, form = secret): string | undefined {
  const value = cookieText(request, name);
  return value !== undefined && form.test(value) ? value : undefined;
}

function cookieText(request: Request, name: string): string | undefined {
  const pairs = (request.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Some programs send an empty one after signing out. */
function isForged(value: string | undefined): boolean {
  return value !== undefined && value !== "" && !secret.test(value);
}
