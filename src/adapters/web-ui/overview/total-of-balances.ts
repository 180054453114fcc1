import type { BalanceView } from "../../http/contract/wallet/wallet.ts";

/** The total value of all balances, in decimals of one currency. */
interface TotalOfBalances {
  readonly currency: string;
  readonly available: string;
  readonly held: string;
  readonly total: string;
}

/** Adds up balances; undefined while a rate is missing. For display only. */
export function totalOfBalances(balances: readonly BalanceView[]): TotalOfBalances | undefined {
  const [first] = balances;
  if (!first) return undefined;
  let available = 0;
  let held = 0;
  for (const { fiatValue, heldFiatValue } of balances) {
    if (fiatValue === null || heldFiatValue === null) return undefined;
    available += Number(fiatValue);
    held += Number(heldFiatValue);
  }
  return {
    currency: first.fiatCurrencyCode,
    available: available.toFixed(2),
    held: held.toFixed(2),
    total: (available + held).toFixed(2),
  };
}
