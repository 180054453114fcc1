import { useRead } from "./use-read.ts";

/** The regions of a country (ISO 3166-1 alpha-2), by name; none while they are read. */
export function useRegions(country: string) {
  const countries = useRead("listCountries", {}).data?.data ?? [];
  const id = countries.find(({ iso }) => iso === country)?.id;
  const query = { country_id: String(id ?? 0) };
  return useRead("listRegions", { query }, { isOff: id === undefined }).data?.data ?? [];
}
