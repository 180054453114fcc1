import type { OfferId } from "../../domain/id/id.ts";
import type { OfferRefusal } from "../../domain/offer/create-offer.ts";
import { feeRateOf, type FeePolicy } from "../../domain/offer/fee-table.ts";
import {
  clearManualFee,
  setManualFee,
  type ManualFeeRefusal,
} from "../../domain/offer/manual-fee.ts";
import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { ManualFeeGrants } from "../ports/manual-fee-grants.ts";
import type { ChangeRefusal, OfferDesk } from "./offer-desk.ts";

/** An owner sets the escrow fee of an offer, or goes back to that of the table. Trades keep theirs. */
export class SetManualFee {
  readonly #desk: OfferDesk;
  readonly #grants: Pick<ManualFeeGrants, "of">;
  readonly #policy: Current<{
    readonly offer: Pick<OfferPolicy, "manualFee">;
    readonly fees: FeePolicy;
  }>;

  constructor(
    desk: OfferDesk,
    grants: Pick<ManualFeeGrants, "of">,
    policy: Current<{
      readonly offer: Pick<OfferPolicy, "manualFee">;
      readonly fees: FeePolicy;
    }>,
  ) {
    this.#desk = desk;
    this.#grants = grants;
    this.#policy = policy;
  }

  /** Without a value nothing changes, whoever may set one. */
  async execute(
    actor: Actor,
    offerId: OfferId,
    seenVersion: number | undefined,
    percent: string | undefined,
  ): Promise<Result<Offer, ManualFeeRefusal | ChangeRefusal>> {
    const grant = await this.#grants.of(actor.traderId);
    const { offer, fees } = this.#policy();
    return this.#desk.change<ManualFeeRefusal>(actor, offerId, seenVersion, (own) => {
      if (percent === undefined) return accept({ offer: own.offer });
      const table = feeRateOf(own.offer.paymentMethod, fees).basisPoints;
      const changed = setManualFee(own.offer, percent, { grant, policy: offer.manualFee, table });
      return changed.ok ? accept({ offer: changed.value }) : changed;
    });
  }

  /** Needs no right: the fee of the table is everybody's. */
  clear(actor: Actor, offerId: OfferId): Promise<Result<Offer, OfferRefusal | ChangeRefusal>> {
    return this.#desk.change(actor, offerId, undefined, ({ offer }) =>
      accept({ offer: clearManualFee(offer) }),
    );
  }
}
