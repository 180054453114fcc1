import type { CodeSends } from "../../domain/account/email-code.ts";
import type { KycAction, VerificationDemand } from "../../domain/kyc/blocked-actions.ts";
import type { AddressDetails } from "../../domain/verification/address-proof.ts";
import type { BasicDetails } from "../../domain/verification/basic-details.ts";
import type { FileSide, IdDetails } from "../../domain/verification/id-document.ts";
import type {
  RejectReason,
  VerificationKind,
  VerificationRecord,
  VerificationState,
} from "../../domain/verification/verification.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { Refusal, Result } from "../../domain/result/result.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { Attachment } from "./attachment-store.ts";

/** A file of an attempt. */
export interface VerificationFile extends Omit<Attachment, "name"> {
  readonly name: string;
  readonly side: FileSide;
}

/** One attempt to prove something; the newest of its kind counts. */
export interface VerificationAttempt {
  readonly id: string;
  readonly kind: VerificationKind;
  readonly state: VerificationState;
  /** ISO 3166-1 alpha-2; undefined for a video. */
  readonly country: string | undefined;
  /** Of the paper; undefined for a video and for basic verification. */
  readonly documentType: string | undefined;
  /** YYYY-MM-DD; undefined: never. */
  readonly expiresOn: string | undefined;
  readonly isExpired: boolean;
  readonly reasons: readonly RejectReason[];
  /** The words of staff. */
  readonly words: string | undefined;
  readonly begunAt: Instant;
  readonly submittedAt: Instant | undefined;
  readonly files: readonly VerificationFile[];
}

/** What a demand says to its person. */
export interface KnownDemand extends VerificationDemand {
  readonly reason: string;
}

/** How much of the tries of a kind is used. */
export interface UsedTries {
  readonly rejected: number;
  /** When the oldest of them was rejected. */
  readonly oldestAt: Instant | undefined;
}

/** Everything about the proofs of one trader. */
export interface VerificationOverview {
  readonly level: number;
  readonly isEmailVerified: boolean;
  readonly isPhoneVerified: boolean;
  /** Where they say they live. */
  readonly country: string | undefined;
  readonly isVerifiedCompany: boolean;
  readonly attempts: Readonly<Partial<Record<VerificationKind, VerificationAttempt>>>;
  readonly tries: Readonly<Record<VerificationKind, UsedTries>>;
  readonly demand: KnownDemand | undefined;
  /** Whether an ID was approved before, expired or not: the next one is compared with it. */
  readonly hadId: boolean;
  readonly now: Instant;
}

/** What a trader has proven, and what that means. */
export interface ViewedVerification extends VerificationOverview {
  readonly label: string;
  readonly blockedActions: readonly KycAction[];
  /** Rejected attempts of a kind before a wait. */
  readonly mostTries: number;
  /** How long a rejected attempt counts. */
  readonly triesSeconds: number;
}

/** What was typed for an attempt; nothing for a video. */
export type AttemptDetails =
  | { readonly kind: "basic"; readonly details: BasicDetails }
  | { readonly kind: "id"; readonly details: IdDetails }
  | { readonly kind: "address"; readonly details: AddressDetails }
  | { readonly kind: "video"; readonly details: undefined };

/** The proofs of traders. What was typed is encrypted with the key of its owner. */
export interface VerificationStore {
  /** `triesSeconds`: how long a rejected attempt counts. */
  overviewOf(traderId: TraderId, triesSeconds: number): Promise<VerificationOverview | undefined>;
  /**
   * Stores a new attempt, if the rule passes while the account is locked; it takes the place of one
   * that was begun and not handed in. One of kind `basic` is approved at once.
   */
  begin<Refused extends Refusal>(
    attempt: { readonly id: string; readonly traderId: TraderId } & AttemptDetails,
    triesSeconds: number,
    judge: (record: VerificationRecord, hasId: boolean) => Result<undefined, Refused>,
  ): Promise<Result<undefined, Refused>>;
  /** Hands an attempt in, if the rule passes while the account is locked. */
  submit<Refused extends Refusal>(
    traderId: TraderId,
    id: string,
    judge: (attempt: VerificationAttempt | undefined) => Result<undefined, Refused>,
  ): Promise<Result<undefined, Refused>>;
  /** Codes that were sent lately to the address and the number. */
  codeSendsOf(traderId: TraderId): Promise<{
    readonly email: CodeSends | undefined;
    readonly phone: CodeSends | undefined;
    readonly now: Instant;
  }>;
  /** People whose ID expires between two days, and were not told so yet; marks them as told. */
  tellExpiring(withinSeconds: number, most: number): Promise<number>;
  /** Takes back what expired IDs gave; returns how many. */
  expire(lowestLevel: number, most: number): Promise<number>;
}

/** The records of verification files. A record is there before its content and after it. */
export interface VerificationFiles {
  /** Notes that it is about to be stored; false unless the attempt is the trader's and open. */
  begin(
    file: VerificationFile & { readonly traderId: TraderId; readonly attemptId: string },
  ): Promise<boolean>;
  finish(id: string): Promise<void>;
  find(id: string): Promise<VerificationFile | undefined>;
  /** Gives it up for the sweep; false if the trader has no such file in an open attempt. */
  drop(id: string, traderId: TraderId): Promise<boolean>;
  /** Ids of those that nobody needs: dropped, replaced, erased, or not handed in for so many seconds. */
  unneeded(seconds: number, most: number): Promise<readonly string[]>;
  forget(id: string): Promise<void>;
}
