import type { FiatCode } from "../money/fiat.ts";

/** A currency, or a metal that is priced like one. */
export interface FiatCurrency {
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
  [48, "AFN", "Afghan afghani"],
  [49, "ALL", "Albanian lek"],
  [50, "AMD", "Armenian dram"],
  [51, "AOA", "Angolan kwanza"],
  [52, "AWG", "Aruban florin"],
  [53, "AZN", "Azerbaijani manat"],
  [54, "BAM", "Bosnian convertible mark"],
  [55, "BBD", "Barbadian dollar"],
  [56, "BHD", "Bahraini dinar"],
  [57, "BIF", "Burundian franc"],
  [58, "BMD", "Bermudian dollar"],
  [59, "BND", "Brunei dollar"],
  [60, "BOB", "Bolivian boliviano"],
  [61, "BSD", "Bahamian dollar"],
  [62, "BTN", "Bhutanese ngultrum"],
  [63, "BWP", "Botswana pula"],
  [64, "BYN", "Belarusian ruble"],
  [65, "BZD", "Belize dollar"],
  [66, "CDF", "Congolese franc"],
  [67, "CRC", "Costa Rican colón"],
  [68, "CUP", "Cuban peso"],
  [69, "CVE", "Cape Verdean escudo"],
  [70, "DJF", "Djiboutian franc"],
  [71, "DOP", "Dominican peso"],
  [72, "DZD", "Algerian dinar"],
  [73, "ERN", "Eritrean nakfa"],
  [74, "ETB", "Ethiopian birr"],
  [75, "FJD", "Fijian dollar"],
  [76, "FKP", "Falkland Islands pound"],
  [77, "GEL", "Georgian lari"],
  [78, "GIP", "Gibraltar pound"],
  [79, "GMD", "Gambian dalasi"],
  [80, "GNF", "Guinean franc"],
  [81, "GTQ", "Guatemalan quetzal"],
  [82, "GYD", "Guyanese dollar"],
  [83, "HNL", "Honduran lempira"],
  [84, "HTG", "Haitian gourde"],
  [85, "ILS", "Israeli new shekel"],
  [86, "IQD", "Iraqi dinar"],
  [87, "IRR", "Iranian rial"],
  [88, "ISK", "Icelandic króna"],
  [89, "JMD", "Jamaican dollar"],
  [90, "JOD", "Jordanian dinar"],
  [91, "KGS", "Kyrgyz som"],
  [92, "KHR", "Cambodian riel"],
  [93, "KMF", "Comorian franc"],
  [94, "KPW", "North Korean won"],
  [95, "KYD", "Cayman Islands dollar"],
  [96, "KZT", "Kazakhstani tenge"],
  [97, "LAK", "Lao kip"],
  [98, "LBP", "Lebanese pound"],
  [99, "LKR", "Sri Lankan rupee"],
  [100, "LRD", "Liberian dollar"],
  [101, "LSL", "Lesotho loti"],
  [102, "LYD", "Libyan dinar"],
  [103, "MDL", "Moldovan leu"],
  [104, "MGA", "Malagasy ariary"],
  [105, "MKD", "Macedonian denar"],
  [106, "MMK", "Myanmar kyat"],
  [107, "MNT", "Mongolian tugrik"],
  [108, "MOP", "Macanese pataca"],
  [109, "MRU", "Mauritanian ouguiya"],
  [110, "MUR", "Mauritian rupee"],
  [111, "MVR", "Maldivian rufiyaa"],
  [112, "MWK", "Malawian kwacha"],
  [113, "MZN", "Mozambican metical"],
  [114, "NAD", "Namibian dollar"],
  [115, "NIO", "Nicaraguan córdoba"],
  [116, "NPR", "Nepalese rupee"],
  [117, "OMR", "Omani rial"],
  [118, "PAB", "Panamanian balboa"],
  [119, "PGK", "Papua New Guinean kina"],
  [120, "PYG", "Paraguayan guaraní"],
  [121, "QAR", "Qatari riyal"],
  [122, "RSD", "Serbian dinar"],
  [123, "RUB", "Russian ruble"],
  [124, "RWF", "Rwandan franc"],
  [125, "SBD", "Solomon Islands dollar"],
  [126, "SCR", "Seychellois rupee"],
  [127, "SDG", "Sudanese pound"],
  [128, "SHP", "Saint Helena pound"],
  [129, "SLE", "Sierra Leonean leone"],
  [130, "SOS", "Somali shilling"],
  [131, "SRD", "Surinamese dollar"],
  [132, "SSP", "South Sudanese pound"],
  [133, "STN", "São Tomé and Príncipe dobra"],
  [134, "SYP", "Syrian pound"],
  [135, "SZL", "Swazi lilangeni"],
  [136, "TJS", "Tajikistani somoni"],
  [137, "TMT", "Turkmenistani manat"],
  [138, "TND", "Tunisian dinar"],
  [139, "TOP", "Tongan paʻanga"],
  [140, "TTD", "Trinidad and Tobago dollar"],
  [141, "TWD", "New Taiwan dollar"],
  [142, "UYU", "Uruguayan peso"],
  [143, "UZS", "Uzbekistani som"],
  [145, "VES", "Venezuelan bolívar"],
  [146, "VUV", "Vanuatu vatu"],
  [147, "WST", "Samoan tala"],
  [148, "XCD", "East Caribbean dollar"],
  [149, "XCG", "Caribbean guilder"],
  [150, "XPF", "CFP franc"],
  [151, "YER", "Yemeni rial"],
  [152, "ZMW", "Zambian kwacha"],
  [153, "ZWG", "Zimbabwe Gold"],
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

/** Those that most people look for, before all others in lists. */
const firstCodes: readonly FiatCode[] = "USD EUR GBP NGN KES GHS ZAR INR BRL".split(" ");

/** Every currency and metal in the order of lists: the most sought, the others by code, metals. */
export const listedCurrencies: readonly FiatCurrency[] = [
  ...firstCodes.flatMap((code) => fiatCurrencies.filter((each) => each.code === code)),
  ...fiatCurrencies
    .filter(({ code }) => !firstCodes.includes(code))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1)),
  ...metals,
];

/** Whether the code is that of a metal. */
export function isMetal(code: FiatCode): boolean {
  return metals.some((metal) => metal.code === code);
}

const byCode = new Map(fiatCurrencies.map((currency) => [currency.code, currency]));

/** The currency with that ISO code. */
export function findCurrency(code: string): FiatCurrency | undefined {
  return byCode.get(code);
}
