import type { TraderId } from "../../domain/id/id.ts";
import type { OfferInput, OfferRefusal } from "../../domain/offer/create-offer.ts";
import type { LocationInput, LocationRegion } from "../../domain/offer/offer-location.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { PaymentPlaces } from "../ports/payment-places.ts";
import type { PlaceCatalogue, Region } from "../ports/place-catalogue.ts";

/** Fills in what an owner chose by its id in place of typing it. */
export class FillOffer {
  readonly #accounts: PaymentPlaces;
  readonly #places: Pick<PlaceCatalogue, "listRegions">;

  constructor(accounts: PaymentPlaces, places: Pick<PlaceCatalogue, "listRegions">) {
    this.#accounts = accounts;
    this.#places = places;
  }

  /** Refuses a saved account that cannot be paid to; a region that does not exist stays empty. */
  async execute(ownerId: TraderId, input: OfferInput): Promise<Result<OfferInput, OfferRefusal>> {
    const location = input.location && (await this.#withRegion(input.location));
    return this.#withLines(ownerId, { ...input, location });
  }

  async #withRegion(location: LocationInput): Promise<LocationInput> {
    const { country, regionId } = location;
    if (regionId === undefined) return location;
    return { ...location, region: regionOf(regionId, await this.#places.listRegions(country)) };
  }

  async #withLines(
    ownerId: TraderId,
    input: OfferInput,
  ): Promise<Result<OfferInput, OfferRefusal>> {
    const { savedAccountId } = input;
    if (savedAccountId === undefined || input.side !== "sell") return accept(input);
    const paymentDetails = await this.#accounts.linesOf(ownerId, savedAccountId, input);
    if (paymentDetails) return accept({ ...input, paymentDetails });
    const failures = [{ field: "saved_account", code: "unknown" }] as const;
    return refuse({ code: "validation", failures });
  }
}

/** A region and what it is a part of. */
function regionOf(id: number, regions: readonly Region[]): LocationRegion | undefined {
  const region = regions.find((each) => each.id === id);
  if (!region) return undefined;
  const parent = region.parentId === undefined ? undefined : regionOf(region.parentId, regions);
  return { id, name: region.name, within: parent ? [parent.id, ...parent.within] : [] };
}
