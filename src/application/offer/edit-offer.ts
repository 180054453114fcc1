import type { OfferId } from "../../domain/id/id.ts";
import type { OfferInput } from "../../domain/offer/create-offer.ts";
import { editOffer } from "../../domain/offer/edit-offer.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { CredentialsRefusal } from "../account/check-password.ts";
import type { ConfirmPassword } from "../account/confirm-password.ts";
import { proofOf } from "../account/proof-of.ts";
import type { Actor } from "../actor/actor.ts";
import type { ChangeOfferRefusal, OfferDesk } from "./offer-desk.ts";

/** `proof_needed`: buyers would pay to another account, and no password was typed. */
type EditOfferRefusal = ChangeOfferRefusal | CredentialsRefusal | { readonly code: "proof_needed" };

/** Replaces an offer's fields, except its asset and currency. */
export class EditOffer {
  readonly #desk: OfferDesk;
  readonly #confirmPassword: Pick<ConfirmPassword, "execute">;

  constructor(desk: OfferDesk, confirmPassword: Pick<ConfirmPassword, "execute">) {
    this.#desk = desk;
    this.#confirmPassword = confirmPassword;
  }

  async execute(
    actor: Actor,
    offerId: OfferId,
    asked: {
      readonly seenVersion: number;
      readonly input: OfferInput;
      /** Needed where the account that buyers pay to changes. */
      readonly password: string | undefined;
    },
  ): Promise<Result<Offer, EditOfferRefusal>> {
    const { seenVersion, input, password } = asked;
    const proof = await proofOf(this.#confirmPassword, actor.traderId, password);
    if (!proof.ok) return proof;
    return this.#desk.change<EditOfferRefusal>(actor, offerId, seenVersion, (own, judges) => {
      const edited = editOffer(own.offer, input, judges, proof.value);
      return edited.ok ? accept({ offer: edited.value }) : edited;
    });
  }
}
