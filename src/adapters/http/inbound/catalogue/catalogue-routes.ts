import type { ListCountries } from "../../../../application/catalogue/list-countries.ts";
import type { ListRegions } from "../../../../application/catalogue/list-regions.ts";
import type { TimeZones } from "../../../../application/ports/time-zones.ts";
import * as contract from "../../contract/catalogue/catalogue.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { presentCountry } from "./country-presenter.ts";

/** What the routes of the catalogue call. */
interface CatalogueUseCases {
  readonly listCountries: ListCountries;
  readonly listRegions: ListRegions;
  readonly timeZones: TimeZones;
}

/** Countries, regions and time zones. */
export function catalogueRoutes(useCases: CatalogueUseCases): readonly BoundRoute[] {
  const pageOf = async (
    { limit = "500", offset = "0" }: { limit?: string; offset?: string },
    wish: Omit<Parameters<ListCountries["execute"]>[0], "limit" | "offset"> = {},
  ) => {
    const part = { limit: Number(limit), offset: Number(offset) };
    const { countries, total } = await useCases.listCountries.execute({ ...wish, ...part });
    return {
      status: 200 as const,
      body: { data: countries.map(presentCountry), meta: { total, ...part } },
    };
  };
  return [
    bind(contract.listCountries).to(({ query }) => pageOf(query)),
    bind(contract.listCountriesForPickers).to(({ query }) =>
      pageOf(query, {
        onlyWithDocuments: query.kyc === "1",
        onlyImportant: query.important === "1",
        withWorldwide: query.iso_null === "1",
      }),
    ),
    bind(contract.listRegions).to(async ({ query }) => {
      const found = await useCases.listRegions.execute(Number(query.country_id));
      if (!found) {
        const message = "There is no country with this id.";
        const details = [{ field: "country_id", code: "unknown", message }];
        return { refusal: "validation", details };
      }
      return ok(
        found.regions.map(({ id, code, name, parentId }) => ({
          id,
          countryId: found.country.id,
          code,
          name,
          parentId: parentId ?? null,
        })),
      );
    }),
    bind(contract.listTimeZones).to(() => Promise.resolve(ok([...useCases.timeZones.list()]))),
  ];
}
