import type { SessionPolicy } from "../../domain/account/account-policy.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { TokenHash } from "./session-tokens.ts";

/** A live session, as its trader sees it. */
export interface OwnSession {
  /** Identifies it; cannot be used to sign in. */
  readonly id: string;
  readonly agent: string;
  /** In milliseconds since the epoch, like the next. */
  readonly startedAt: number;
  readonly lastActiveAt: number;
  /** From where it began, as its address says; ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
  /** Whether it is the requesting one. */
  readonly isThis: boolean;
}

/** A trader's own sessions. Their age is measured by the database's clock. */
export interface OwnSessions {
  /** A trader's live sessions: the requesting one, then the others, last active first. */
  listOwn(
    traderId: TraderId,
    asking: TokenHash,
    policy: SessionPolicy,
  ): Promise<readonly OwnSession[]>;
  /** Ends one of that trader's sessions by its id; false if they have no open one with that id. */
  revokeOwn(traderId: TraderId, id: string): Promise<boolean>;
  /** Ends all but one of that trader's sessions. */
  revokeOthers(traderId: TraderId, kept: TokenHash): Promise<void>;
}
