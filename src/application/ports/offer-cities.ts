import type { AssetCode } from "../../domain/money/asset.ts";

/** The cities that offers name, in their owners' words. */
export interface OfferCities {
  /** Of visible offers of these assets in a region, or in one that it is a part of. */
  inRegion(regionId: number, assets: readonly AssetCode[]): Promise<readonly NamedCity[]>;
  /** The region of the visible offers in a city; undefined if there are none, or they name no region. */
  regionOf(cityId: number, assets: readonly AssetCode[]): Promise<number | undefined>;
}

export interface NamedCity {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly regionId: number;
  readonly name: string;
  readonly offers: number;
}
