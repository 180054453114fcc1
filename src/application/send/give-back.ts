import { coldBackEntry, isColdMove } from "../../domain/send/cold-move.ts";
import { sendBackEntry } from "../../domain/send/send-entries.ts";
import { serveFromBalance } from "../debt/serve-claims.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import type { AggregateChange, Commit } from "../ports/commit.ts";
import type { StoredSend } from "../ports/send-store.ts";
import { changeOf } from "./send-change.ts";

/** What gives back everything that a send held. */
interface GivenBack extends Pick<Commit, "entries" | "claims" | "debts"> {
  readonly change: AggregateChange;
}

/**
 * Cancels a send that is not signed: its owner has everything back, and pays their debts from it. `event`:
 * tells them, where it was not they who cancelled it.
 */
export async function giveBack(
  claims: Pick<ClaimStore, "debtorBalance">,
  send: StoredSend,
  event?: "declined",
): Promise<GivenBack> {
  if (isColdMove(send)) {
    return { entries: [coldBackEntry(send)], change: changeOf(send, { state: "cancelled" }) };
  }
  const { id, traderId, amount, fee, version } = send;
  const { asset } = amount;
  const { debtorBalance } = await claims.debtorBalance(traderId, asset);
  const gained = amount.units + fee.units;
  const served = serveFromBalance({ debtorId: traderId, asset, debtorBalance, gained });
  return {
    ...served,
    entries: [sendBackEntry(send), ...served.entries],
    change: {
      aggregate: "send",
      id,
      seenVersion: version,
      state: { state: "cancelled" },
      ...(event && { event: { kind: event, recipients: [traderId] } }),
    },
  };
}
