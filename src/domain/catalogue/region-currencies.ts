import type { FiatCode } from "../money/fiat.ts";
import { fiatCurrencies } from "./fiat-currencies.ts";

/** Currencies of one country: their codes begin with its own (ISO 4217). X begins those of many. */
const ofOneRegion: ReadonlyMap<string, FiatCode> = new Map(
  fiatCurrencies
    .filter(({ code }) => !code.startsWith("X") && code !== "EUR")
    .map(({ code }) => [code.slice(0, 2), code]),
);

/** Currencies with the other regions (ISO 3166) in which people pay in them. */
const regionsOf: Readonly<Record<FiatCode, string>> = {
  EUR:
    "AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI " +
    "SK SM TF VA XK YT",
  USD: "AS BQ EC FM GU IO MH MP PR PW SV TC TL UM VG VI",
  AUD: "CC CX HM KI NF NR TV",
  CHF: "LI",
  DKK: "FO GL",
  GBP: "GG GS IM JE",
  ILS: "PS",
  MAD: "EH",
  NOK: "BV SJ",
  NZD: "CK NU PN TK",
  SHP: "AC TA",
  XAF: "CF CG CM GA GQ TD",
  XCD: "AG AI DM GD KN LC MS VC",
  XCG: "CW SX",
  XOF: "BF BJ CI GW ML NE SN TG",
  XPF: "NC PF WF",
};

const ofOthers: ReadonlyMap<string, FiatCode> = new Map(
  Object.entries(regionsOf).flatMap(([code, regions]) =>
    regions.split(" ").map((region) => [region, code]),
  ),
);

/** The currency in which people of a region pay; undefined where nobody does. */
export function currencyOfRegion(region: string): FiatCode | undefined {
  return ofOneRegion.get(region) ?? ofOthers.get(region);
}
