import { assets } from "../money/asset.ts";
import type { Fiat } from "../money/fiat.ts";
import { money, type BaseUnits } from "../money/money.ts";
import { cryptoFor, fiatFor, type Price } from "../money/price.ts";
import { cashbackOn, type Cashback } from "../offer/cashback.ts";
import { amountsUpTo } from "../offer/offer-cap.ts";
import type { Offer, OfferAmounts } from "../offer/offer.ts";
import { feeOf, type FeeRate } from "../trade/fee.ts";

/** What an offer accepts at the moment, or what leaves nothing of it. */
type OpenAmounts =
  | { readonly open: true; readonly amounts: OfferAmounts }
  | { readonly open: false; readonly by: "cap" | "balance" };

/**
 * Cuts what an offer accepts to what its cap leaves and, on sell offers, to what its owner can
 * fund, rounded down to two figures (decisions, Limits); owners who fund later need not have it
 * yet.
 */
export function openAmounts(
  offer: Offer,
  capRemaining: Fiat | undefined,
  funds:
    | { readonly available: BaseUnits; readonly price: Price; readonly feeRate: FeeRate }
    | undefined,
): OpenAmounts {
  const capped = capRemaining ? amountsUpTo(offer.amounts, capRemaining) : offer.amounts;
  if (!capped) return { open: false, by: "cap" };
  if (offer.side === "buy" || offer.deferredEscrow || !funds)
    return { open: true, amounts: capped };
  const most = fundable(funds.available, funds.price, funds.feeRate, offer.cashback);
  const whole = amountsUpTo(capped, most);
  if (whole && isSame(whole, capped)) return { open: true, amounts: capped };
  const funded = amountsUpTo(capped, twoFigures(most));
  return funded ? { open: true, amounts: funded } : { open: false, by: "balance" };
}

/** The denominator of what a seller pays on top. */
const scale = 1_000_000n;

/** The most fiat whose crypto, fee and cashback a balance covers; a seller who owns no offer gives no cashback. */
export function fundable(
  available: BaseUnits,
  price: Price,
  feeRate: FeeRate,
  cashback?: Cashback,
): Fiat {
  const { asset, currency } = price;
  const { granule } = assets[asset];
  const held = (units: bigint) => {
    const amount = money(asset, units);
    return units + feeOf(amount, feeRate).units + cashbackOn(amount, price, cashback).units;
  };
  const { basisPoints, discountPercent } = feeRate;
  const feeShare = BigInt(basisPoints * (100 - discountPercent));
  const most = (balance: bigint, share: bigint) =>
    balance <= 0n ? 0n : ((balance * scale) / (scale + share) / granule) * granule;
  let units = most(available, feeShare + BigInt((cashback?.basisPoints ?? 0) * 100));
  if (cashback?.most) {
    const capped = most(available - cryptoFor(cashback.most, price).units, feeShare);
    if (capped > units) units = capped;
  }
  // Fee and cashback are rounded down: a granule or two more may still be covered.
  while (held(units + granule) <= available) units += granule;
  // The next granule begins at this amount of fiat; anything less buys at most these units.
  const beyond = fiatFor(money(asset, units + granule), price);
  return { currency, minor: beyond.minor - 1n };
}

function twoFigures({ currency, minor }: Fiat): Fiat {
  const step = 10n ** BigInt(Math.max(0, minor.toString().length - 2));
  return { currency, minor: (minor / step) * step };
}

function isSame(one: OfferAmounts, other: OfferAmounts): boolean {
  if (one.kind === "range") return other.kind === "range" && one.max.minor === other.max.minor;
  return other.kind === "predefined" && one.amounts.length === other.amounts.length;
}
