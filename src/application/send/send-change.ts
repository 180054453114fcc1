import { isColdMove } from "../../domain/send/cold-move.ts";
import type { SendIntent } from "../../domain/send/send.ts";
import type { AggregateChange } from "../ports/commit.ts";
import type { StoredSend } from "../ports/send-store.ts";

/** A new state of a send, decided on the version that was read. */
export function changeOf(
  { id, version }: StoredSend,
  state: AggregateChange["state"],
): AggregateChange {
  return { aggregate: "send", id, seenVersion: version, state };
}

/** What its signer is told to sign. */
export function intentOf(send: StoredSend): SendIntent {
  const { id: sendId, amount, fee, networkFee, needsApproval } = send;
  const { chain, address } = send.target;
  const intent = { sendId, chain, address, amount, fee, networkFee, needsApproval };
  return isColdMove(send) ? { ...intent, isCold: true } : intent;
}
