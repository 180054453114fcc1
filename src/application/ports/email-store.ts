import type {
  CodeFault,
  CodeSends,
  EmailCodePolicy,
  KeptCode,
} from "../../domain/account/email-code.ts";
import type { TwoFactor } from "../../domain/account/two-factor.ts";
import type { TraderId } from "../../domain/id/id.ts";

/** The address of an account, and how far it is confirmed. Times in milliseconds since the epoch. */
export interface EmailState {
  readonly username: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly sends: CodeSends | undefined;
  readonly twoFactor: TwoFactor;
  /** The time of this reading. */
  readonly readAt: number;
}

/** What a typed code is judged by, read under a lock. */
export type JudgeCode = (kept: KeptCode | undefined, now: number) => CodeFault | undefined;

/** The addresses of traders and their confirmation. */
export interface EmailStore {
  stateOf(traderId: TraderId): Promise<EmailState | undefined>;
  /** The name of who has confirmed this address. */
  ownerOf(email: string): Promise<string | undefined>;
  /**
   * Has a code sent, with another address if one is given. False if it was confirmed, or somebody asked
   * for one, since `seen` was read.
   */
  requestCode(
    traderId: TraderId,
    seen: EmailState,
    change: { readonly email: string; readonly count: number },
  ): Promise<boolean>;
  /** Keeps a new code in the place of the one before. */
  keepCode(traderId: TraderId, hash: string, policy: EmailCodePolicy): Promise<void>;
  /**
   * Confirms the address if `judge` finds nothing wrong, and uses the code up; else counts a wrong one. Of
   * several at once, and of several accounts with one address, one confirms it.
   */
  confirm(traderId: TraderId, judge: JudgeCode): Promise<CodeFault | "confirmed">;
  /** The address does not exist: it counts as unconfirmed until another one is confirmed. */
  noteBounce(traderId: TraderId): Promise<void>;
}
