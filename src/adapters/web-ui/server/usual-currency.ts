import { useState } from "react";
import { currencyCookie } from "../../http/contract/page-state.ts";
import { keepCookie } from "../keep-cookie.ts";
import { usePageState } from "../page-context.ts";

const yearInSeconds = 31_536_000;

/** What was chosen since the page was loaded. */
let chosen: string | undefined;

/**
 * The currency in which the user looks for offers unless they say otherwise: the last one that they
 * chose here, or what the server made of their settings and their browser. It stays the same while
 * the page is open, because addresses leave it out.
 */
export function useUsualCurrency(): string {
  const { usualCurrency } = usePageState();
  const [usual] = useState(() => chosen ?? usualCurrency);
  return usual;
}

/** Keeps the currency that the user chose, for their next visit with this browser. */
export function rememberCurrency(code: string): void {
  chosen = code;
  keepCookie(window, currencyCookie, code, yearInSeconds);
}
