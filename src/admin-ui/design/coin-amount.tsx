import { assets, type AssetCode } from "../../domain/money/asset.ts";
import { formatAmount, money } from "../../domain/money/money.ts";
import { withCode } from "./with-code.ts";

/** An amount of crypto in whole coins with its code. `units` are base units. */
export function CoinAmount({ units, currency }: { units: string; currency: string }) {
  return <bdi>{coinText(units, currency)}</bdi>;
}

function coinText(units: string, currency: string): string {
  if (!Object.hasOwn(assets, currency)) return withCode(units, currency);
  return withCode(formatAmount(money(currency as AssetCode, BigInt(units))), currency);
}
