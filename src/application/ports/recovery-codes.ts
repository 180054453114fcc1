import type { TraderId } from "../../domain/id/id.ts";

/** Codes on paper that take the place of a lost authenticator app. */
export interface RecoveryCodes {
  /** A new one that nobody can guess, as people write it down. */
  make(): string;
  /** What is stored of it; spaces, hyphens and case do not matter. Undefined if it cannot be one. */
  hash(traderId: TraderId, typed: string): string | undefined;
}
