import type { CodeFault, CodeSends, EmailCodePolicy } from "../../domain/account/email-code.ts";
import type { PhoneWay } from "../../domain/account/phone-number.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { JudgeCode } from "./email-store.ts";

/** The number of an account, and how far it is confirmed. */
export interface KeptPhone {
  readonly number: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly isVerified: boolean;
  /** How the last code was sent. */
  readonly way: PhoneWay;
  readonly sends: CodeSends;
}

export interface PhoneState {
  /** Undefined: none was given. */
  readonly phone: KeptPhone | undefined;
  /** The time of this reading, in milliseconds since the epoch. */
  readonly readAt: number;
}

/** Where a code is to be sent, and how many were sent there, this one included. */
export interface PhoneCodeRequest extends Pick<KeptPhone, "number" | "country" | "way"> {
  readonly count: number;
}

/** The phone numbers of traders and their confirmation. */
export interface PhoneStore {
  stateOf(traderId: TraderId): Promise<PhoneState>;
  /** Whether somebody has confirmed this number. */
  isTaken(number: string): Promise<boolean>;
  /**
   * Has a code sent, and notes the consent. False if the number was confirmed, or somebody asked for a
   * code, since `seen` was read.
   */
  requestCode(traderId: TraderId, seen: PhoneState, request: PhoneCodeRequest): Promise<boolean>;
  /** Keeps a new code in the place of the one before. */
  keepCode(
    traderId: TraderId,
    hash: string,
    policy: Pick<EmailCodePolicy, "validSeconds">,
  ): Promise<void>;
  /**
   * Confirms the number if `judge` finds nothing wrong, and uses the code up; else counts a wrong one. Of
   * several at once, and of several accounts with one number, one confirms it.
   */
  confirm(traderId: TraderId, number: string, judge: JudgeCode): Promise<CodeFault | "confirmed">;
  /** Forgets a number that is not confirmed, and when the next code may be sent. */
  forgetUnconfirmed(traderId: TraderId): Promise<void>;
  /**
   * Takes the confirmed number away: a change of the account's security, with what follows from it. False
   * while a second factor sends codes to it.
   */
  remove(traderId: TraderId): Promise<boolean>;
}
