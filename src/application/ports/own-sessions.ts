import type { SessionPolicy } from "../../domain/account/account-policy.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { TokenHash } from "./session-tokens.ts";

/** A session that lives, as its trader sees it. */
export interface OwnSession {
  /** Names it; signs nobody in. */
  readonly id: string;
  readonly agent: string;
  /** In milliseconds since the epoch, as the next. */
  readonly startedAt: number;
  readonly lastActiveAt: number;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

/** A trader's own sessions. Their age is judged by the database's clock. */
export interface OwnSessions {
  /** Those of a trader that live: the one that asks, then the others, last active first. */
  listOwn(
    traderId: TraderId,
    asking: TokenHash,
    policy: SessionPolicy,
  ): Promise<readonly OwnSession[]>;
  /** Ends one of that trader's by its id; false when he has none of that id that was not ended. */
  revokeOwn(traderId: TraderId, id: string): Promise<boolean>;
  /** Ends all of that trader's but one. */
  revokeOthers(traderId: TraderId, kept: TokenHash): Promise<void>;
}
