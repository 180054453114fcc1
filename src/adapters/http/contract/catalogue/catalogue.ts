import { Type } from "typebox";
import { closed, dataAndMetaOf, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ListCountriesDto, ListCountriesForPickersDto } from "./list-countries-dto.ts";
import { ListRegionsDto } from "./list-regions-dto.ts";

const countryView = view("ListedCountry", {
  /** The ISO 3166-1 number; 9999 stands for every country. */
  id: Type.Integer(),
  /** Two letters; WORLDWIDE for every country. */
  iso: Type.String(),
  /** Three letters; null for every country. */
  iso3: orNull(Type.String()),
  /** Two letters; YY for every country. */
  code: Type.String(),
  /** In English. */
  name: Type.String(),
  /** The flag as a character, or a globe. */
  flag: Type.String(),
  /** What telephone numbers begin with, without "+"; null if there is none. */
  phoneCode: orNull(Type.Integer()),
  /** All that telephone numbers begin with. */
  phoneCodes: Type.Array(Type.Integer()),
  /** What people pay with there; null where nobody does. */
  currencyCode: orNull(Type.String()),
  /** Whether a picker shows it in its first group. */
  isImportant: Type.Boolean(),
});

const countryPage = {
  200: {
    description: "By name",
    body: dataAndMetaOf(
      Type.Array(countryView),
      closed({ total: Type.Integer(), limit: Type.Integer(), offset: Type.Integer() }),
    ),
  },
};

export const listCountries = route({
  id: "listCountries",
  method: "get",
  path: "/rest/v1/countries",
  summary: "Countries and territories",
  access: "anyone",
  query: ListCountriesDto,
  answers: countryPage,
});

export const listCountriesForPickers = route({
  id: "listCountriesForPickers",
  method: "get",
  path: "/rest/v2/countries",
  summary: "Countries and territories: all, the usual ones, or those with documents",
  access: "anyone",
  query: ListCountriesForPickersDto,
  answers: countryPage,
});

export const listRegions = route({
  id: "listRegions",
  method: "get",
  path: "/rest/v1/regions",
  summary: "The regions of a country",
  access: "anyone",
  query: ListRegionsDto,
  answers: {
    200: {
      description: "By name; empty for a country without regions",
      body: dataOf(
        Type.Array(
          view("Region", {
            id: Type.Integer(),
            countryId: Type.Integer(),
            /** ISO 3166-2. */
            code: Type.String(),
            name: Type.String(),
            /** The region that it is a part of; null if none. */
            parentId: orNull(Type.Integer()),
          }),
        ),
      ),
    },
  },
});

export const listTimeZones = route({
  id: "listTimeZones",
  method: "get",
  path: "/rest/v1/timezones",
  summary: "Time zones that settings accept",
  access: "anyone",
  answers: {
    200: {
      description: "From west to east",
      body: dataOf(
        Type.Array(
          view("TimeZone", {
            /** The name in the IANA database. */
            id: Type.String(),
            name: Type.String(),
            /** How far its clocks are ahead of UTC at present. */
            offsetMinutes: Type.Integer(),
          }),
        ),
      ),
    },
  },
});

export const catalogueRoutes = {
  listCountries,
  listCountriesForPickers,
  listRegions,
  listTimeZones,
};
