import { accountId } from "../../../src/domain/ledger/account.ts";
import type { TradeChange } from "../../../src/domain/trade/trade-change.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";

/** The effect of a change's entries on the escrow, from their postings alone. */
export type ObservedEffect = "none" | "hold" | "adjust" | "release" | "return" | "part";

export function observedEffect(before: Trade, { entries }: TradeChange): ObservedEffect {
  const refs = entries.map(({ ref }) => ref.split(":")[0]);
  if (refs.length === 0) return "none";
  if (refs.length > 1) throw new Error(`${refs.length} entries in one change`);
  if (refs[0] === "hold" || refs[0] === "adjust") return refs[0];
  const { amount, fee, cashback } = before.money;
  const toSeller = movedTo("available", before.sellerId, entries);
  const toBuyer = movedTo("available", before.buyerId, entries);
  if (toBuyer === 0n) return "return";
  const isAll = toBuyer === amount.units + cashback.units;
  // The fee goes to the platform, or to the seller if staff were late; nothing else is left over.
  return isAll && (toSeller === 0n || toSeller === fee.units) ? "release" : "part";
}

/** What an account receives from the entries; negative if it pays. */
export function movedTo(
  kind: "available" | "escrow",
  ownerId: string,
  entries: TradeChange["entries"],
): bigint {
  return entries
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => accountId(account) === `${kind}:${account.asset}:${ownerId}`)
    .reduce((sum, { amount }) => sum + amount.units, 0n);
}
