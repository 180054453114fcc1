/** What a trader can be marked with (specification, section 3). */
export const badges = [
  "no_badge",
  "vendor",
  "power_trader",
  "expert_trader",
  "operator",
  "ceo",
  "ambassador",
] as const;
export type Badge = (typeof badges)[number];

/** What a badge that trades earn needs. */
interface BadgeNeeds {
  readonly completedTrades: number;
  readonly partners: number;
}

/** The badges that trades earn, the highest first (decisions). All others are given by staff. */
export const earnedBadges = [
  { badge: "expert_trader", needs: { completedTrades: 500, partners: 60 } },
  { badge: "power_trader", needs: { completedTrades: 100, partners: 20 } },
] as const satisfies readonly { readonly badge: Badge; readonly needs: BadgeNeeds }[];

/** A badge that trades earn. */
export type EarnedBadge = (typeof earnedBadges)[number]["badge"];

/** Below so many completed trades, none is earned. */
export const fewestTradesForBadge = Math.min(
  ...earnedBadges.map(({ needs }) => needs.completedTrades),
);

/** How long a lost dispute keeps a trader from an earned badge, in days. */
export const lostDisputeDays = 90;

/** What earns badges. Moments in milliseconds since the epoch. */
export interface Standing {
  readonly completedTrades: number;
  readonly partners: number;
  /** The end of the latest dispute that they lost. */
  readonly lostDisputeAt: number | undefined;
}

/** Until when a lost dispute counts; undefined: none does. */
export function heldBackUntil(standing: Standing, now: number): number | undefined {
  if (standing.lostDisputeAt === undefined) return undefined;
  const until = standing.lostDisputeAt + lostDisputeDays * 86_400_000;
  return now < until ? until : undefined;
}

/** The badge that a trader has now: one that staff gave them, or the highest that they earned. */
export function badgeNow(badge: Badge, standing: Standing, now: number): Badge {
  const isGiven = badge !== "no_badge" && !earnedBadges.some((earned) => earned.badge === badge);
  return isGiven ? badge : (earnedBadge(standing, now) ?? "no_badge");
}

/** The highest badge that the trades of somebody earn now, whichever badge they wear. */
export function earnedBadge(standing: Standing, now: number): EarnedBadge | undefined {
  if (heldBackUntil(standing, now) !== undefined) return undefined;
  const { completedTrades, partners } = standing;
  const earned = earnedBadges.find(
    ({ needs }) => completedTrades >= needs.completedTrades && partners >= needs.partners,
  );
  return earned?.badge;
}
