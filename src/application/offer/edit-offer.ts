import type { OfferId } from "../../domain/id/id.ts";
import type { OfferInput } from "../../domain/offer/create-offer.ts";
import { editOffer } from "../../domain/offer/edit-offer.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { OwnerProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { FillOffer } from "./fill-offer.ts";
import type { ChangeOfferRefusal, OfferDesk } from "./offer-desk.ts";

/** `proof_needed`: buyers would pay to another account, and no proof was typed that is enough. */
type EditOfferRefusal = ChangeOfferRefusal | OwnerProofRefusal;

/** Replaces an offer's fields, except its asset and currency. */
export class EditOffer {
  readonly #desk: OfferDesk;
  readonly #proveIdentity: Pick<ProveIdentity, "ofOwner">;
  readonly #fillOffer: FillOffer;

  constructor(
    desk: OfferDesk,
    proveIdentity: Pick<ProveIdentity, "ofOwner">,
    fillOffer: FillOffer,
  ) {
    this.#desk = desk;
    this.#proveIdentity = proveIdentity;
    this.#fillOffer = fillOffer;
  }

  async execute(
    actor: Actor,
    offerId: OfferId,
    asked: {
      readonly seenVersion: number;
      readonly input: OfferInput;
      /** Needed where the account that buyers pay to changes. */
      readonly proof: TypedProof;
    },
  ): Promise<Result<Offer, EditOfferRefusal>> {
    const { seenVersion } = asked;
    const filled = await this.#fillOffer.execute(actor.traderId, asked.input);
    if (!filled.ok) return filled;
    const proof = await this.#proveIdentity.ofOwner(actor, asked.proof);
    if (!proof.ok) return proof;
    return this.#desk.change<EditOfferRefusal>(actor, offerId, seenVersion, (own, judges) => {
      const edited = editOffer(own.offer, filled.value, judges, proof.value);
      return edited.ok ? accept({ offer: edited.value }) : edited;
    });
  }
}
