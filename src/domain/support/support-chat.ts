import type { AttemptLimit } from "../account/account-policy.ts";
import type { StaffId, TraderId } from "../id/id.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { may, type StaffRole } from "../staff/staff-roles.ts";

/**
 * Where the chat of a person with support is:
 *
 * - `open`: the person wrote, and waits for an answer
 * - `answered`: staff wrote last
 * - `waiting`: whoever works on it waits for something else, such as a network or a colleague
 * - `closed`: done, until the person writes again
 */
export const supportStates = ["open", "answered", "waiting", "closed"] as const;
export type SupportState = (typeof supportStates)[number];

/** How many messages a person sends to support. */
export const supportMessageLimit: AttemptLimit = { most: 20, windowSeconds: 600 };

/** How many tokens for the chat a person gets: one for five minutes, on several devices at once. */
export const supportTokenLimit: AttemptLimit = { most: 60, windowSeconds: 600 };

/** How long a token opens the chat, in seconds (answers 141). */
export const supportTokenSeconds = 300;

/** An answered chat in which nobody wrote for so long is closed. */
export const quietSupportSeconds = 7 * 86_400;

/** How long the words of messages are kept, like those between people. */
export const supportMessagesKeptSeconds = 180 * 86_400;

/** What the rules need to know of a chat. */
export interface SupportStanding {
  readonly state: SupportState;
  /** Who works on it. A closed chat is nobody's. */
  readonly workerId: StaffId | undefined;
}

/** Done, and nobody's. */
export const closed: SupportStanding = { state: "closed", workerId: undefined };

/** What staff do with a chat besides reading it. */
export const supportActs = ["take", "put-back", "answer", "wait", "close"] as const;
export type SupportAct = (typeof supportActs)[number];

/** Who acts. */
export interface SupportWorker {
  readonly staffId: StaffId;
  readonly role: StaffRole;
  readonly linkedIds: readonly TraderId[];
}

/**
 * - `conflict_of_interest`: the chat is that of somebody they are linked to.
 * - `support_taken`: someone else works on it.
 * - `support_not_taken`: they have to take it first.
 * - `support_closed`: the person has not written since it was closed.
 */
export interface SupportRefusal {
  readonly code: "conflict_of_interest" | "support_taken" | "support_not_taken" | "support_closed";
}

type Judged = Result<SupportStanding, SupportRefusal>;

/**
 * What an act of staff makes of a chat; the same standing where nothing changes. One person works on a
 * chat at a time; whoever may reassign takes it from another. Writing into a closed chat opens it again
 * and takes it.
 */
export function judgeSupportAct(
  chat: SupportStanding & { readonly traderId: TraderId },
  act: SupportAct,
  { staffId, role, linkedIds }: SupportWorker,
): Judged {
  const { state, workerId } = chat;
  if (linkedIds.includes(chat.traderId)) return refuse({ code: "conflict_of_interest" });
  if (state === "closed") {
    return act === "answer"
      ? accept({ state: "answered", workerId: staffId })
      : refuse({ code: "support_closed" });
  }
  const isOthers = workerId !== undefined && workerId !== staffId;
  if (act === "take" || act === "put-back") {
    if (isOthers && !may(role, "reassign_support")) return refuse({ code: "support_taken" });
    return accept({ state, workerId: act === "take" ? staffId : undefined });
  }
  if (isOthers) return refuse({ code: "support_taken" });
  if (workerId === undefined) return refuse({ code: "support_not_taken" });
  switch (act) {
    case "answer":
      return accept({ state: "answered", workerId });
    case "wait":
      return accept({ state: "waiting", workerId });
    case "close":
      return accept({ state: "closed", workerId: undefined });
  }
}

/**
 * Whatever a chat was: the person waits for an answer now, of whoever works on it. Undefined: they had none.
 */
export function afterPersonWrote(chat: SupportStanding | undefined): SupportStanding {
  return { state: "open", workerId: chat?.workerId };
}

/**
 * Payment support writes to a person, whoever else works on their chat: a closed one, or one that begins, is answered
 * by it.
 */
export function afterNotice(chat: SupportStanding | undefined): SupportStanding {
  const { state, workerId } = chat ?? closed;
  return { state: state === "closed" ? "answered" : state, workerId };
}
