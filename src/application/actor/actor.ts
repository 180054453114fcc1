import type { BlockableAction } from "../../domain/announcement/announcement.ts";
import type { ApiKeyScope } from "../../domain/api-key/api-key.ts";
import type { TradeId, TraderId } from "../../domain/id/id.ts";

/** The caller of a use case: a signed-in trader. */
export interface Actor {
  readonly traderId: TraderId;
  readonly username: string;
  /** The verification level: -1, 0, 1, 1.5, 2 or 3 (decisions, Limits). */
  readonly level: number;
  /** When the session began, in milliseconds since the epoch by the database's clock. */
  readonly sessionStartedAt: number;
  /** Whether the session began with a second factor; if absent, it did not. */
  readonly signedInWithFactor?: boolean;
  /** What the program may do that calls for them by a key; if absent, they call themselves. */
  readonly keyScope?: ApiKeyScope;
  /** Whether terms or privacy policy changed, and they did not accept them; if absent, they did. */
  readonly owesConsent?: boolean;
  /** What they cannot do while a notice about their country is shown; if absent, nothing. */
  readonly blockedActions?: readonly BlockableAction[];
  /** Whether the request comes from where the operator turns people away; if absent, it does not. */
  readonly isInBlockedPlace?: boolean;
  /** The trades with open cases of a banned person, who reaches nothing else; if absent, everything. */
  readonly limitedTo?: readonly TradeId[];
}
