/** The sign of a currency ("€"); its code if it has none. */
export function symbolOf(code: string): string {
  const parts = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? code;
}

/** The names of currencies in a language; undefined for one that the language does not name. */
export function currencyNamesIn(locale: string): (code: string) => string | undefined {
  const names = new Intl.DisplayNames(locale, { type: "currency", fallback: "none" });
  return (code) => names.of(code);
}
