/**
 * The locales of the interface by the prefix of their addresses; the default has none (answers 30).
 * `ar-XB` is generated from the source texts for tests: accented, longer and right to left.
 */
export const locales = {
  en: { direction: "ltr" },
  "ar-XB": { direction: "rtl" },
} as const;

export type Locale = keyof typeof locales;

export const localeCodes = Object.keys(locales) as readonly Locale[];

/** The locale of addresses without a prefix (specification, section 9). */
export const defaultLocale = "en" satisfies Locale;

/** Generated for tests: search engines must not list it. */
export const pseudoLocale: Locale = "ar-XB";

/** The languages that people read the product in. */
export const spokenLocales = localeCodes.filter((code) => code !== pseudoLocale);

/** Splits `/ar-XB/fees` into its locale and `/fees`. An unknown prefix is part of the path. */
export function splitLocale(path: string): { readonly locale: Locale; readonly path: string } {
  const [, prefix = "", ...rest] = path.split("/");
  if (!isLocale(prefix) || prefix === defaultLocale) return { locale: defaultLocale, path };
  return { locale: prefix, path: `/${rest.join("/")}` };
}

function isLocale(text: string): text is Locale {
  return Object.hasOwn(locales, text);
}
