import type { Deposit } from "../../domain/deposit/deposit.ts";
import type { AggregateChange } from "../ports/commit.ts";
import type { StoredDeposit } from "../ports/deposit-store.ts";

/** Its owner is told, except of what changes nothing for them. */
export function changeOf(deposit: Deposit, stored: StoredDeposit | undefined): AggregateChange {
  const { id, traderId, chain, address, transaction, place } = deposit;
  const { asset, units, state, block, credits, ruling, blockedSender } = deposit;
  return {
    aggregate: "deposit",
    id,
    seenVersion: stored?.version,
    state: {
      traderId,
      chain,
      address,
      transaction,
      place,
      asset: asset ?? null,
      units,
      state,
      height: block?.height ?? null,
      blockHash: block?.hash ?? null,
      credits,
      ruling: ruling ?? null,
      blockedSender: blockedSender ?? null,
    },
    event: { kind: state, recipients: [traderId] },
  };
}
