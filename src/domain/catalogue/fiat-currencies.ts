import type { FiatCode } from "../money/fiat.ts";

/** A currency that offers may name. */
interface FiatCurrency {
  /** Published; never reassigned to another currency (answers 50). */
  readonly id: number;
  readonly code: FiatCode;
  readonly name: string;
}

const rows: readonly (readonly [id: number, code: FiatCode, name: string])[] = [
  [144, "USD", "US dollar"],
  [1, "AED", "UAE dirham"],
  [2, "ARS", "Argentine peso"],
  [3, "AUD", "Australian dollar"],
  [4, "BDT", "Bangladeshi taka"],
  [5, "BRL", "Brazilian real"],
  [6, "CAD", "Canadian dollar"],
  [7, "CHF", "Swiss franc"],
  [8, "CLP", "Chilean peso"],
  [9, "CNY", "Chinese yuan"],
  [10, "COP", "Colombian peso"],
  [11, "CZK", "Czech koruna"],
  [12, "DKK", "Danish krone"],
  [13, "EGP", "Egyptian pound"],
  [14, "EUR", "Euro"],
  [15, "GBP", "Pound sterling"],
  [16, "GHS", "Ghanaian cedi"],
  [17, "HKD", "Hong Kong dollar"],
  [18, "HUF", "Hungarian forint"],
  [19, "IDR", "Indonesian rupiah"],
  [20, "INR", "Indian rupee"],
  [21, "JPY", "Japanese yen"],
  [22, "KES", "Kenyan shilling"],
  [23, "KRW", "South Korean won"],
  [24, "KWD", "Kuwaiti dinar"],
  [25, "MAD", "Moroccan dirham"],
  [26, "MXN", "Mexican peso"],
  [27, "MYR", "Malaysian ringgit"],
  [28, "NGN", "Nigerian naira"],
  [29, "NOK", "Norwegian krone"],
  [30, "NZD", "New Zealand dollar"],
  [31, "PEN", "Peruvian sol"],
  [32, "PHP", "Philippine peso"],
  [33, "PKR", "Pakistani rupee"],
  [34, "PLN", "Polish złoty"],
  [35, "RON", "Romanian leu"],
  [36, "SAR", "Saudi riyal"],
  [37, "SEK", "Swedish krona"],
  [38, "SGD", "Singapore dollar"],
  [39, "THB", "Thai baht"],
  [40, "TRY", "Turkish lira"],
  [41, "TZS", "Tanzanian shilling"],
  [42, "UAH", "Ukrainian hryvnia"],
  [43, "UGX", "Ugandan shilling"],
  [44, "VND", "Vietnamese dong"],
  [45, "XAF", "Central African CFA franc"],
  [46, "XOF", "West African CFA franc"],
  [47, "ZAR", "South African rand"],
];

/** Every currency available to offers, the US dollar first. */
export const fiatCurrencies: readonly FiatCurrency[] = rows.map(([id, code, name]) => ({
  id,
  code,
  name,
}));

/** Metals stand beside currencies in tables and converters; no offer is in one (answers 84). */
export const metals: readonly FiatCurrency[] = [
  { id: 901, code: "XAU", name: "Gold (troy ounce)" },
  { id: 902, code: "XAG", name: "Silver (troy ounce)" },
  { id: 903, code: "XPT", name: "Platinum (troy ounce)" },
  { id: 904, code: "XPD", name: "Palladium (troy ounce)" },
];

const byCode = new Map(fiatCurrencies.map((currency) => [currency.code, currency]));

/** The currency with that ISO code. */
export function findCurrency(code: string): FiatCurrency | undefined {
  return byCode.get(code);
}
