import {
  parseModerationText,
  type ModerationTextRefusal,
} from "../../domain/offer/moderation-text.ts";
import type { ModerationPolicy } from "../../domain/offer/moderation.ts";
import { mostSticky, type ModeratorMarks } from "../../domain/offer/offer-marks.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AuditEntry } from "../ports/audit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { OfferModeration } from "../ports/offer-moderation.ts";
import { moderationActs } from "./moderation-acts.ts";
import type { ModerationCommand } from "./moderation-desk.ts";

type MarkOfferRefusal =
  | ModerationTextRefusal
  | {
      readonly code: "conflict_of_interest" | "not_found" | "offer_changed" | "too_many_sticky";
    };

/** Puts an offer before others in lists, or back among them. */
export class MarkOffer {
  readonly #offers: OfferModeration;
  readonly #policy: Current<ModerationPolicy>;

  constructor(offers: OfferModeration, policy: Current<ModerationPolicy>) {
    this.#offers = offers;
    this.#policy = policy;
  }

  async execute(
    { staffId, linkedIds, role, key }: KeyedStaff,
    { offerId, seenVersion, reason: typed }: ModerationCommand,
    wanted: ModeratorMarks,
  ): Promise<Result<undefined, MarkOfferRefusal>> {
    const reason = parseModerationText(typed, this.#policy());
    if (!reason.ok) return reason;
    const found = await this.#offers.find(offerId);
    if (!found || found.deletedAt !== undefined) return refuse({ code: "not_found" });
    const { offer, marks } = found;
    if (offer.version !== seenVersion) return refuse({ code: "offer_changed" });
    if (linkedIds.includes(offer.ownerId)) return refuse({ code: "conflict_of_interest" });
    const mostOthers = wanted.isStickied && !marks.isStickied ? mostSticky - 1 : undefined;
    const { isStickied, isFeaturedByModerator } = marks;
    const entry: AuditEntry = {
      staffId,
      role,
      act: moderationActs.mark,
      subject: { kind: "offer", id: offerId },
      reason: reason.value,
      before: { version: offer.version, isStickied, isFeaturedByModerator },
      after: { version: offer.version + 1, ...wanted },
      ...(key && { key }),
    };
    const stored = await this.#offers.mark(offer, wanted, entry, mostOthers);
    if (stored === "stored") return accept(undefined);
    return refuse({ code: stored === "conflict" ? "offer_changed" : stored });
  }
}
