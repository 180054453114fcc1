import { ownerPoints, rankShift } from "../../domain/offer/offer-rank.ts";
import type { OfferSide } from "../../domain/offer/offer.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { OwnerAtNow, OwnerStanding, OwnerStandings } from "../ports/owner-standings.ts";

/** How many owners are read and kept together. */
const ownersTogether = 500;

const sides: readonly OfferSide[] = ["sell", "buy"];

/** Brings up to date by what the offers of all owners are ordered besides their price. */
export class RankOwners {
  readonly #standings: OwnerStandings;

  constructor(standings: OwnerStandings) {
    this.#standings = standings;
  }

  async execute(): Promise<void> {
    let last: TraderId | undefined;
    for (;;) {
      const owners = await this.#standings.ownersAfter(last, ownersTogether);
      if (owners.length > 0) await this.#standings.keep(owners.flatMap(standingsOf));
      last = owners.at(-1)?.id;
      if (owners.length < ownersTogether) return;
    }
  }
}

function standingsOf(owner: OwnerAtNow): readonly OwnerStanding[] {
  const points = ownerPoints(owner, owner.now);
  return sides.map((side) => ({
    ownerId: owner.id,
    side,
    rankShift: rankShift(side, points),
    releaseSeconds: owner.releaseMedianSeconds,
  }));
}
