import { Trans } from "@lingui/react/macro";
import type { Market } from "../../domain/account/demo-account.ts";

/** Where people trade: with real coins, or with play money in demo accounts. */
export function MarketWords({ market }: { market: Market }) {
  return market === "play" ? <Trans>Play money</Trans> : <Trans>Real coins</Trans>;
}
