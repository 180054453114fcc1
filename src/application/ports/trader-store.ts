import type { RegistrationGroup } from "../../domain/kyc/registration-group.ts";
import type { TraderAccount } from "../../domain/account/trader-account.ts";
import type { Username } from "../../domain/account/username.ts";
import type { FiatCode } from "../../domain/money/fiat.ts";
import type { TraderId } from "../../domain/id/id.ts";

/** A new trader before being stored. */
export interface NewTrader {
  readonly id: string;
  readonly username: Username;
  readonly email: string;
  readonly passwordHash: string;
  /** The verification level (decisions, Limits). */
  readonly level: number;
  readonly badge: string;
  /** Whether it is a demo account, for good; absent: it is not. */
  readonly isDemo?: boolean;
  /** In which they see prices until they choose another (ISO 4217). */
  readonly currency: FiatCode;
  /** Absent: the one that needs no ID. */
  readonly registrationGroup?: RegistrationGroup;
  /** `asked`: a code goes to the address; `made_up`: it belongs to this trader without one. */
  readonly confirmation: "asked" | "not_asked" | "made_up";
  /** Of whoever brought them; one that nobody has is ignored. */
  readonly referralCode?: string | undefined;
}

/** What a sign-in is checked against. */
export interface Credentials {
  readonly traderId: TraderId;
  readonly username: string;
  readonly passwordHash: string;
  readonly account: TraderAccount;
  /** The time of this reading, in milliseconds since the epoch by the database's clock. */
  readonly readAt: number;
}

/** What traders know about their own account. */
export interface TraderProfile {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** Mail to the address came back. */
  readonly isEmailBounced: boolean;
  /** The name of their picture. */
  readonly avatar: string | null;
  /** In milliseconds since the epoch. */
  readonly registeredAt: number;
  readonly currency: string;
  readonly locale: string;
  readonly isBalanceHidden: boolean;
  readonly isSoundEnabled: boolean;
  /** Has the badge of vendors. */
  readonly isVendor: boolean;
  readonly isDemoAccount: boolean;
  readonly isCorporateAccount: boolean;
  /** Corporate, and not verified by staff. */
  readonly isUnverifiedCorporateAccount: boolean;
  /** Whether staff asked them to verify their identity. */
  readonly isVerificationAsked: boolean;
  /** Whether they have to accept documents that changed. */
  readonly owesConsent: boolean;
  readonly account: TraderAccount;
}

/** The traders and their credentials. */
export interface TraderStore {
  /**
   * Adds a trader, unless their name, or one that looks like it, is taken. Of several concurrent ones
   * with one name exactly one is added. Their address may be anybody's: it is not confirmed yet.
   */
  add(trader: NewTrader): Promise<"added" | "username_taken">;
  /**
   * By name or confirmed email address, ignoring case. An unconfirmed address signs nobody in: whoever
   * typed somebody else's would learn from it whether it is known.
   */
  credentialsByLogin(login: string): Promise<Credentials | undefined>;
  credentialsOf(traderId: TraderId): Promise<Credentials | undefined>;
  profileOf(traderId: TraderId): Promise<TraderProfile | undefined>;
}
