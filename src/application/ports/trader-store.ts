import type { TraderAccount } from "../../domain/account/trader-account.ts";
import type { Username } from "../../domain/account/username.ts";
import type { TraderId } from "../../domain/id/id.ts";

/** A trader before there is one. */
export interface NewTrader {
  readonly id: string;
  readonly username: Username;
  readonly email: string;
  readonly passwordHash: string;
  /** The verification level (decisions, Limits). */
  readonly level: number;
  readonly badge: string;
}

/** What has to be unique about a trader. */
export type UniqueField = "username" | "email";

/** What a sign-in is judged by. */
export interface Credentials {
  readonly traderId: TraderId;
  readonly username: string;
  readonly passwordHash: string;
  readonly account: TraderAccount;
  /** When this was true, in milliseconds since the epoch by the database's clock. */
  readonly readAt: number;
}

/** What a trader knows of his own account. */
export interface TraderProfile {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  /** In milliseconds since the epoch. */
  readonly registeredAt: number;
  readonly currency: string;
  readonly locale: string;
  readonly account: TraderAccount;
}

/** The traders and what they sign in with. */
export interface TraderStore {
  /**
   * Adds a trader, or says what of him another has already. Of several with one name or address that
   * come at once exactly one is added. E-mail addresses are compared without regard to case.
   */
  add(trader: NewTrader): Promise<readonly UniqueField[]>;
  /** By name or e-mail address, whatever their case. */
  credentialsByLogin(login: string): Promise<Credentials | undefined>;
  credentialsOf(traderId: TraderId): Promise<Credentials | undefined>;
  profileOf(traderId: TraderId): Promise<TraderProfile | undefined>;
}
