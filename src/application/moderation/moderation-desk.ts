import type { OfferId } from "../../domain/id/id.ts";
import type {
  ModerationDecision,
  ModerationPolicy,
  ModerationRefusal,
} from "../../domain/offer/moderation.ts";
import {
  parseModerationText,
  type ModerationTextRefusal,
} from "../../domain/offer/moderation-text.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { OfferModeration } from "../ports/offer-moderation.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import { moderationActs } from "./moderation-acts.ts";
import type { Current } from "../ports/current-policy.ts";

/** A moderator's decision about an offer. */
export interface ModerationCommand {
  readonly offerId: OfferId;
  /** The version that they had on screen. */
  readonly seenVersion: number;
  /** What the owner reads, as typed. */
  readonly reason: string;
}

/** The rules' own codes; that there is no such offer; that it has changed since. */
export type ModerateOfferRefusal =
  | ModerationRefusal
  | ModerationTextRefusal
  | { readonly code: "not_found" | "offer_changed" };

/**
 * Entry point for moderators' decisions: reads, has a rule decide, and stores over what was seen.
 */
export class ModerationDesk {
  readonly #offers: OfferModeration;
  readonly #policy: Current<ModerationPolicy>;

  constructor(offers: OfferModeration, policy: Current<ModerationPolicy>) {
    this.#offers = offers;
    this.#policy = policy;
  }

  async decide(
    { staffId, linkedIds, role, key }: KeyedStaff,
    { offerId, seenVersion, reason: typed }: ModerationCommand,
    act: keyof typeof moderationActs,
    judge: (offer: Offer, decision: ModerationDecision) => Result<Offer, ModerationRefusal>,
  ): Promise<Result<undefined, ModerateOfferRefusal>> {
    const reason = parseModerationText(typed, this.#policy());
    if (!reason.ok) return reason;
    const found = await this.#offers.find(offerId);
    if (!found || found.deletedAt !== undefined) return refuse({ code: "not_found" });
    const { offer, now: at } = found;
    if (offer.version !== seenVersion) return refuse({ code: "offer_changed" });
    const judged = judge(offer, { by: staffId, linkedIds, reason: reason.value, at });
    if (!judged.ok) return judged;
    const stored = await this.#offers.decide(judged.value, {
      staffId,
      role,
      act: moderationActs[act],
      subject: { kind: "offer", id: offerId },
      reason: reason.value,
      before: stateOf(offer),
      after: stateOf(judged.value),
      ...(key && { key }),
    });
    return stored === "stored" ? accept(undefined) : refuse({ code: "offer_changed" });
  }
}

function stateOf({ version, moderation: { status, heldBy } }: Offer) {
  return { version, status, ...(heldBy !== undefined && { heldBy }) };
}
