import type { FiatCode } from "../money/fiat.ts";

/** Currencies with the regions (ISO 3166) in which people pay in them. */
const regionsOf: Readonly<Record<FiatCode, string>> = {
  EUR: "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK",
  USD: "EC PR SV US",
  AED: "AE",
  ARS: "AR",
  AUD: "AU",
  BDT: "BD",
  BRL: "BR",
  CAD: "CA",
  CHF: "CH LI",
  CLP: "CL",
  CNY: "CN",
  COP: "CO",
  CZK: "CZ",
  DKK: "DK FO GL",
  EGP: "EG",
  GBP: "GB GG IM JE",
  GHS: "GH",
  HKD: "HK",
  HUF: "HU",
  IDR: "ID",
  INR: "IN",
  JPY: "JP",
  KES: "KE",
  KRW: "KR",
  KWD: "KW",
  MAD: "MA",
  MXN: "MX",
  MYR: "MY",
  NGN: "NG",
  NOK: "NO",
  NZD: "NZ",
  PEN: "PE",
  PHP: "PH",
  PKR: "PK",
  PLN: "PL",
  RON: "RO",
  SAR: "SA",
  SEK: "SE",
  SGD: "SG",
  THB: "TH",
  TRY: "TR",
  TZS: "TZ",
  UAH: "UA",
  UGX: "UG",
  VND: "VN",
  XAF: "CF CG CM GA GQ TD",
  XOF: "BF BJ CI GW ML NE SN TG",
  ZAR: "ZA",
};

const byRegion = new Map(
  Object.entries(regionsOf).flatMap(([code, regions]) =>
    regions.split(" ").map((region) => [region, code] as const),
  ),
);

/** The currency in which people of a region pay; undefined if offers may not name it. */
export function currencyOfRegion(region: string): FiatCode | undefined {
  return byRegion.get(region);
}
