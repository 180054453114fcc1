import { journalEntry, type JournalEntry } from "../ledger/journal-entry.ts";
import type { RealAsset } from "../money/asset.ts";
import { subtract, type Money } from "../money/money.ts";
import type { ProviderOrder } from "./provider-order.ts";

type Moved = Pick<ProviderOrder, "id" | "kind" | "traderId" | "coins" | "fee" | "provider">;

/** `off-ramp:<id>`, `top-up:<id>`: available → order, the fee in it. */
export function orderHoldEntry({ id, kind, traderId, coins }: Moved): JournalEntry {
  const { asset } = coins;
  return journalEntry(`${kind}:${id}`, [
    {
      from: { kind: "available", asset, traderId },
      to: { kind: "order", asset, orderId: id },
      amount: coins,
    },
  ]);
}

/** `off-ramp-back:<id>`, `top-up-back:<id>`: order → available, exactly what was taken. */
export function orderBackEntry({ id, kind, traderId, coins }: Moved): JournalEntry {
  const { asset } = coins;
  return journalEntry(`${kind}-back:${id}`, [
    {
      from: { kind: "order", asset, orderId: id },
      to: { kind: "available", asset, traderId },
      amount: coins,
    },
  ]);
}

/** `off-ramp-settle:<id>`, `top-up-settle:<id>`: order → provider, and the fee → fees. */
export function orderSettleEntry({ id, kind, coins, fee, provider }: Moved): JournalEntry {
  const { asset } = coins;
  const from = { kind: "order", asset, orderId: id } as const;
  return journalEntry(`${kind}-settle:${id}`, [
    { from, to: { kind: "provider", asset, provider }, amount: subtract(coins, fee) },
    { from, to: { kind: "fees", asset }, amount: fee },
  ]);
}

/** `on-ramp:<id>`: provider → available: the provider owes us what it sold. */
export function orderCreditEntry({ id, traderId, coins, provider }: Moved): JournalEntry {
  const { asset } = coins;
  return journalEntry(`on-ramp:${id}`, [
    {
      from: { kind: "provider", asset, provider },
      to: { kind: "available", asset, traderId },
      amount: coins,
    },
  ]);
}

/** What the operator and a provider settled between them. */
export interface ProviderSettlement {
  readonly provider: string;
  readonly amount: Money<RealAsset>;
  /** Whether the provider paid what it owed; otherwise it was paid. */
  readonly isReceived: boolean;
}

/** `provider-settlement:<id>`: clearing → provider where it paid us; the other way where we paid it. */
export function settlementEntry(
  id: string,
  { provider, amount, isReceived }: ProviderSettlement,
): JournalEntry {
  const { asset } = amount;
  const outside = { kind: "clearing", asset } as const;
  const account = { kind: "provider", asset, provider } as const;
  const [from, to] = isReceived ? [outside, account] : [account, outside];
  return journalEntry(`provider-settlement:${id}`, [{ from, to, amount }]);
}
