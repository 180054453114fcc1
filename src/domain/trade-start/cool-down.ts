import type { OfferId, TradeId } from "../id/id.ts";
import type { Mark } from "../trade/trade-change.ts";
import type { Instant } from "../trade/trade.ts";

/** The marks of a buyer who left a trade or let its window end (T16, T19). */
export const buyerMarkKinds = [
  "cancelled_as_buyer",
  "window_over",
] as const satisfies readonly Mark["kind"][];

/** One such mark: when, and in which trade on which offer. */
export interface BuyerMark {
  readonly at: Instant;
  readonly tradeId: TradeId;
  readonly offerId: OfferId;
}

/**
 * A number of marks within a time, and how long no start is allowed after the last of them; in
 * seconds.
 */
export interface Pause {
  readonly marks: number;
  readonly withinSeconds: number;
  readonly pauseSeconds: number;
}

/** The cool-downs of a buyer (decisions, Limits). No time is longer than `markSeconds`. */
export interface CoolDownPolicy {
  /** How long a mark counts. */
  readonly markSeconds: number;
  readonly pauses: readonly Pause[];
  /** This many marks within `markSeconds` require a verified ID. */
  readonly marksToAskId: number;
  /** How long an offer cannot be started on again after one's own mark on it. */
  readonly sameOfferSeconds: number;
}

/** No waiting: for demos. */
export const noCoolDowns: Omit<CoolDownPolicy, "markSeconds"> = {
  pauses: [],
  marksToAskId: Infinity,
  sameOfferSeconds: 0,
};

/** What prevents a user from starting for a while, and when that is over. */
export interface CoolDownRefusal {
  readonly code: "cool_down" | "cool_down_id_not_verified" | "cool_down_same_offer";
  readonly until: Instant;
}

/** Whose marks are checked, and for which offer, if that matters. */
interface CoolDownAsked {
  readonly marks: readonly BuyerMark[];
  readonly hasId: boolean;
  readonly offerId: OfferId | undefined;
  readonly now: Instant;
}

/** Every cool-down in force now, in the order in which they are reported. */
export function coolDownRefusals(
  { marks, hasId, offerId, now }: CoolDownAsked,
  policy: CoolDownPolicy,
): readonly CoolDownRefusal[] {
  const times = marks.map(({ at }) => at).toSorted((left, right) => left - right);
  const ofOffer = marks.filter((mark) => mark.offerId === offerId).map(({ at }) => at);
  const ends = {
    cool_down_id_not_verified: hasId ? [] : [askedIdUntil(times, policy)],
    cool_down: policy.pauses.map((pause) => pausedUntil(times, pause)),
    cool_down_same_offer: ofOffer.map((at) => at + policy.sameOfferSeconds * 1_000),
  };
  const codes = ["cool_down_id_not_verified", "cool_down", "cool_down_same_offer"] as const;
  return codes.flatMap((code) => {
    const until = Math.max(...ends[code]);
    return now < until ? [{ code, until }] : [];
  });
}

/** When the pause after the last mark that reached the number is over. */
function pausedUntil(
  times: readonly Instant[],
  { marks, withinSeconds, pauseSeconds }: Pause,
): Instant {
  const last = times.findLast((at, index) => {
    const first = times[index - marks + 1];
    return first !== undefined && at - first < withinSeconds * 1_000;
  });
  return last === undefined ? -Infinity : last + pauseSeconds * 1_000;
}

/** When there are no longer enough marks to require an ID. */
function askedIdUntil(
  times: readonly Instant[],
  { marksToAskId, markSeconds }: CoolDownPolicy,
): Instant {
  const first = times.at(-marksToAskId);
  return first === undefined ? -Infinity : first + markSeconds * 1_000;
}
