import type { TraderAccount } from "../../domain/account/trader-account.ts";
import type { SessionPolicy } from "../../domain/account/account-policy.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { Actor } from "../actor/actor.ts";
import type { AddressPlace } from "./address-countries.ts";
import type { TokenHash } from "./session-tokens.ts";

/** A session at its start. */
export interface NewSession {
  readonly tokenHash: TokenHash;
  readonly traderId: TraderId;
  /** What the browser calls itself, for the trader's list of their sessions. */
  readonly agent: string;
  /** The network address of the sign-in, for the signals of fraud. */
  readonly address: string;
  readonly place: AddressPlace;
  /** Whether the trader proved a second factor at its start; if absent, they did not. */
  readonly withFactor?: boolean;
  /** Tells whether two sessions began in one browser. */
  readonly deviceHash?: TokenHash | undefined;
  /** Whether it is one of a banned person, at their cases; if absent, it is not. */
  readonly isAtCases?: boolean;
}

/** A live session. */
export interface LiveSession {
  readonly actor: Actor;
  readonly account: TraderAccount;
  /** Where its trader says to live. */
  readonly country: string | undefined;
  /** Whether its last activity is so long ago that a new one has to be recorded. */
  readonly isActivityDue: boolean;
  /** Whether it opens nothing but the cases of a banned person; if absent, it opens everything. */
  readonly isAtCases?: boolean;
}

/** The sessions. Their age is measured by the database's clock. */
export interface SessionStore {
  open(session: NewSession): Promise<void>;
  /**
   * Undefined if there never was one. It has ended if it was revoked, idle or old for too long, or
   * began before the trader's credentials were last changed.
   */
  find(tokenHash: TokenHash, policy: SessionPolicy): Promise<LiveSession | "ended" | undefined>;
  /** Records that session and trader were active now and there, unless that was done a moment ago. */
  noteActivity(tokenHash: TokenHash, place: AddressPlace, policy: SessionPolicy): Promise<void>;
  /** Ends it permanently. */
  revoke(tokenHash: TokenHash): Promise<void>;
}
