import { rejectOffer } from "../../domain/offer/moderation.ts";
import type { Result } from "../../domain/result/result.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { ModerateOfferRefusal, ModerationCommand, ModerationDesk } from "./moderation-desk.ts";

/** Removes an offer from the lists, for good if the moderator says so. */
export class RejectOffer {
  readonly #desk: ModerationDesk;

  constructor(desk: ModerationDesk) {
    this.#desk = desk;
  }

  execute(
    actor: KeyedStaff,
    command: ModerationCommand,
    forGood: boolean,
  ): Promise<Result<undefined, ModerateOfferRefusal>> {
    return this.#desk.decide(actor, command, "reject", (offer, decision) =>
      rejectOffer(offer, decision, forGood),
    );
  }
}
