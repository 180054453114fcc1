import type { AttemptLimit } from "./account-policy.ts";

/** How an address is confirmed with a code (decisions, Limits). */
export interface EmailCodePolicy {
  /** How long a code counts. */
  readonly validSeconds: number;
  /** After this many wrong ones a new code is needed. */
  readonly mostWrong: number;
  /** Until the next one can be sent; doubles with each. */
  readonly resendSeconds: number;
  /** Codes for one address, whoever asks. */
  readonly sends: AttemptLimit;
}

/** The code that is kept for an address, by its keyed hash. Times in milliseconds since the epoch. */
export interface KeptCode {
  readonly hash: string;
  readonly expiresAt: number;
  /** How many wrong ones were typed since it was sent. */
  readonly wrong: number;
}

/**
 * - `code_wrong`
 * - `code_expired`: none was sent, it is too old, or it was used
 * - `code_attempts_exceeded`: too many wrong ones
 */
export type CodeFault = "code_wrong" | "code_expired" | "code_attempts_exceeded";

/** What is wrong with a typed code; undefined if it is the kept one. */
export function codeFault(
  kept: KeptCode | undefined,
  typedHash: string,
  now: number,
  policy: Pick<EmailCodePolicy, "mostWrong">,
): CodeFault | undefined {
  if (!kept || kept.expiresAt <= now) return "code_expired";
  if (kept.wrong >= policy.mostWrong) return "code_attempts_exceeded";
  return kept.hash === typedHash ? undefined : "code_wrong";
}

/** What was sent for one address of one account, lately. */
export interface CodeSends {
  readonly count: number;
  readonly lastAt: number;
}

/** In how many seconds the next code can be sent; 0: now. */
export function resendIn(
  sends: CodeSends | undefined,
  now: number,
  { resendSeconds, sends: { windowSeconds } }: EmailCodePolicy,
): number {
  if (!sends || sends.count === 0) return 0;
  const pause = Math.min(resendSeconds * 2 ** (sends.count - 1), windowSeconds);
  return Math.max(0, Math.ceil((sends.lastAt + pause * 1_000 - now) / 1_000));
}

/** How many were sent, the next one included: after a whole window the count begins anew. */
export function nextSend(
  sends: CodeSends | undefined,
  now: number,
  { sends: { windowSeconds } }: EmailCodePolicy,
): number {
  const isOver = !sends || sends.lastAt + windowSeconds * 1_000 <= now;
  return isOver ? 1 : sends.count + 1;
}

/**
 * In how many seconds the next code of a second factor can be sent. A right code gives back what was sent
 * before it, so that only codes that nobody typed are limited.
 */
export function factorCodeIn(
  sends: CodeSends | undefined,
  now: number,
  policy: EmailCodePolicy,
): number {
  const { most, windowSeconds } = policy.sends;
  if (!sends || sends.count < most) return resendIn(sends, now, policy);
  return Math.max(0, Math.ceil((sends.lastAt + windowSeconds * 1_000 - now) / 1_000));
}
