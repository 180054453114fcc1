import { parseFiat } from "../../../domain/money/fiat.ts";
import { money } from "../../../domain/money/money.ts";
import { parsePrice } from "../../../domain/money/price.ts";
import { judgeCashback } from "../../../domain/offer/cashback.ts";
import { feeRateOf, type FeePolicy } from "../../../domain/offer/fee-table.ts";
import { fundable } from "../../../domain/trade-start/open-amounts.ts";
import { cashbackOf, isDeferred, type Draft } from "./draft.ts";

/** What a balance is measured by. */
interface Measure {
  /** Per coin in decimals, as the draft's price is now; undefined while it is not known. */
  readonly price: string | undefined;
  /** What is available, in base units. */
  readonly balance: string;
  readonly fees: FeePolicy;
  readonly mostCashbackBasisPoints: number;
}

/**
 * Whether a sell offer would be hidden once published: its owner can fund less than its smallest amount with
 * fee and cashback. A discount of the owner's fee is not known here, so a balance that only it makes enough
 * counts as short. Never while the amounts or the price are half typed.
 */
export function isBalanceShort(draft: Draft, measure: Measure): boolean {
  const { side, asset, currency, method, amounts, min, named } = draft;
  if (side !== "sell" || isDeferred(draft) || method === "" || measure.price === undefined) {
    return false;
  }
  const price = parsePrice(asset, currency, measure.price);
  const typed = (amounts === "range" ? [min] : named).map((each) => parseFiat(currency, each));
  const minors = typed.flatMap((each) => (each.ok ? [each.value.minor] : []));
  const [first, ...rest] = minors;
  if (!price.ok || first === undefined || minors.length < typed.length) return false;
  const least = rest.reduce((low, each) => (each < low ? each : low), first);
  const cashback = judgeCashback(cashbackOf(draft), draft, measure.mostCashbackBasisPoints);
  const most = fundable(
    money(asset, BigInt(measure.balance)).units,
    price.value,
    feeRateOf(method, measure.fees),
    cashback.ok ? cashback.value : undefined,
  );
  return most.minor < least;
}
