import { accept, refuse, type Result } from "../result/result.ts";
import type { StaffRole } from "../staff/staff-roles.ts";

/** The badges that traders apply for (decisions; answers 126). */
export const appliedBadges = ["vendor", "ambassador"] as const;
export type AppliedBadge = (typeof appliedBadges)[number];

/** The badges that staff give and take away; the others are earned. */
export const givenBadges = [...appliedBadges, "operator", "ceo"] as const;
export type GivenBadge = (typeof givenBadges)[number];

/** The version of the vendor terms in force; raise it with each change of their text. */
export const vendorTermsVersion = 1;

/** How long somebody who was declined waits before they apply again. */
export const applyAgainSeconds = 30 * 86_400;

/** What an application is judged by. Moments in milliseconds since the epoch. */
export interface Applicant {
  readonly level: number;
  readonly badge: string;
  /** Whether they left the bond that vendors need. */
  readonly hasBond: boolean;
  readonly hasOpen: boolean;
  /** When their last application for that badge was declined. */
  readonly declinedAt: number | undefined;
  readonly now: number;
}

/**
 * - `badge_held`: staff gave them one already, and nobody has two.
 * - `application_open`: one of theirs waits for a decision.
 * - `id_needed`: vendors have a verified ID (decisions).
 * - `bond_needed`: vendors post a bond (decisions).
 * - `terms_outdated`: they read another version of the vendor terms.
 * - `application_too_soon`: the last one was declined lately.
 */
export interface ApplicationRefusal {
  readonly code:
    | "badge_held"
    | "application_open"
    | "id_needed"
    | "bond_needed"
    | "terms_outdated"
    | "application_too_soon";
}

/** Whether somebody may apply for a badge now. */
export function judgeApplicant(
  badge: AppliedBadge,
  { level, badge: held, hasBond, hasOpen, declinedAt, now }: Applicant,
  idLevel: number,
): Result<undefined, ApplicationRefusal> {
  if (isGiven(held)) return refuse({ code: "badge_held" });
  if (hasOpen) return refuse({ code: "application_open" });
  if (badge === "vendor" && level < idLevel) return refuse({ code: "id_needed" });
  if (badge === "vendor" && !hasBond) return refuse({ code: "bond_needed" });
  const isTooSoon = declinedAt !== undefined && now < declinedAt + applyAgainSeconds * 1_000;
  return isTooSoon ? refuse({ code: "application_too_soon" }) : accept(undefined);
}

/** Whether the terms that were read are those in force. */
export function judgeTerms(version: number): Result<undefined, ApplicationRefusal> {
  return version === vendorTermsVersion ? accept(undefined) : refuse({ code: "terms_outdated" });
}

/** An application that is to be decided. */
export interface WaitingApplication {
  readonly badge: AppliedBadge;
  /** The applicant's now. */
  readonly held: string;
  readonly level: number;
}

/**
 * - `application_decided`: it is not open any more.
 * - `badge_by_admin`: only admins give that badge (decisions).
 */
export interface BadgeActRefusal {
  readonly code:
    | "application_decided"
    | "badge_by_admin"
    | "badge_held"
    | "id_needed"
    | "bond_needed";
}

/** What a member of staff decides, and what it depends on. */
interface Ruling {
  readonly isApproved: boolean;
  readonly role: StaffRole;
  readonly idLevel: number;
  /** Whether the applicant left the bond that vendors need. */
  readonly hasBond: boolean;
}

/** Whether a member of staff may decide so on an application. */
export function judgeDecision(
  application: WaitingApplication | undefined,
  { isApproved, role, idLevel, hasBond }: Ruling,
): Result<undefined, BadgeActRefusal> {
  if (!application) return refuse({ code: "application_decided" });
  const { badge, held, level } = application;
  if (!mayGive(role, badge)) return refuse({ code: "badge_by_admin" });
  if (!isApproved) return accept(undefined);
  if (isGiven(held)) return refuse({ code: "badge_held" });
  if (badge !== "vendor") return accept(undefined);
  if (level < idLevel) return refuse({ code: "id_needed" });
  return hasBond ? accept(undefined) : refuse({ code: "bond_needed" });
}

/** Whether a member of staff may put one badge in the place of another; `badge_held`: it is the same. */
export function judgeGift(
  held: string,
  wanted: GivenBadge | "no_badge",
  role: StaffRole,
): Result<undefined, { readonly code: "badge_by_admin" | "badge_held" }> {
  const isSame = wanted === "no_badge" ? !isGiven(held) : wanted === held;
  if (isSame) return refuse({ code: "badge_held" });
  const touched = [held, wanted].filter(isGiven);
  return touched.every((badge) => mayGive(role, badge))
    ? accept(undefined)
    : refuse({ code: "badge_by_admin" });
}

function isGiven(badge: string): badge is GivenBadge {
  return givenBadges.some((given) => given === badge);
}

/** Supermoderators see to vendors; all others are the admins'. */
function mayGive(role: StaffRole, badge: GivenBadge): boolean {
  return role === "admin" || (role === "supermoderator" && badge === "vendor");
}
