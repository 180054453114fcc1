import { isCountry } from "../../../domain/catalogue/countries.ts";

/** Where somebody probably is, by what their browser says. */
export function guessedPlace(): { readonly country: string | null; readonly timezone: string } {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const country = regionOf(navigator.language);
  return { timezone, country: country !== undefined && isCountry(country) ? country : null };
}

/** Only what the browser says itself: that "en" is most likely American tells nothing of a person. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
