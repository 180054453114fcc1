import { isApproved, moderationStatus } from "../../domain/offer/moderation.ts";
import { accept, refuse, type Refusal, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { RejectOffer } from "../moderation/reject-offer.ts";
import type { AppealOffer } from "../offer/appeal-offer.ts";
import type { CreateOffer } from "../offer/create-offer.ts";
import type { ReportOffer } from "../offer/report-offer.ts";
import type { OfferStore, OwnOffer } from "../ports/offer-store.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { ModeratedScene } from "./demo-offers.ts";

/** The use cases that bring an offer to the moderators. */
interface ModerationParts {
  readonly actorOf: (username: string) => Promise<Actor>;
  readonly staffOf: (username: string) => Promise<StaffActor>;
  readonly offers: OfferStore;
  readonly createOffer: CreateOffer;
  readonly reportOffer: ReportOffer;
  readonly rejectOffer: RejectOffer;
  readonly appealOffer: AppealOffer;
}

const reporter = "bruno_costa";
const moderator = "nia_mod";
const reason = "Our rules do not allow what these terms ask of the other side.";
const objection = "These are my usual terms, and nobody complained in years. Please look again.";

/** Creates offers that moderators reviewed or have to. Existing ones are left as they are. */
export class SeedModeration {
  readonly #parts: ModerationParts;

  constructor(parts: ModerationParts) {
    this.#parts = parts;
  }

  async play(scene: ModeratedScene): Promise<Result<unknown, Refusal>> {
    const { actorOf, createOffer, reportOffer } = this.#parts;
    const owner = await actorOf(scene.owner);
    if (!(await this.#find(owner, scene))) {
      const created = await createOffer.execute(owner, scene.offer);
      if (!created.ok) return created;
    }
    const made = await this.#find(owner, scene);
    if (!made) return refuse({ code: "not_found" });
    switch (scene.fate) {
      case "held":
        return accept(undefined);
      case "reported": {
        const report = {
          reason: "outside_escrow",
          text: "He asked me to trade outside the escrow.",
        } as const;
        return reportOffer.execute(await actorOf(reporter), made.offer.id, report);
      }
      case "rejected":
        return this.#reject(made, false);
      case "rejected_for_good":
        return this.#reject(made, true);
      case "appealed": {
        const rejected = await this.#reject(made, false);
        return rejected.ok ? this.#appeal(owner, scene) : rejected;
      }
    }
  }

  async #find({ traderId }: Actor, scene: ModeratedScene): Promise<OwnOffer | undefined> {
    const own = await this.#parts.offers.listOwn(traderId);
    return own.find(({ offer }) => offer.label === scene.offer.label);
  }

  async #reject({ offer }: OwnOffer, forGood: boolean): Promise<Result<unknown, Refusal>> {
    if (!isApproved(offer)) return accept(undefined);
    const { staffOf, rejectOffer } = this.#parts;
    const command = { offerId: offer.id, seenVersion: offer.version, reason };
    return rejectOffer.execute(await staffOf(moderator), command, forGood);
  }

  async #appeal(owner: Actor, scene: ModeratedScene): Promise<Result<unknown, Refusal>> {
    const rejected = await this.#find(owner, scene);
    if (rejected?.offer.moderation.status !== moderationStatus.rejected) return accept(undefined);
    return this.#parts.appealOffer.execute(owner, rejected.offer.id, objection);
  }
}
