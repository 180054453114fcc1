import { countryCodes } from "./countries.ts";

/** The stand-in for every country, in filters and in the country of an offer (answers 83). */
export const worldwide = { id: 9999, iso: "WORLDWIDE", code: "YY", name: "Worldwide" } as const;

/** Where most traders live: the first group of a picker. */
const important: ReadonlySet<string> = new Set(
  "AR AU BR CA CO DE ES FR GB GH IN KE MX NG NL PH PL PT TR UA US VN ZA".split(" "),
);

/** Territories whose people hold the documents of another country. */
const withoutDocuments: ReadonlySet<string> = new Set(
  `AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HM IM IO JE KY MF MP MQ MS NC
  NF NU PF PM PN PR RE SH SJ SX TC TF TK UM VG VI WF YT`.split(/\s+/),
);

/** Whether a picker shows the country in its first group (answers 90). */
export function isImportantCountry(code: string): boolean {
  return important.has(code);
}

/** Countries whose identity documents can be checked (answers 90). */
export const documentCountries: readonly string[] = countryCodes.filter(
  (code) => !withoutDocuments.has(code),
);
