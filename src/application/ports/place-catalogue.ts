import type { FiatCode } from "../../domain/money/fiat.ts";

/** A country or territory. */
export interface Country {
  /** Published; never another country's: its ISO 3166-1 number. */
  readonly id: number;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** ISO 3166-1 alpha-3. */
  readonly iso3: string;
  /** In English. */
  readonly name: string;
  /** What telephone numbers begin with, without "+"; the usual one first. */
  readonly phoneCodes: readonly number[];
  /** What people pay with there; undefined where nobody does. */
  readonly currency: FiatCode | undefined;
}

/** A part of a country (ISO 3166-2). */
export interface Region {
  /** Published; never another region's. */
  readonly id: number;
  /** "US-CA". */
  readonly code: string;
  readonly name: string;
  /** The region that it is a part of. */
  readonly parentId: number | undefined;
}

/** The countries and their regions. */
export interface PlaceCatalogue {
  /** By name. */
  listCountries(): Promise<readonly Country[]>;
  /** By name; empty for a country without any, or that does not exist. */
  listRegions(countryCode: string): Promise<readonly Region[]>;
}
