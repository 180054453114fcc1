import { money } from "../../../src/domain/money/money.ts";
import type { OfferRecord } from "../../../src/application/ports/offer-store.ts";
import { noMarks } from "../../../src/domain/offer/offer-marks.ts";
import type { Offer } from "../../../src/domain/offer/offer.ts";
import type { Instant } from "../../../src/domain/trade/trade.ts";

/** An offer of Ana, who is online, as read at a certain time. */
export function exampleRecord(offer: Offer, now: Instant): OfferRecord {
  return {
    offer,
    owner: {
      username: "ana",
      badge: "no_badge",
      avatar: undefined,
      country: undefined,
      lastSeenAt: now,
      feedbackPositive: 0,
      feedbackNegative: 0,
      completedTrades: 0,
      releaseMedianSeconds: undefined,
      month: { ended: 0, endedWell: 0, volume: money("BTC", 0n) },
      rankShift: 0,
      hasAutoReply: false,
    },
    marks: noMarks,
    now,
  };
}
