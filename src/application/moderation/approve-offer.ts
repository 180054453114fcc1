import { approveOffer } from "../../domain/offer/moderation.ts";
import type { Result } from "../../domain/result/result.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { ModerateOfferRefusal, ModerationCommand, ModerationDesk } from "./moderation-desk.ts";

/** Approves an offer, which closes the reports about it. */
export class ApproveOffer {
  readonly #desk: ModerationDesk;

  constructor(desk: ModerationDesk) {
    this.#desk = desk;
  }

  execute(
    actor: KeyedStaff,
    command: ModerationCommand,
  ): Promise<Result<undefined, ModerateOfferRefusal>> {
    return this.#desk.decide(actor, command, "approve", approveOffer);
  }
}
