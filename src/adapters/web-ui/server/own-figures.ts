import { usePageState } from "../page-context.ts";
import { useRead } from "./use-read.ts";

/** Active trades are asked for at most once a minute (specification, section 4). */
const everyMs = 60_000;

/** How many trades wait for the reader; undefined while unknown or signed out. */
export function useTurnCount(): number | undefined {
  const { reader } = usePageState();
  const { data } = useRead("listActiveTrades", {}, { everyMs, isOff: !reader.isLogged });
  return data?.data.filter(({ turn, mySide }) => turn === mySide).length;
}

/** The value of all that the reader has available, in the reader's currency; undefined while unknown. */
export function useTotal(): { readonly amount: string; readonly currency: string } | undefined {
  const { reader } = usePageState();
  const { data } = useRead("getBalances", {}, { everyMs, isOff: !reader.isLogged });
  const balances = data?.data ?? [];
  const [first] = balances;
  if (!first || balances.some(({ fiatValue }) => fiatValue === null)) return undefined;
  // Only to be looked at: cents are exact far beyond any wallet.
  const total = balances.reduce((sum, { fiatValue }) => sum + Number(fiatValue), 0);
  return { amount: total.toFixed(2), currency: first.fiatCurrencyCode };
}
