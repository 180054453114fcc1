import { accept, refuse, type Result } from "../result/result.ts";
import type { Instant } from "../trade/trade.ts";
import type { OfferOwner } from "./offer-policy.ts";

/** How owners put their own offers forward (answers 63). */
export interface PromotionPolicy {
  /** How many promotions an owner has in a calendar month. */
  readonly aMonth: { readonly vendor: number; readonly others: number };
  /** How long one lasts. */
  readonly seconds: number;
  /** How far ahead it can begin. */
  readonly aheadSeconds: number;
  /** In characters. */
  readonly noteLength: number;
}

/** When a promotion begins and ends. */
export interface PromotionSpan {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** A promotion that an owner asked for; its note is their own. */
export interface Promotion extends PromotionSpan {
  readonly note: string;
}

/** What is wrong with one of the fields. */
export interface PromotionFailure {
  readonly field: "starts_at" | "note";
  readonly code: "in_the_past" | "too_far_ahead" | "too_long";
}

interface PromotionRefusal {
  readonly code: "validation";
  readonly failures: readonly PromotionFailure[];
}

/** Whoever presses the button takes a moment: a beginning that just passed is now. */
const graceMs = 5 * 60_000;

export function promotionsAMonth(
  { badge }: Pick<OfferOwner, "badge">,
  { aMonth }: PromotionPolicy,
): number {
  return badge === "vendor" ? aMonth.vendor : aMonth.others;
}

/** `startsAt` undefined: at once. */
export function judgePromotion(
  { startsAt, note: typed }: { readonly startsAt: Instant | undefined; readonly note: string },
  now: Instant,
  policy: PromotionPolicy,
): Result<Promotion, PromotionRefusal> {
  const note = typed.trim();
  const failures: PromotionFailure[] = [];
  const begins = Math.max(startsAt ?? now, now);
  if (startsAt !== undefined && startsAt < now - graceMs) {
    failures.push({ field: "starts_at", code: "in_the_past" });
  }
  if (begins > now + policy.aheadSeconds * 1_000) {
    failures.push({ field: "starts_at", code: "too_far_ahead" });
  }
  if (Array.from(note).length > policy.noteLength) {
    failures.push({ field: "note", code: "too_long" });
  }
  return failures.length === 0
    ? accept({ startsAt: begins, endsAt: begins + policy.seconds * 1_000, note })
    : refuse({ code: "validation", failures });
}
