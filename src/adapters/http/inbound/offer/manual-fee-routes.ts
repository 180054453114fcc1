import type { SetManualFee } from "../../../../application/offer/set-manual-fee.ts";
import type { Actor } from "../../../../application/actor/actor.ts";
import type { ViewMyOffer } from "../../../../application/offer/view-my-offer.ts";
import * as contract from "../../contract/offer/manual-fee.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { myOfferOf } from "./my-offer-presenter.ts";
import { fieldFailuresOf } from "./offer-faults.ts";

export interface ManualFeeUseCases {
  readonly setManualFee: SetManualFee;
  readonly viewMyOffer: ViewMyOffer;
}

/** The escrow fee of one's own offer in place of the table's. */
export function manualFeeRoutes(useCases: ManualFeeUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor, offerId: string) => {
    const seen = await useCases.viewMyOffer.execute(actor, offerId);
    return seen ? ok(myOfferOf(seen)) : ({ refusal: "not_found" } as const);
  };
  return [
    bind(contract.setManualFee).to(async ({ actor, parameters: { hash }, body }) => {
      const { offer_version: seen, new_manual_escrow_fee: percent } = body;
      const set = await useCases.setManualFee.execute(actor, hash, seen, percent);
      if (set.ok) return show(actor, hash);
      if (set.refusal.code !== "validation") return { refusal: set.refusal.code };
      const renamed = { manual_escrow_fee: "new_manual_escrow_fee" };
      return {
        refusal: "validation",
        details: fieldFailuresOf(set.refusal.failures, renamed),
      };
    }),
    bind(contract.clearManualFee).to(async ({ actor, parameters: { hash } }) => {
      const cleared = await useCases.setManualFee.clear(actor, hash);
      if (cleared.ok) return show(actor, hash);
      const { refusal } = cleared;
      return refusal.code === "validation"
        ? { refusal: refusal.code, details: fieldFailuresOf(refusal.failures) }
        : { refusal: refusal.code };
    }),
  ];
}
