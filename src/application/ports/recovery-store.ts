import type { TraderAccount } from "../../domain/account/trader-account.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { TokenHash } from "./session-tokens.ts";

/** Whom a password is reset for. */
export interface RecoveringTrader {
  readonly traderId: TraderId;
  readonly username: string;
  readonly email: string;
  /** In milliseconds since the epoch. */
  readonly confirmedAt: number;
  readonly account: TraderAccount;
}

/** A sign-in that its owner is told of. */
interface ToldSignIn {
  readonly owner: RecoveringTrader;
  /** What the browser calls itself. */
  readonly agent: string;
  /** In milliseconds since the epoch. */
  readonly at: number;
  /** Where it came from, as its address says; ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
  /** The owner's, an IANA name. */
  readonly timeZone: string | undefined;
}

/** The ways back in for who lost their password. */
export interface RecoveryStore {
  /** Has a letter written to that address, whoever has it or nobody. */
  ask(email: string): Promise<void>;
  /** Who has confirmed that address. */
  ownerOf(email: string): Promise<RecoveringTrader | undefined>;
  /** The same of an account, if it confirmed an address. */
  ownerById(traderId: TraderId): Promise<RecoveringTrader | undefined>;
  keepLink(traderId: TraderId, tokenHash: TokenHash, validSeconds: number): Promise<void>;
  /** The sign-in that began this session, unless the password was changed since, or no address is confirmed. */
  signInOf(sessionId: string): Promise<ToldSignIn | undefined>;
  /**
   * Ends every session, and the password by putting that one in its place; the link stays good for the
   * next. Whose it is; undefined where it can no longer be used.
   */
  lockOut(tokenHash: TokenHash, passwordHash: string): Promise<TraderId | undefined>;
  /** Whose link it is, while it can be used: not after its time, its use, or another change of the password. */
  find(tokenHash: TokenHash): Promise<RecoveringTrader | undefined>;
  /** Uses a link up. False where it can no longer be used: of several at once one is. */
  use(tokenHash: TokenHash): Promise<boolean>;
  /**
   * Sets the password, ends every session, and has a letter about it written. False where the link was
   * used meanwhile: of several at once one is.
   */
  recover(tokenHash: TokenHash, passwordHash: string): Promise<boolean>;
}
