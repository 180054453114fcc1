import { accept, refuse, type Result } from "../result/result.ts";

/** What a helper may do in the trades on a vendor's offers. Nobody else than the vendor releases. */
export const helperScopes = ["chat", "mark"] as const;
export type HelperScope = (typeof helperScopes)[number];

/** What a helper with the scope `mark` may do. */
export const helperMarks = ["paid", "withdraw-paid"] as const;
export type HelperMark = (typeof helperMarks)[number];

/** How many helpers a vendor has, those who were invited included. */
export const mostHelpers = 10;

/** What an invitation is judged by. */
export interface InvitationFacts {
  readonly isVendor: boolean;
  /** Of the account with that name; undefined: there is none, or it is closed. */
  readonly helper: { readonly isSelf: boolean; readonly isBlocked: boolean } | undefined;
  readonly isInTeam: boolean;
  readonly helpers: number;
}

/**
 * - `vendor_only`: the badge is needed, and was perhaps lost.
 * - `not_found`: there is no such account, or one of the two blocked the other.
 */
export interface InvitationRefusal {
  readonly code: "vendor_only" | "not_found" | "helper_self" | "helper_known" | "team_full";
}

/** Whether a vendor may invite somebody to help. */
export function judgeInvitation(facts: InvitationFacts): Result<undefined, InvitationRefusal> {
  const { isVendor, helper, isInTeam, helpers } = facts;
  if (!isVendor) return refuse({ code: "vendor_only" });
  if (!helper || helper.isBlocked) return refuse({ code: "not_found" });
  if (helper.isSelf) return refuse({ code: "helper_self" });
  if (isInTeam) return refuse({ code: "helper_known" });
  return helpers < mostHelpers ? accept(undefined) : refuse({ code: "team_full" });
}
