import type { AttemptLimit } from "../../domain/account/account-policy.ts";
import type { OfferId } from "../../domain/id/id.ts";
import type { OfferReportReason } from "../../domain/offer/offer-report.ts";
import { parseReportText, type ModerationTextRefusal } from "../../domain/offer/moderation-text.ts";
import type { ModerationPolicy } from "../../domain/offer/moderation.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { OfferReports } from "../ports/offer-reports.ts";
import type { ViewOffer } from "./view-offer.ts";
import type { Current } from "../ports/current-policy.ts";

/**
 * - `not_found`: it does not exist for the user.
 * - `own_offer`
 */
type ReportOfferRefusal =
  | ModerationTextRefusal
  | RateLimited
  | { readonly code: "not_found" | "own_offer" };

/** How many offers one trader may report. */
const reportLimit: AttemptLimit = { most: 20, windowSeconds: 24 * 3_600 };

/** A trader reports what is wrong with an offer; moderators review it. */
export class ReportOffer {
  readonly #viewOffer: ViewOffer;
  readonly #reports: OfferReports;
  readonly #attempts: AttemptLimits;
  readonly #policy: Current<ModerationPolicy>;

  constructor(
    viewOffer: ViewOffer,
    reports: OfferReports,
    attempts: AttemptLimits,
    policy: Current<ModerationPolicy>,
  ) {
    this.#viewOffer = viewOffer;
    this.#reports = reports;
    this.#attempts = attempts;
    this.#policy = policy;
  }

  /** If the reporter already has an open report, that one stays and nothing is added. */
  async execute(
    actor: Actor,
    offerId: OfferId,
    { reason, text: typed }: { readonly reason: OfferReportReason; readonly text: string },
  ): Promise<Result<undefined, ReportOfferRefusal>> {
    const seen = await this.#viewOffer.execute(offerId, actor);
    if (!seen.ok) return seen;
    if (seen.value.isOwn) return refuse({ code: "own_offer" });
    const text = parseReportText(reason, typed, this.#policy());
    if (!text.ok) return text;
    if (seen.value.isReported) return accept(undefined);
    const attempt = await this.#attempts.begin(`offer-report ${actor.traderId}`, reportLimit);
    if (!attempt.ok) return attempt;
    await this.#reports.keep({
      offerId,
      offerVersion: seen.value.offer.version,
      reporterId: actor.traderId,
      reason,
      text: text.value,
    });
    return accept(undefined);
  }
}
