import { useState } from "react";
import { currencyOfRegion } from "../../../domain/catalogue/region-currencies.ts";
import { usePageState } from "../page-context.ts";
import { remember, remembered } from "./device-memory.ts";

const name = "currency";

/** What an account has until its owner chooses another. */
const unchosen = "USD";

/**
 * The currency in which the user looks for offers unless they say otherwise: the last one that
 * they chose here, that of their settings, or that of their browser's region. It stays the same
 * while the page is open, because addresses leave it out.
 */
export function useUsualCurrency(): string {
  const { reader } = usePageState();
  const [usual] = useState(() => {
    const last = remembered(name);
    if (last !== undefined && /^[A-Z]{3}$/.test(last)) return last;
    if (reader.isLogged && reader.currency !== unchosen) return reader.currency;
    return currencyOfRegion(regionOf(navigator.language)) ?? reader.currency;
  });
  return usual;
}

/** Keeps the currency that the user chose, for their next visit with this browser. */
export function rememberCurrency(code: string): void {
  remember(name, code);
}

function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? "";
  } catch {
    return "";
  }
}
