import type { DocumentCountry } from "../../../../application/verification/list-documents.ts";

/** A country with the documents that it issues. */
export function presentDocuments({ country, documents }: DocumentCountry) {
  return {
    country_iso2: country.code,
    country_iso3: country.iso3,
    name: country.name,
    documents: documents.map(({ type, sides }) => ({ type, sides: [...sides] })),
  };
}
