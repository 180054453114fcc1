import type { JournalEntry } from "../ledger/journal-entry.ts";
import { journalEntry } from "../ledger/journal-entry.ts";
import type { RealAsset } from "../money/asset.ts";
import { add, money, type Money } from "../money/money.ts";
import type { Send } from "./send.ts";

/** What leaves the sender's balance: the amount and the fee. */
export function totalOf({ amount, fee }: Pick<Send, "amount" | "fee">): Money<RealAsset> {
  return add(amount, fee);
}

/** `send-person:<id>`: sender → recipient. */
export function personEntry(id: string, send: Pick<Send, "traderId" | "amount">, to: string) {
  const { traderId, amount } = send;
  const { asset } = amount;
  return journalEntry(`send-person:${id}`, [
    {
      from: { kind: "available", asset, traderId },
      to: { kind: "available", asset, traderId: to },
      amount,
    },
  ]);
}

/** `send-hold:<id>`: available → outgoing, amount and fee. */
export function sendHoldEntry(send: Pick<Send, "id" | "traderId" | "amount" | "fee">) {
  const { id, traderId, amount } = send;
  const { asset } = amount;
  return journalEntry(`send-hold:${id}`, [
    {
      from: { kind: "available", asset, traderId },
      to: { kind: "outgoing", asset, sendId: id },
      amount: totalOf(send),
    },
  ]);
}

/** `send-back:<id>`: outgoing → available, exactly what was held. */
export function sendBackEntry(send: Pick<Send, "id" | "traderId" | "amount" | "fee">) {
  const { id, traderId, amount } = send;
  const { asset } = amount;
  return journalEntry(`send-back:${id}`, [
    {
      from: { kind: "outgoing", asset, sendId: id },
      to: { kind: "available", asset, traderId },
      amount: totalOf(send),
    },
  ]);
}

/**
 * `send-settle:<id>`: the amount leaves the chain, and what the network took is paid from the fees
 * collected for it. `networkFee` may be in another coin: Tether moves for Ether.
 */
export function sendSettleEntry(
  send: Pick<Send, "id" | "amount" | "fee">,
  networkFee: Money,
): JournalEntry {
  const { id, amount, fee } = send;
  const { asset } = amount;
  const outgoing = { kind: "outgoing", asset, sendId: id } as const;
  return journalEntry(`send-settle:${id}`, [
    { from: outgoing, to: { kind: "hot", asset }, amount },
    { from: outgoing, to: { kind: "network_fees", asset }, amount: fee },
    {
      from: { kind: "network_fees", asset: networkFee.asset },
      to: { kind: "hot", asset: networkFee.asset },
      amount: networkFee,
    },
  ]);
}

/**
 * `send-back:<id>` of a send that a contract of its chain refused: the amount comes back; what the network took all
 * the same is paid from the fee.
 */
export function sendRefusedEntry(
  { id, traderId, amount, fee }: Pick<Send, "id" | "traderId" | "amount" | "fee">,
  networkFee: Money,
): JournalEntry {
  const { asset } = amount;
  const outgoing = { kind: "outgoing", asset, sendId: id } as const;
  return journalEntry(`send-back:${id}`, [
    { from: outgoing, to: { kind: "available", asset, traderId }, amount },
    { from: outgoing, to: { kind: "network_fees", asset }, amount: fee },
    {
      from: { kind: "network_fees", asset: networkFee.asset },
      to: { kind: "hot", asset: networkFee.asset },
      amount: networkFee,
    },
  ]);
}

/**
 * `send-settle:<id>` of a payment over Lightning: the amount and the fee that it took leave our channels; what
 * was held for a higher fee comes back.
 */
export function paymentSettleEntry(
  { id, traderId, amount, fee }: Pick<Send, "id" | "traderId" | "amount" | "fee">,
  taken: Money<RealAsset>,
): JournalEntry {
  const { asset } = amount;
  const outgoing = { kind: "outgoing", asset, sendId: id } as const;
  return journalEntry(`send-settle:${id}`, [
    { from: outgoing, to: { kind: "lightning", asset }, amount: add(amount, taken) },
    {
      from: outgoing,
      to: { kind: "available", asset, traderId },
      amount: money(asset, fee.units - taken.units),
    },
  ]);
}
