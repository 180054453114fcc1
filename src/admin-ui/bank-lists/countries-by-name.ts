import type { BankDirectoryView } from "../../adapters/http/contract/admin/bank-lists.ts";

type Country = BankDirectoryView["countries"][number];

const regions = new Intl.DisplayNames("en", { type: "region" });

/** Countries with their English names, in the order of the names. */
export function countriesByName(
  countries: readonly Country[],
): readonly (Country & { readonly name: string })[] {
  return countries
    .map((each) => ({ ...each, name: regions.of(each.country) ?? each.country }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}
