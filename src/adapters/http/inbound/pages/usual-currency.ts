import type { Request } from "express";
import { currencyOfRegion } from "../../../../domain/catalogue/region-currencies.ts";
import { currencyCookie, type PageState } from "../../contract/page-state.ts";

/** What an account has until its owner chooses another. */
const unchosen = "USD";

/**
 * The currency in which a user looks for offers unless they say otherwise: the last one that they
 * chose with this browser, that of their settings, or that of their browser's region.
 */
export function usualCurrencyOf(request: Request, reader: PageState["reader"]): string {
  const cookies = request.get("cookie") ?? "";
  const last = new RegExp(`(?:^|; )${currencyCookie}=([A-Z]{3})(?:;|$)`).exec(cookies)?.[1];
  if (last !== undefined) return last;
  if (reader.isLogged && reader.currency !== unchosen) return reader.currency;
  const [language = ""] = request.acceptsLanguages();
  return currencyOfRegion(regionOf(language)) ?? reader.currency;
}

function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? "";
  } catch {
    return "";
  }
}
