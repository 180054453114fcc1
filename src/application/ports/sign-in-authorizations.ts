import type { SessionPolicy } from "../../domain/account/account-policy.ts";
import type {
  AskedAuthorization,
  AuthorizationAnswer,
  SignInSituation,
  SignInTurn,
} from "../../domain/account/sign-in-authorization.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { TokenHash } from "./session-tokens.ts";

/** A device that somebody signs in on with the right password. */
export interface AskingDevice {
  /** For the owner's answer. */
  readonly id: string;
  readonly hash: TokenHash;
  /** What the browser calls itself. */
  readonly agent: string;
}

/** A sign-in that waits for its owner. */
export interface WaitingSignIn extends AskedAuthorization {
  readonly id: string;
  readonly agent: string;
}

/** What a device asked, and when that was read. Times in milliseconds by the database's clock. */
export interface ReadAuthorization extends AskedAuthorization {
  readonly readAt: number;
}

/** Sign-ins on unknown devices that their owner approves on another one. */
export interface SignInAuthorizations {
  /** Whether the owner wants to be asked. */
  isWanted(traderId: TraderId): Promise<boolean>;
  /**
   * Decides under the lock of the account, asks the owner or uses the approval up, and returns what was
   * decided. Of two sign-ins one uses an approval.
   */
  turn(
    traderId: TraderId,
    device: AskingDevice,
    session: SessionPolicy,
    decide: (situation: SignInSituation, now: number) => SignInTurn,
  ): Promise<SignInTurn>;
  /** What this device asked last, of whomever. */
  ofDevice(hash: TokenHash): Promise<ReadAuthorization | undefined>;
  /** All that were asked of an owner and are not answered, oldest first. */
  unanswered(traderId: TraderId): Promise<readonly (WaitingSignIn & ReadAuthorization)[]>;
  /**
   * Keeps the answer, where `decide` agrees. A denial ends all sessions but the one that `kept` names,
   * in the same transaction. False where it does not agree; undefined: nobody asked them that.
   */
  answer(
    traderId: TraderId,
    given: {
      readonly id: string;
      readonly answer: AuthorizationAnswer;
      readonly endsOthers: boolean;
      readonly kept: TokenHash;
    },
    decide: (asked: AskedAuthorization, now: number) => boolean,
  ): Promise<boolean | undefined>;
}
