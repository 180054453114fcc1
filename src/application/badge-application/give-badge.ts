import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { judgeGift, type GivenBadge } from "../../domain/badge-application/badge-application.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { SwitchAllOffers } from "../offer/switch-all-offers.ts";
import type { BadgeApplications } from "../ports/badge-applications.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";

interface GiftCommand {
  readonly traderId: TraderId;
  readonly badge: GivenBadge | "no_badge";
  readonly reason: string;
}

interface GiftRefusal {
  readonly code:
    | "not_found"
    | "conflict_of_interest"
    | "reason_needed"
    | "badge_by_admin"
    | "badge_held";
}

/** Staff give somebody a badge, or take away one that staff gave. */
export class GiveBadge {
  readonly #applications: Pick<BadgeApplications, "give">;
  readonly #switchAllOffers: SwitchAllOffers;

  constructor(applications: Pick<BadgeApplications, "give">, switchAllOffers: SwitchAllOffers) {
    this.#applications = applications;
    this.#switchAllOffers = switchAllOffers;
  }

  /** Offers of somebody who is no vendor any more are turned off: they may have more than others may. */
  async execute(
    { staffId, role, linkedIds, key }: KeyedStaff,
    { traderId, badge, reason }: GiftCommand,
  ): Promise<Result<undefined, GiftRefusal>> {
    if (linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const words = parseStaffWords(reason);
    if (!words.ok) return words;
    const given = await this.#applications.give(
      { traderId, badge },
      (held) => judgeGift(held, badge, role),
      {
        staffId,
        role,
        act: "give-badge",
        subject: { kind: "trader", id: traderId },
        reason: words.value,
        after: { badge },
        ...(key && { key }),
      },
    );
    if (!given.ok) return given;
    if (given.value.held === "vendor") {
      await this.#switchAllOffers.execute({ traderId }, false);
    }
    return accept(undefined);
  }
}
