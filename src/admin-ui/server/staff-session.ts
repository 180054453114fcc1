import { useSyncExternalStore } from "react";
import type { StaffMemberView } from "../../adapters/http/contract/admin/staff-views.ts";
import { renewPageToken } from "./page-token.ts";

/**
 * Who works at this page. `isOver`: the session ended while the page was open; what is typed stays,
 * and the same person signs in again in place.
 */
interface StaffSession {
  readonly member: StaffMemberView | undefined;
  readonly isOver: boolean;
}

let session: StaffSession = { member: undefined, isOver: false };
const listeners = new Set<() => void>();

function become(next: StaffSession): void {
  session = next;
  for (const listen of listeners) listen();
}

export function currentSession(): StaffSession {
  return session;
}

/** Somebody signed in, or turned out to be. */
export function rememberMember(member: StaffMemberView): void {
  become({ member, isOver: false });
}

/** Somebody signed in just now: the page's token is the new session's from here on. */
export async function beginSession(member: StaffMemberView): Promise<void> {
  await renewPageToken();
  rememberMember(member);
}

/** An answer said that nobody is signed in. */
export function noticeSessionOver(): void {
  if (session.member && !session.isOver) become({ ...session, isOver: true });
}

/** He signed out. */
export function forgetMember(): void {
  become({ member: undefined, isOver: false });
}

export function useStaffSession(): StaffSession {
  return useSyncExternalStore(watch, currentSession);
}

function watch(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
