import type { CodeContact, CodeWay } from "../../domain/account/code-channel.ts";
import type { CodeFault, CodeSends, EmailCodePolicy } from "../../domain/account/email-code.ts";
import type { CodeUse } from "../../domain/account/two-factor.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { JudgeCode } from "./email-store.ts";

/** A code that was asked for. */
export interface AskedCode {
  readonly contact: CodeContact;
  readonly way: CodeWay;
  readonly use: CodeUse;
}

/** The codes of second factors that are sent: one at a time for each contact. */
export interface FactorCodes {
  /** What was sent since the last right code, and the time of this reading. */
  sendsOf(
    traderId: TraderId,
    contact: CodeContact,
  ): Promise<{ readonly sends: CodeSends | undefined; readonly readAt: number }>;
  /**
   * Has a code sent; the one before no longer works. `count`: how many that makes; false if another one
   * was asked for since `seen` were sent. Does the same work where `traderId` is nobody's.
   */
  ask(
    traderId: TraderId | undefined,
    asked: AskedCode & { readonly seen: number; readonly count: number },
  ): Promise<boolean>;
  /** What was last asked for and has no code yet. */
  askedOf(traderId: TraderId, contact: CodeContact): Promise<AskedCode | undefined>;
  keepCode(
    traderId: TraderId,
    contact: CodeContact,
    hash: string,
    policy: Pick<EmailCodePolicy, "validSeconds">,
  ): Promise<void>;
  /**
   * Uses the code up if it is for that use and `judge` finds nothing wrong; else counts a wrong one. Of
   * several at once, one gets it.
   */
  use(
    traderId: TraderId,
    asked: Pick<AskedCode, "contact" | "use">,
    judge: JudgeCode,
  ): Promise<CodeFault | "right">;
}
