import type { Actor } from "../../../../application/actor/actor.ts";
import type { ChangeMargins, MarginOutcome } from "../../../../application/offer/change-margins.ts";
import type { CountPromotions } from "../../../../application/offer/count-promotions.ts";
import type { PromoteOffer } from "../../../../application/offer/promote-offer.ts";
import type { ResetPenalty } from "../../../../application/offer/reset-penalty.ts";
import type { ViewMyOffer } from "../../../../application/offer/view-my-offer.ts";
import type { ViewPinnedInfo } from "../../../../application/offer/view-pinned-info.ts";
import type { PromotionFailure } from "../../../../domain/offer/promotion.ts";
import * as contract from "../../contract/offer/offer-standing.ts";
import { bind, ok, type BoundRoute, type FieldFailure } from "../bound-route.ts";
import { myOfferOf } from "./my-offer-presenter.ts";
import { fieldFailuresOf } from "./offer-faults.ts";

/** Use cases behind the routes for where one's own offers stand. */
export interface OfferStandingUseCases {
  readonly promoteOffer: PromoteOffer;
  readonly countPromotions: CountPromotions;
  readonly viewPinnedInfo: ViewPinnedInfo;
  readonly resetPenalty: ResetPenalty;
  readonly viewMyOffer: ViewMyOffer;
  readonly changeMargins: ChangeMargins;
}

/** Promotions and penalties of one's own offers. */
export function offerStandingRoutes(useCases: OfferStandingUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor, hash: string) => {
    const [info, { available }] = await Promise.all([
      useCases.viewPinnedInfo.execute(actor, hash),
      useCases.countPromotions.execute(actor),
    ]);
    if (!info) return { refusal: "not_found" } as const;
    const { isPinned, pinnedUntil, position = null } = info;
    return ok({
      isPinned,
      pinnedUntil: pinnedUntil === undefined ? null : new Date(pinnedUntil).toISOString(),
      position,
      promoteAvailable: available,
    });
  };
  return [
    bind(contract.promoteOffer).to(async ({ actor, parameters: { hash }, body }) => {
      const { starts_at: starts, note = "" } = body;
      const startsAt = starts === undefined ? undefined : Date.parse(starts);
      const promoted = await useCases.promoteOffer.execute(actor, hash, { startsAt, note });
      if (promoted.ok) return show(actor, hash);
      const { refusal } = promoted;
      return refusal.code === "validation"
        ? { refusal: refusal.code, details: refusal.failures.map(failureOf) }
        : { refusal: refusal.code };
    }),
    bind(contract.viewPinnedInfo).to(({ actor, parameters }) => show(actor, parameters.hash)),
    bind(contract.resetPenalty).to(async ({ actor, parameters: { hash } }) => {
      const reset = await useCases.resetPenalty.execute(actor, hash);
      if (!reset.ok) return { refusal: reset.refusal.code };
      const seen = await useCases.viewMyOffer.execute(actor, hash);
      return seen ? ok(myOfferOf(seen)) : { refusal: "not_found" };
    }),
    bind(contract.changeMargins).to(async ({ actor, body }) => {
      const wanted = body.offers.map(({ hash, new_margin: percent }) => ({
        offerId: hash,
        percent,
      }));
      const outcomes = await useCases.changeMargins.execute(actor, wanted, body.preview);
      return ok(outcomes.map(marginRowOf));
    }),
  ];
}

function marginRowOf({ offerId: hash, position, positionAfter, refusal }: MarginOutcome) {
  const failures = refusal?.code === "validation" ? fieldFailuresOf(refusal.failures) : [];
  const [failure] = failures;
  return {
    hash,
    position: position ?? null,
    positionAfter: positionAfter ?? null,
    code: failure?.code ?? refusal?.code ?? null,
    message: failure?.message ?? null,
  };
}

const sentences: Readonly<Record<PromotionFailure["code"], string>> = {
  in_the_past: "must not be in the past",
  too_far_ahead: "is too far ahead",
  too_long: "is too long",
};

function failureOf({ field, code }: PromotionFailure): FieldFailure {
  return { field, code, message: `${field} ${sentences[code]}` };
}
