import { badgeNow, heldBackUntil, type Badge, type Standing } from "../../domain/record/badges.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { OwnStandingStore } from "../ports/own-standing-store.ts";

/** A trader's badge, and how far they are with the others. */
export interface OwnBadges {
  readonly badge: Badge;
  readonly standing: Standing;
  /** Until when a lost dispute keeps them from an earned badge. */
  readonly heldBackUntil: Instant | undefined;
}

/** Shows a trader which badge they have, and what the next one needs. */
export class ViewOwnBadges {
  readonly #standings: Pick<OwnStandingStore, "standing">;

  constructor(standings: Pick<OwnStandingStore, "standing">) {
    this.#standings = standings;
  }

  async execute({ traderId }: Actor): Promise<OwnBadges | undefined> {
    const read = await this.#standings.standing(traderId);
    if (!read) return undefined;
    const { badge, standing, now } = read;
    return {
      badge: badgeNow(badge, standing, now),
      standing,
      heldBackUntil: heldBackUntil(standing, now),
    };
  }
}
