import type { OfferId } from "../../domain/id/id.ts";
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
  ): Promise<Result<Offer, ChangeOfferRefusal>> {
    return this.#desk.change(actor, offerId, seenVersion, (own, judges) => {
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
