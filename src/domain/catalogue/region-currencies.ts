import type { FiatCode } from "../money/fiat.ts";

/** Currencies whose code begins with the one region (ISO 3166) in which people pay in them. */
const ofOneRegion =
  "AED ARS AUD BDT BRL CAD CHF CLP CNY COP CZK DKK EGP GBP GHS HKD HUF IDR INR JPY KES KRW KWD MAD " +
  "MXN MYR NGN NOK NZD PEN PHP PKR PLN RON SAR SEK SGD THB TRY TZS UAH UGX USD VND ZAR";

/** Currencies with the other regions in which people pay in them. */
const ofOthers: Readonly<Record<FiatCode, string>> = {
  EUR: "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK",
  USD: "EC PR SV",
  CHF: "LI",
  DKK: "FO GL",
  GBP: "GG IM JE",
  XAF: "CF CG CM GA GQ TD",
  XOF: "BF BJ CI GW ML NE SN TG",
};

/** The currency in which people of a region pay; undefined if offers may not name it. */
export function currencyOfRegion(region: string): FiatCode | undefined {
  if (region.length !== 2) return undefined;
  const own = ofOneRegion.split(" ").find((code) => code.startsWith(region));
  return own ?? Object.keys(ofOthers).find((code) => ofOthers[code]?.includes(region));
}
