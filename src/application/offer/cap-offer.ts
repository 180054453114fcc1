import type { OfferId } from "../../domain/id/id.ts";
import type { OfferRefusal } from "../../domain/offer/create-offer.ts";
import { judgeCap, limitOffer, touchOffer } from "../../domain/offer/edit-offer.ts";
import type { AmountsInput } from "../../domain/offer/offer-numbers.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { ChangeOfferRefusal, OfferDesk } from "./offer-desk.ts";

/** A cap as typed, and the amounts if they change with it. */
interface CapInput {
  /** Undefined removes the cap. */
  readonly amount: string | undefined;
  readonly amounts?: AmountsInput;
}

/** There are no caps here; one that was set earlier may be removed. */
interface CapsOff {
  readonly code: "feature_off";
}

/** Caps what an offer may trade in all: both the cap and the amounts change, or neither. */
export class CapOffer {
  readonly #desk: OfferDesk;

  constructor(desk: OfferDesk) {
    this.#desk = desk;
  }

  execute(
    actor: Actor,
    offerId: OfferId,
    seenVersion: number | undefined,
    { amount, amounts }: CapInput,
  ): Promise<Result<Offer, ChangeOfferRefusal | CapsOff>> {
    return this.#desk.change<OfferRefusal | CapsOff>(actor, offerId, seenVersion, (own, judges) => {
      if (amount !== undefined && !judges.policy.caps) return refuse({ code: "feature_off" });
      const { offer } = own;
      const limited = amounts ? limitOffer(offer, amounts, judges) : accept(touchOffer(offer));
      const judged = judgeCap(offer, amount, own);
      const failures = [limited, judged].flatMap((each) => (each.ok ? [] : each.refusal.failures));
      return limited.ok && judged.ok
        ? accept({ offer: limited.value, cap: { amount: judged.value } })
        : refuse({ code: "validation", failures });
    });
  }
}
