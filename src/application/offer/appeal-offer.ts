import type { OfferId } from "../../domain/id/id.ts";
import {
  appealRejection,
  type AppealRefusal,
  type ModerationPolicy,
} from "../../domain/offer/moderation.ts";
import {
  parseModerationText,
  type ModerationTextRefusal,
} from "../../domain/offer/moderation-text.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { ChangeRefusal, OfferDesk } from "./offer-desk.ts";
import type { Current } from "../ports/current-policy.ts";

/** The appeal's own rules, or why an offer cannot be changed at all. */
type AppealOfferRefusal = AppealRefusal | ModerationTextRefusal | ChangeRefusal;

/** An owner appeals the rejection of their offer. */
export class AppealOffer {
  readonly #desk: OfferDesk;
  readonly #policy: Current<ModerationPolicy>;

  constructor(desk: OfferDesk, policy: Current<ModerationPolicy>) {
    this.#desk = desk;
    this.#policy = policy;
  }

  execute(
    actor: Actor,
    offerId: OfferId,
    typed: string,
  ): Promise<Result<Offer, AppealOfferRefusal>> {
    const policy = this.#policy();
    return this.#desk.change<AppealRefusal | ModerationTextRefusal>(
      actor,
      offerId,
      undefined,
      ({ offer, now }) => {
        const text = parseModerationText(typed, policy);
        if (!text.ok) return text;
        const appealed = appealRejection(offer, text.value, now, policy);
        return appealed.ok ? accept({ offer: appealed.value }) : appealed;
      },
    );
  }
}
