import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { assets, type AssetCode } from "../../domain/money/asset.ts";
import { money, shareOf } from "../../domain/money/money.ts";
import { roundDown } from "../../domain/money/rounding.ts";

type Outcome = CaseView["outcomes"][number];

/**
 * What a split by that share of the buyer's moves, as the settlement does it: every part of his is
 * rounded down, all the rest goes to the seller. `even` says whether the platform keeps its fee.
 */
export function splitEffect(
  { cryptoAmount, fee, cashback }: Pick<CaseView, "cryptoAmount" | "fee" | "cashback">,
  even: Outcome,
  points: number,
): Outcome {
  const { currency } = cryptoAmount;
  if (!Object.hasOwn(assets, currency)) return even;
  const asset = currency as AssetCode;
  const share = { numerator: BigInt(points), denominator: 10_000n };
  const part = (units: string) => shareOf(money(asset, BigInt(units)), share, roundDown).units;
  const total = BigInt(cryptoAmount.amount) + BigInt(fee) + BigInt(cashback);
  const buyerGets = part(cryptoAmount.amount) + part(cashback);
  const feeTaken = even.feeTaken === "0" ? 0n : part(fee);
  return {
    verdict: "split",
    buyerGets: String(buyerGets),
    sellerGets: String(total - buyerGets - feeTaken),
    feeTaken: String(feeTaken),
  };
}
