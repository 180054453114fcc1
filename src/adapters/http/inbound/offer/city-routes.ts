import type { ListCities } from "../../../../application/offer/list-cities.ts";
import { listCities } from "../../contract/offer/cities.ts";
import { bind, type BoundRoute } from "../bound-route.ts";

/** The cities of offers. */
export const cityRoutes = (useCases: {
  readonly listCities: ListCities;
}): readonly BoundRoute[] => [
  bind(listCities).to(async ({ query: { location_id: id }, actor }) => {
    const { regionId, cities } = await useCases.listCities.execute(Number(id), actor);
    return { status: 200, body: { data: [...cities], meta: { regionId: regionId ?? null } } };
  }),
];
