import { volumeClass } from "../../domain/account/volume-class.ts";
import { assetCodes } from "../../domain/money/asset.ts";
import { money } from "../../domain/money/money.ts";
import { ownerPoints, rankShift } from "../../domain/offer/offer-rank.ts";
import type { OfferSide } from "../../domain/offer/offer.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type {
  OwnerAtNow,
  OwnerMonth,
  OwnerStanding,
  OwnerStandings,
} from "../ports/owner-standings.ts";

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
  const month = monthOf(owner);
  return sides.map((side) => ({
    ownerId: owner.id,
    side,
    rankShift: rankShift(side, points),
    releaseSeconds: owner.releaseMedianSeconds,
    month,
  }));
}

/** Of the volume only the class is kept: what is not stored cannot be told. */
function monthOf({ ended, endedWell, traded }: OwnerAtNow): OwnerMonth {
  const classes = assetCodes.flatMap((asset) => {
    const { units } = volumeClass(money(asset, traded[asset] ?? 0n));
    return units === 0n ? [] : [[asset, units] as const];
  });
  return { ended, endedWell, volume: Object.fromEntries(classes) };
}
