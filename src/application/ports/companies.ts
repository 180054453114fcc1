import type { TraderId } from "../../domain/id/id.ts";
import type {
  CompanyAccount,
  CompanyDocumentKind,
  CompanyState,
} from "../../domain/company/company-application.ts";
import type { CompanyFacts } from "../../domain/company/company-facts.ts";
import type { Refusal, Result } from "../../domain/result/result.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { AuditEntry } from "./audit.ts";
import type { Attachment } from "./attachment-store.ts";

/** A file that proves something about a company. */
export interface CompanyDocument extends Omit<Attachment, "name"> {
  readonly name: string;
  readonly proves: CompanyDocumentKind;
}

/** What a company sent, and what became of it. */
export interface CompanyApplication extends CompanyFacts {
  readonly state: CompanyState;
  /** Of the last verdict, told to the company. */
  readonly reason: string | undefined;
  readonly submittedAt: Instant;
}

/** A trader's account as far as companies go. */
export interface CompanyRecord {
  readonly isCorporate: boolean;
  /** Until when the prompt to apply is hidden. */
  readonly postponedUntil: Instant | undefined;
  readonly application: CompanyApplication | undefined;
  readonly documents: readonly CompanyDocument[];
  /** Trades of theirs that run. */
  readonly activeTrades: number;
}

/** An application as staff see it. */
export interface StaffCompany extends CompanyApplication {
  readonly traderId: TraderId;
  readonly username: string;
  readonly level: number;
  /** How often it was sent. */
  readonly submissions: number;
  /** Since when it may take payments by links; undefined: it may not. */
  readonly merchantSince: Instant | undefined;
  readonly documents: readonly CompanyDocument[];
}

/** Corporate accounts and their applications. */
export interface Companies {
  recordOf(traderId: TraderId): Promise<CompanyRecord>;
  /** False if it is corporate already. */
  convert(traderId: TraderId): Promise<boolean>;
  /**
   * Makes it personal again, if the rule passes while it is locked: what was approved is over, and no
   * name of a company is shown.
   */
  revert<Refused extends Refusal>(
    traderId: TraderId,
    judge: (active: number, account: CompanyAccount) => Result<undefined, Refused>,
  ): Promise<Result<undefined, Refused>>;
  postpone(traderId: TraderId, seconds: number): Promise<boolean>;
  /** Stores the facts as submitted, if the rule passes while the account is locked. */
  submit<Refused extends Refusal>(
    traderId: TraderId,
    facts: CompanyFacts,
    judge: (account: CompanyAccount) => Result<undefined, Refused>,
  ): Promise<Result<undefined, Refused>>;
}

/** What staff do with applications. */
export interface CompanyDesk {
  list(
    wanted: {
      readonly q: string | undefined;
      readonly state: CompanyState | undefined;
      readonly without: readonly TraderId[];
    },
    from: number,
    most: number,
  ): Promise<{ readonly companies: readonly StaffCompany[]; readonly total: number }>;
  view(traderId: TraderId): Promise<StaffCompany | undefined>;
  /** Moves it as the rule says, with the log; an approval raises the level at least to this. */
  move<Refused extends Refusal>(
    move: { readonly traderId: TraderId; readonly reason?: string; readonly approvedLevel: number },
    judge: (state: CompanyState | undefined) => Result<CompanyState, Refused>,
    audit: AuditEntry,
  ): Promise<Result<CompanyState, Refused>>;
  /** Lets it take payments by links or ends that, as the rule says, with the log. */
  setMerchant<Refused extends Refusal>(
    traderId: TraderId,
    judge: (state: CompanyState | undefined) => Result<boolean, Refused>,
    audit: AuditEntry,
  ): Promise<Result<boolean, Refused>>;
}

/** The records of companies' files. A record is there before its content and after it. */
export interface CompanyDocuments {
  /** Notes that it is about to be stored; false if the company has `most` files already. */
  begin(
    document: CompanyDocument & { readonly traderId: TraderId },
    most: number,
  ): Promise<boolean>;
  /** Its content is stored. */
  finish(id: string): Promise<void>;
  find(id: string): Promise<CompanyDocument | undefined>;
  /** Gives it up for the sweep; false if this trader has no such file. */
  drop(id: string, traderId: TraderId): Promise<boolean>;
  /** Ids of those that were dropped or erased, or never stored or sent within so many seconds. */
  unneeded(seconds: number, most: number): Promise<readonly string[]>;
  forget(id: string): Promise<void>;
}
