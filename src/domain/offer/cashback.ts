import { parseFiat, type Fiat, type FiatCode } from "../money/fiat.ts";
import { money, shareOf, type Money } from "../money/money.ts";
import { cryptoFor, type Price } from "../money/price.ts";
import { roundDown } from "../money/rounding.ts";
import { parseBasisPoints } from "./basis-points.ts";
import { bad, good, type Judged } from "./offer-failure.ts";

/** What the owner of a sell offer gives buyers on top at the release (answers 66). */
export interface Cashback {
  /** Of the crypto that is traded. */
  readonly basisPoints: number;
  /** What it is worth at most in one trade; undefined: it has no bound of its own. */
  readonly most: Fiat | undefined;
}

/** Cashback as typed: a percentage ("1.5"), empty for none, and its bound in the offer's currency, empty for none. */
export interface CashbackInput {
  readonly percent: string;
  readonly most: string;
}

/** The cashback on an amount at a price, in whole granules. */
export function cashbackOn(amount: Money, price: Price, cashback: Cashback | undefined): Money {
  if (!cashback) return money(amount.asset, 0n);
  const share = { numerator: BigInt(cashback.basisPoints), denominator: 10_000n };
  const whole = shareOf(amount, share, roundDown);
  const most = cashback.most && cryptoFor(cashback.most, price);
  return most && most.units < whole.units ? most : whole;
}

/** Checks the cashback of an offer on that side and in that currency. */
export function judgeCashback(
  { percent, most }: CashbackInput,
  { side, currency }: { readonly side: string; readonly currency: FiatCode },
  mostBasisPoints: number,
): Judged<Cashback | undefined> {
  if (percent === "" && most === "") return good(undefined);
  const field = "cashback_percent";
  if (side !== "sell") return bad({ field, code: "only_on_sell_offers" });
  const basisPoints = parseBasisPoints(percent);
  if (basisPoints === undefined) return bad({ field, code: "not_a_number" });
  const bounds = { least: 1, most: mostBasisPoints };
  if (basisPoints < bounds.least || basisPoints > bounds.most) {
    return bad({ field, code: "out_of_bounds", bounds });
  }
  const bound = judgeMost(most, currency);
  return bound.ok ? good({ basisPoints, most: bound.value }) : bound;
}

function judgeMost(typed: string, currency: FiatCode): Judged<Fiat | undefined> {
  const field = "cashback_max_value";
  if (typed === "") return good(undefined);
  const fiat = parseFiat(currency, typed);
  if (fiat.ok)
    return fiat.value.minor > 0n ? good(fiat.value) : bad({ field, code: "not_positive" });
  return fiat.refusal.code === "amount_too_precise"
    ? bad({ field, code: "too_precise", digits: fiat.refusal.digits })
    : bad({ field, code: "not_a_number" });
}
