import type { BalanceView } from "../../http/contract/wallet/wallet.ts";

/** What all balances together are worth, in decimals of one currency. */
interface TotalOfBalances {
  readonly currency: string;
  readonly available: string;
  readonly held: string;
  readonly total: string;
}

/** Adds balances up; undefined while a rate is missing. Only to be looked at. */
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
