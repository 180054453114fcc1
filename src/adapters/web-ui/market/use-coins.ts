import { assetsOf } from "../../../domain/money/play-form.ts";
import { usePageState } from "../page-context.ts";
import { coinNames } from "./coins.ts";

/** The coins that the user holds and trades, in list order: a demo account's are play money. */
export function useCoins() {
  const { isDemoAccount } = usePageState().reader;
  return assetsOf(isDemoAccount).map((code) => ({ code, name: coinNames[code] }));
}
