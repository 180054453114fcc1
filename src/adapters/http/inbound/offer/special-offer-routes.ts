import type { CreateSpecialOffer } from "../../../../application/offer/create-special-offer.ts";
import type { ViewMyOffer } from "../../../../application/offer/view-my-offer.ts";
import { createSpecialOffer } from "../../contract/offer/special-offer.ts";
import { bind, ok, type BoundRoute, type FieldFailure } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { myOfferOf } from "./my-offer-presenter.ts";
import { fieldFailuresOf } from "./offer-faults.ts";
import { offerInputOf } from "./offer-input.ts";

/** Use cases behind the route of special offers. */
interface SpecialOfferUseCases {
  readonly createSpecialOffer: CreateSpecialOffer;
  readonly viewMyOffer: ViewMyOffer;
}

/** Offers to one person. */
export function specialOfferRoutes(useCases: SpecialOfferUseCases): readonly BoundRoute[] {
  return [
    bind(createSpecialOffer).to(async (call) => {
      const { actor, body } = call;
      const input = offerInputOf(body);
      if ("failure" in input) return refusedFields(input.failure);
      const { chat_id: chatId, partner_id: partnerId } = body;
      const key = commandKey("createSpecialOffer", call);
      const made = await useCases.createSpecialOffer.execute(
        actor,
        { chatId, partnerId, input },
        key,
      );
      if (!made.ok) {
        const { refusal } = made;
        if (refusal.code === "validation")
          return refusedFields(...fieldFailuresOf(refusal.failures));
        if (refusal.code === "partner_not_in_chat") return refusedFields(otherPartner);
        return { refusal: refusal.code };
      }
      const seen = await useCases.viewMyOffer.execute(actor, made.value.id);
      return seen ? ok(myOfferOf(seen)) : { refusal: "not_found" };
    }),
  ];
}

const otherPartner: FieldFailure = {
  field: "partner_id",
  code: "unknown",
  message: "partner_id must be the other person of the chat",
};

function refusedFields(...details: readonly FieldFailure[]) {
  return { refusal: "validation" as const, details };
}
