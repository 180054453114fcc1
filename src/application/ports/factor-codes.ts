import type { CodeContact, CodeWay } from "../../domain/account/code-channel.ts";
import type { CodeFault, CodeSends, EmailCodePolicy } from "../../domain/account/email-code.ts";
import type { CodeUse } from "../../domain/account/two-factor.ts";
import type { Outlet } from "../../domain/notice/outlet.ts";
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
  /** `outletId`: the chat or browser that brings it. */
  keepCode(
    traderId: TraderId,
    contact: CodeContact,
    hash: string,
    kept: Pick<EmailCodePolicy, "validSeconds"> & { readonly outletId: string | undefined },
  ): Promise<void>;
  /** Where a code goes that way: the chat, or the browser that was used last. */
  outletFor(asked: Pick<AskedCode, "way" | "use">, traderId: TraderId): Promise<Outlet | undefined>;
  /**
   * Uses the code up if it is for that use and `judge` finds nothing wrong; else counts a wrong one. Of
   * several at once, one gets it. The chat that brought one to set codes up brings them from then on.
   */
  use(
    traderId: TraderId,
    asked: Pick<AskedCode, "contact" | "use">,
    judge: JudgeCode,
  ): Promise<CodeFault | "right">;
}
