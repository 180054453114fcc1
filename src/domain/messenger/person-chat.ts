import type { AttemptLimit } from "../account/account-policy.ts";
import { isInAudience, type Audience } from "../account/audience.ts";
import { allows } from "../account/account-states.ts";
import type { TraderAccount } from "../account/trader-account.ts";
import type { Relation } from "../contact/relation.ts";
import { accept, refuse, type Result } from "../result/result.ts";

/** How many new chats with people one trader opens. */
export const newChatLimit: AttemptLimit = { most: 30, windowSeconds: 24 * 3_600 };

/** How many messages somebody sends to a person who never wrote to them. */
export const mostUnanswered = 10;

/** How long the content of messages between people is kept; their record stays (decisions, Retention). */
export const messagesKeptSeconds = 180 * 86_400;

/** What one of two people decided about the other. */
export interface Stance extends Relation {
  /** From whom they accept messages (answers 77). */
  readonly accepts: Audience;
}

/** Two people who may write to each other, as one of them sees it. */
export interface ChatPair {
  readonly mine: Stance;
  readonly theirs: Stance;
  /** They completed a trade with each other. */
  readonly haveTraded: boolean;
  readonly myAccount: Pick<TraderAccount, "states" | "secondsSinceReset">;
  readonly theirAccount: Pick<TraderAccount, "states" | "isClosed">;
}

/**
 * Why somebody cannot write to another now.
 *
 * - `chat_blocked`: the other blocked them, does not accept their messages, or is gone; which of
 *   these is not told.
 * - `chat_own_block`, `chat_own_setting`: they blocked the other, or accept no messages from them.
 * - `chat_account_limited`: a state of their account ends new business.
 */
export interface WritingRefusal {
  readonly code: "chat_blocked" | "chat_own_block" | "chat_own_setting" | "chat_account_limited";
}

/** The specification's words for whether a chat is there or can be opened (section 4). */
export type ChatAvailability =
  | "chat_exists"
  | "chat_create_is_allowed"
  | "chat_create_is_forbidden";

/** Messages go only where both accept them from each other: nobody writes what cannot be answered. */
export function judgeWriting(pair: ChatPair): Result<undefined, WritingRefusal> {
  const { mine, theirs, haveTraded: isTradePartner, myAccount, theirAccount } = pair;
  if (mine.isBlocked) return refuse({ code: "chat_own_block" });
  const { states, secondsSinceReset } = myAccount;
  if (!allows(states, "start_trade", { secondsSinceReset })) {
    return refuse({ code: "chat_account_limited" });
  }
  if (!isInAudience(mine.accepts, { isTrusted: mine.isTrusted, isTradePartner })) {
    return refuse({ code: "chat_own_setting" });
  }
  const isGone = theirAccount.isClosed === true || theirAccount.states.includes("banned");
  const isWelcome = isInAudience(theirs.accepts, { isTrusted: theirs.isTrusted, isTradePartner });
  if (theirs.isBlocked || isGone || !isWelcome) return refuse({ code: "chat_blocked" });
  return accept(undefined);
}

/** How many messages each of the two wrote. */
export interface MessageCounts {
  readonly mine: number;
  readonly theirs: number;
}

/** Nobody is flooded by a person to whom they never answered. */
export function judgeUnanswered({
  mine,
  theirs,
}: MessageCounts): Result<undefined, { readonly code: "chat_unanswered" }> {
  const isFlood = theirs === 0 && mine >= mostUnanswered;
  return isFlood ? refuse({ code: "chat_unanswered" }) : accept(undefined);
}

/** Whether a chat is there, or may be opened. */
export function chatAvailability(exists: boolean, mayWrite: boolean): ChatAvailability {
  if (exists) return "chat_exists";
  return mayWrite ? "chat_create_is_allowed" : "chat_create_is_forbidden";
}
