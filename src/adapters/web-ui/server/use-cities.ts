import { useRead } from "./use-read.ts";

/** The cities of a region, or of the region of a city, in which offers are made; none while they are read. */
export function useCities(placeId: string | undefined) {
  const query = { location_id: placeId ?? "1" };
  const read = useRead(
    "listCities",
    { query },
    { isOff: placeId === undefined, keepsPrevious: true },
  );
  const answer = placeId === undefined ? undefined : read.data;
  return { cities: answer?.data ?? [], regionId: answer?.meta.regionId ?? undefined };
}
