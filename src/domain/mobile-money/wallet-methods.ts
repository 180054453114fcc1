import { paymentMethods, type PaymentMethod } from "../catalogue/payment-methods.ts";

const mobileMoney = 8;

/** Countries of the currencies in which methods of several countries pay. */
const countriesOf: Readonly<Record<string, readonly string[]>> = {
  GHS: ["GH"],
  KES: ["KE"],
  TZS: ["TZ"],
  UGX: ["UG"],
  XAF: ["CF", "CG", "CM", "GA", "GQ", "TD"],
  XOF: ["BF", "BJ", "CI", "GW", "ML", "NE", "SN", "TG"],
};

const wallets = paymentMethods.filter(({ groupId }) => groupId === mobileMoney);

function regionsOf({ countries, currencies }: PaymentMethod): readonly string[] {
  return countries.length > 0 ? countries : currencies.flatMap((code) => countriesOf[code] ?? []);
}

/** The methods of mobile money of a country (ISO 3166-1 alpha-2). */
export function walletMethodsIn(country: string): readonly PaymentMethod[] {
  return wallets.filter((method) => regionsOf(method).includes(country));
}

/** The countries that have mobile money. */
export const walletRegions: readonly string[] = [...new Set(wallets.flatMap(regionsOf))].toSorted();
