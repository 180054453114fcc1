import { findPaymentMethod, paymentMethods } from "../catalogue/payment-methods.ts";
import type { TraderId } from "../id/id.ts";
import { journalEntry, type JournalEntry } from "../ledger/journal-entry.ts";
import { assets, type AssetCode, type RealAsset } from "../money/asset.ts";
import { playAssets } from "../money/play-form.ts";
import { money, type Money } from "../money/money.ts";
import type { Price } from "../money/price.ts";
import { roundUp } from "../money/rounding.ts";
import type { BondPolicy } from "./bond-policy.ts";

/** What somebody left as a security in one coin. */
export interface Bond {
  readonly amount: Money;
  /** What it counts for: its worth when it was left, in satoshi. */
  readonly satoshi: bigint;
  /** Of its row: grows with every change. */
  readonly version: number;
}

/** What decides whether the offers of somebody are covered. */
export interface BondStanding {
  readonly bonds: readonly Bond[];
  /** Disputes that they lost within the time that counts. */
  readonly lostDisputes: number;
}

/** Nothing was left, and nothing lost. */
export const noBonds: BondStanding = { bonds: [], lostDisputes: 0 };

const giftCards = 1;

/** Its offers need no bond (answers 11). */
const unbondedCoin = "XMR";

/** Whether a method belongs to the categories that need a bond: gift cards, and what can be reversed. */
function isBondMethod(method: { groupId: number; isReversible?: boolean }): boolean {
  return method.groupId === giftCards || method.isReversible === true;
}

/** The slugs of all methods that need a bond. */
export const bondMethods: readonly string[] = paymentMethods
  .filter(isBondMethod)
  .map(({ slug }) => slug);

/** Offers of these coins need no bond, whatever their payment method: play money secures nothing. */
export const coinsWithoutBond: readonly string[] = [unbondedCoin, ...playAssets];

/** Whether an offer is only enabled with a bond of its owner. */
export function needsBond(offer: {
  readonly asset: string;
  readonly paymentMethod: string;
}): boolean {
  if (coinsWithoutBond.includes(offer.asset)) return false;
  const method = findPaymentMethod(offer.paymentMethod);
  return method !== undefined && isBondMethod(method);
}

/** What somebody has to leave, in satoshi. */
export function requiredSatoshi(lostDisputes: number, policy: BondPolicy): bigint {
  const asked = policy.baseSatoshi * (1n + BigInt(lostDisputes));
  return asked < policy.mostSatoshi ? asked : policy.mostSatoshi;
}

/** What is still missing, in satoshi; nothing where the bonds are enough. */
export function missingSatoshi({ bonds, lostDisputes }: BondStanding, policy: BondPolicy): bigint {
  const left = bonds.reduce((sum, { satoshi }) => sum + satoshi, 0n);
  const asked = requiredSatoshi(lostDisputes, policy);
  return left < asked ? asked - left : 0n;
}

/** Whether an offer is off because its owner's bond does not cover it. */
export function isBondInsufficient(
  offer: Parameters<typeof needsBond>[0],
  standing: BondStanding,
  policy: BondPolicy,
): boolean {
  return needsBond(offer) && missingSatoshi(standing, policy) > 0n;
}

/** What of a coin is worth that many satoshi: whole granules, rounded up. The prices are in one currency. */
export function worthOf(
  satoshi: bigint,
  asset: RealAsset,
  prices: { readonly bitcoin: Price; readonly coin: Price },
): Money<RealAsset> {
  if (asset === "BTC") return money(asset, satoshi);
  const { granule, baseUnitDigits } = assets[asset];
  const granules = roundUp(
    satoshi * prices.bitcoin.scaled * 10n ** BigInt(baseUnitDigits),
    10n ** BigInt(assets.BTC.baseUnitDigits) * prices.coin.scaled * granule,
  );
  return money(asset, granules * granule);
}

/** The id of a bond's row. */
export function bondId(holderId: TraderId, asset: AssetCode): string {
  return `${holderId}:${asset}`;
}

/** What is done with a bond: left, returned, or taken for a reversed payment. */
type BondAct = "deposit" | "return" | "taken";

/** `bond-<act>:<holder>:<asset>:<version>`: between the holder's balance and their bond. */
export function bondEntry(
  act: BondAct,
  holderId: TraderId,
  amount: Money,
  version: number,
): JournalEntry {
  const { asset } = amount;
  const available = { kind: "available", asset, traderId: holderId } as const;
  const bond = { kind: "bond", asset, holderId } as const;
  const [from, to] = act === "deposit" ? [available, bond] : [bond, available];
  return journalEntry(`bond-${act}:${bondId(holderId, asset)}:${version}`, [{ from, to, amount }]);
}

/** What is left of a bond after some of it was taken; what it counts for shrinks with it, rounded down. */
export function bondWithout(
  { amount, satoshi }: Bond,
  taken: bigint,
): Pick<Bond, "amount" | "satoshi"> {
  const left = amount.units - taken;
  if (left < 0n) throw new RangeError(`${taken} is more than the bond of ${amount.units}`);
  return {
    amount: money(amount.asset, left),
    satoshi: left === 0n ? 0n : (satoshi * left) / amount.units,
  };
}
