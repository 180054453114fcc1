import type { TraderId } from "../id/id.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import type { Instant } from "../trade/trade.ts";
import { newSignals, type OfferSignal } from "./offer-signals.ts";
import type { Offer } from "./offer.ts";

/** The numbers of the specification (section 3) and of answers 74. */
export const moderationStatus = { approved: 1, rejected: 2, noAppeal: 3, appealed: 4 } as const;
export type ModerationStatus = (typeof moderationStatus)[keyof typeof moderationStatus];

/** What moderators think of an offer. Whether it is on is its owner's wish and stands apart. */
export interface Moderation {
  readonly status: ModerationStatus;
  /** Nobody looked yet: this was found in it, and until somebody did it counts as rejected. */
  readonly heldBy?: OfferSignal["name"];
  /** The last decision of a person. */
  readonly decided?: {
    readonly by: string;
    readonly at: Instant;
    /** What the owner reads. */
    readonly reason: string;
  };
  /** What the owner said against the rejection. */
  readonly appeal?: { readonly text: string; readonly at: Instant };
}

/** The numbers of moderation (answers 13 and 74). */
export interface ModerationPolicy {
  readonly appealWithinSeconds: number;
  /** Of reasons, appeals and reports, in characters. */
  readonly fewestCharacters: number;
  readonly mostCharacters: number;
}

/** Only approved offers are listed, and only they can be taken. */
export function isApproved({ moderation }: Pick<Offer, "moderation">): boolean {
  return moderation.status === moderationStatus.approved;
}

/** Whether others see an offer and can take it, as far as it itself is concerned. */
export function isOpenToOthers(offer: Pick<Offer, "active" | "moderation">): boolean {
  return offer.active && isApproved(offer);
}

/** Whether a moderator has to look at it: something holds it, or its owner appealed. */
export function waitsForReview({ status, heldBy }: Moderation): boolean {
  return heldBy !== undefined || status === moderationStatus.appealed;
}

/** What a new offer begins with: approved at once, unless something was found in it. */
export function firstModeration(signals: readonly OfferSignal[]): Moderation {
  const [first] = signals;
  return first
    ? { status: moderationStatus.rejected, heldBy: first.name }
    : { status: moderationStatus.approved };
}

/**
 * What follows for moderation when the owner changes what the offer says. What a person approved with
 * its signals stays approved while no other ones come in. What a person rejected stays so: the way
 * back is the appeal.
 */
export function moderationAfterEdit(
  before: Moderation,
  signalsBefore: readonly OfferSignal[],
  signals: readonly OfferSignal[],
): Moderation {
  if (before.heldBy !== undefined) {
    const [first] = signals;
    const { heldBy: _heldBy, ...rest } = before;
    return first
      ? { ...before, heldBy: first.name }
      : { ...rest, status: moderationStatus.approved };
  }
  if (before.status !== moderationStatus.approved) return before;
  const [added] = newSignals(signalsBefore, signals);
  return added ? { ...before, status: moderationStatus.rejected, heldBy: added.name } : before;
}

/** Until when a rejection can be appealed; undefined where there is none, or no longer a way. */
export function appealableUntil(
  { status, heldBy, decided }: Moderation,
  policy: ModerationPolicy,
): Instant | undefined {
  const isRejected = status === moderationStatus.rejected && heldBy === undefined;
  return isRejected && decided ? decided.at + policy.appealWithinSeconds * 1_000 : undefined;
}

/**
 * - `offer_not_rejected`: it is approved, or nobody looked at it yet.
 * - `offer_appeal_used`: the owner appealed, or the rejection is for good.
 * - `offer_appeal_too_late`
 */
export interface AppealRefusal {
  readonly code: "offer_not_rejected" | "offer_appeal_used" | "offer_appeal_too_late";
}

/** The owner appeals a rejection, once and within its time. `text` was judged before. */
export function appealRejection(
  offer: Offer,
  text: string,
  now: Instant,
  policy: ModerationPolicy,
): Result<Offer, AppealRefusal> {
  const { moderation } = offer;
  const { status } = moderation;
  if (status === moderationStatus.appealed || status === moderationStatus.noAppeal) {
    return refuse({ code: "offer_appeal_used" });
  }
  const until = appealableUntil(moderation, policy);
  if (until === undefined) return refuse({ code: "offer_not_rejected" });
  if (now > until) return refuse({ code: "offer_appeal_too_late" });
  const appeal = { text, at: now };
  return accept(moderated(offer, { ...moderation, status: moderationStatus.appealed, appeal }));
}

/** Who of staff decides, why and when. */
export interface ModerationDecision {
  readonly by: string;
  /** The account as a trader of who decides, if there is one. */
  readonly linkedIds: readonly TraderId[];
  /** What the owner reads; judged before. */
  readonly reason: string;
  readonly at: Instant;
}

/**
 * - `conflict_of_interest`: it is one's own offer, or the appeal is against one's own decision.
 * - `offer_rejected_for_good`
 * - `offer_already_rejected`: only for good it can be rejected again.
 */
export interface ModerationRefusal {
  readonly code: "conflict_of_interest" | "offer_rejected_for_good" | "offer_already_rejected";
}

/** Lets an offer stand, whatever it was before; a later rejection can be appealed anew. */
export function approveOffer(
  offer: Offer,
  decision: ModerationDecision,
): Result<Offer, ModerationRefusal> {
  const refused = refusalFor(offer, decision);
  if (refused) return refuse(refused);
  const { by, at, reason } = decision;
  return accept(
    moderated(offer, { status: moderationStatus.approved, decided: { by, at, reason } }),
  );
}

/** Takes an offer from the lists: for good after an appeal, or where the moderator says so. */
export function rejectOffer(
  offer: Offer,
  decision: ModerationDecision,
  forGood: boolean,
): Result<Offer, ModerationRefusal> {
  const refused = refusalFor(offer, decision);
  if (refused) return refuse(refused);
  const { status, heldBy, appeal } = offer.moderation;
  const isRejected = status === moderationStatus.rejected && heldBy === undefined;
  if (isRejected && !forGood) return refuse({ code: "offer_already_rejected" });
  const isLast = forGood || status === moderationStatus.appealed;
  const { by, at, reason } = decision;
  return accept(
    moderated(offer, {
      status: isLast ? moderationStatus.noAppeal : moderationStatus.rejected,
      decided: { by, at, reason },
      ...(appeal && { appeal }),
    }),
  );
}

function refusalFor(
  { ownerId, moderation }: Offer,
  { by, linkedIds }: ModerationDecision,
): ModerationRefusal | undefined {
  const { status, decided } = moderation;
  const isOwnDecision = status === moderationStatus.appealed && decided?.by === by;
  if (linkedIds.includes(ownerId) || isOwnDecision) return { code: "conflict_of_interest" };
  return status === moderationStatus.noAppeal ? { code: "offer_rejected_for_good" } : undefined;
}

function moderated(offer: Offer, moderation: Moderation): Offer {
  return { ...offer, moderation, version: offer.version + 1 };
}
