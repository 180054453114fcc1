import type { TraderId } from "../id/id.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import type { Instant } from "../trade/trade.ts";
import { isOn } from "./offer-pause.ts";
import { newSignals, type OfferSignal } from "./offer-signals.ts";
import type { Offer } from "./offer.ts";

/** The numbers of the specification (section 3) and of answers 74. */
export const moderationStatus = { approved: 1, rejected: 2, noAppeal: 3, appealed: 4 } as const;
export type ModerationStatus = (typeof moderationStatus)[keyof typeof moderationStatus];

/** The moderators' view of an offer. Whether it is on is its owner's choice and kept separately. */
export interface Moderation {
  readonly status: ModerationStatus;
  /**
   * Nobody has looked yet: these signals were found, and until someone looks it counts as rejected.
   */
  readonly heldBy?: OfferSignal["name"];
  /** The last decision by a person. */
  readonly decided?: {
    readonly by: string;
    readonly at: Instant;
    /** What the owner reads. */
    readonly reason: string;
  };
  /** The owner's appeal against the rejection. */
  readonly appeal?: { readonly text: string; readonly at: Instant };
}

/** The numbers of moderation (answers 13 and 74). */
export interface ModerationPolicy {
  readonly appealWithinSeconds: number;
  /** Of reasons, appeals and reports, in characters. */
  readonly fewestCharacters: number;
  readonly mostCharacters: number;
}

/** Only approved offers are listed and can be taken. */
export function isApproved({ moderation }: Pick<Offer, "moderation">): boolean {
  return moderation.status === moderationStatus.approved;
}

/** Whether everybody can see and take an offer, as far as the offer itself is concerned. */
export function isOpenToOthers(
  offer: Pick<Offer, "active" | "pauses" | "moderation" | "area">,
): boolean {
  return isOn(offer) && offer.area !== "silent-pool" && isApproved(offer);
}

/** Whether a moderator has to look at it: a signal holds it, or its owner appealed. */
export function waitsForReview({ status, heldBy }: Moderation): boolean {
  return heldBy !== undefined || status === moderationStatus.appealed;
}

/** The initial state of a new offer: approved at once, unless a signal was found in it. */
export function firstModeration(signals: readonly OfferSignal[]): Moderation {
  const [first] = signals;
  return first
    ? { status: moderationStatus.rejected, heldBy: first.name }
    : { status: moderationStatus.approved };
}

/**
 * What a content change by the owner means for moderation. What a person approved with its signals
 * stays approved while no new ones appear. What a person rejected stays rejected: the way back is
 * the appeal.
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

/** Until when a rejection can be appealed; undefined if there is none, or no longer a way. */
export function appealableUntil(
  { status, heldBy, decided }: Moderation,
  policy: ModerationPolicy,
): Instant | undefined {
  const isRejected = status === moderationStatus.rejected && heldBy === undefined;
  return isRejected && decided ? decided.at + policy.appealWithinSeconds * 1_000 : undefined;
}

/**
 * - `offer_not_rejected`: it is approved, or nobody has looked at it yet.
 * - `offer_appeal_used`: the owner already appealed, or the rejection is final.
 * - `offer_appeal_too_late`
 */
export interface AppealRefusal {
  readonly code: "offer_not_rejected" | "offer_appeal_used" | "offer_appeal_too_late";
}

/** The owner appeals a rejection, once and within its time. `text` was checked before. */
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

/** Which member of staff decides, why and when. */
export interface ModerationDecision {
  readonly by: string;
  /** Traders the decider is linked to, their own accounts among them. */
  readonly linkedIds: readonly TraderId[];
  /** What the owner reads; checked before. */
  readonly reason: string;
  readonly at: Instant;
}

/**
 * - `conflict_of_interest`: it is their own offer, or the appeal is against their own decision.
 * - `offer_rejected_for_good`
 * - `offer_already_rejected`: it can only be rejected again for good.
 */
export interface ModerationRefusal {
  readonly code: "conflict_of_interest" | "offer_rejected_for_good" | "offer_already_rejected";
}

/** Approves an offer, whatever its state before; a later rejection can be appealed again. */
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

/** Removes an offer from the lists: for good after an appeal, or if the moderator says so. */
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
