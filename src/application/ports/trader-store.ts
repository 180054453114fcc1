import type { TraderAccount } from "../../domain/account/trader-account.ts";
import type { Username } from "../../domain/account/username.ts";
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
}

/** What has to be unique for each trader. */
export type UniqueField = "username" | "email";

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
  /** In milliseconds since the epoch. */
  readonly registeredAt: number;
  readonly currency: string;
  readonly locale: string;
  readonly account: TraderAccount;
}

/** The traders and their credentials. */
export interface TraderStore {
  /**
   * Adds a trader, or says which of their unique fields is taken. Of several concurrent ones with
   * one name or address exactly one is added. Email addresses are compared ignoring case.
   */
  add(trader: NewTrader): Promise<readonly UniqueField[]>;
  /** By name or email address, ignoring case. */
  credentialsByLogin(login: string): Promise<Credentials | undefined>;
  credentialsOf(traderId: TraderId): Promise<Credentials | undefined>;
  profileOf(traderId: TraderId): Promise<TraderProfile | undefined>;
}
