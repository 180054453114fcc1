import type { RealAsset } from "../../../domain/money/asset.ts";
import { formatFiat } from "../../../domain/money/fiat.ts";
import { money } from "../../../domain/money/money.ts";
import { fiatFor, parsePrice } from "../../../domain/money/price.ts";
import type { SendSpeed } from "../../../domain/send/send.ts";
import type { BalanceView } from "../../http/contract/wallet/wallet.ts";

/** What a speed costs, in base units, and how soon a block has the coins. */
export interface SpeedFee {
  readonly speed: SendSpeed;
  readonly fee: string;
  readonly withinMinutes: number;
}

const usual: SendSpeed = "normal";

/**
 * The speeds that are worth a choice, the fastest first: one that costs no less than another that is as fast tells
 * people nothing, and is left out.
 */
export function offeredFees(fees: readonly SpeedFee[]): readonly SpeedFee[] {
  const isBetter = (one: SpeedFee, other: SpeedFee) => {
    const [fee, others] = [BigInt(one.fee), BigInt(other.fee)];
    if (fee !== others) return fee < others;
    if (one.withinMinutes !== other.withinMinutes) return one.withinMinutes < other.withinMinutes;
    return (
      one.speed === usual || (other.speed !== usual && fees.indexOf(one) < fees.indexOf(other))
    );
  };
  return fees.filter((fee) =>
    fees.every(
      (other) => other === fee || other.withinMinutes > fee.withinMinutes || !isBetter(other, fee),
    ),
  );
}

/** The speeds that a balance covers; without a known balance, all of them. */
export function coveredFees(
  fees: readonly SpeedFee[],
  units: bigint,
  available: bigint | undefined,
): readonly SpeedFee[] {
  return fees.filter(({ fee }) => available === undefined || units + BigInt(fee) <= available);
}

/** The speed that is chosen at first: the usual one, or else the cheapest. */
export function firstFee(fees: readonly SpeedFee[]): SpeedFee | undefined {
  return fees.find(({ speed }) => speed === usual) ?? fees.at(-1);
}

/** What can arrive at most: the balance without the fee; nothing where the fee is no less than it. */
export function mostAfter(available: bigint, fee: bigint): bigint {
  return available > fee ? available - fee : 0n;
}

/** What an amount in base units is worth in the person's currency; undefined while there is no rate. */
export function worthOf(asset: RealAsset, units: bigint, own: BalanceView): string | undefined {
  const price = parsePrice(asset, own.fiatCurrencyCode, own.fiatRate ?? "");
  return price.ok ? formatFiat(fiatFor(money(asset, units), price.value)) : undefined;
}
