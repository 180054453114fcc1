import { raisedPayment } from "../chain/raised-payment.ts";
import type { ChainCode } from "../chain/chain.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import type { SendPolicy } from "./send-policy.ts";
import type { SendState } from "./send.ts";

/** A send whose fee staff want to raise. In satoshi. */
export interface RaisableSend {
  readonly state: SendState;
  readonly chain: ChainCode;
  readonly amount: bigint;
  readonly fee: bigint;
  /** What comes back to us; undefined or zero: nothing. */
  readonly change: bigint | undefined;
  /** Whether a transaction of ours spends what comes back. */
  readonly isChangeSpent: boolean;
  /** How many of our coins it spends. */
  readonly coins: number;
  /** Of the recipient's output script. */
  readonly scriptLength: number;
  /** How often it was replaced, and the number of the replacement that staff asked for last. */
  readonly replaced: number;
  readonly raiseAsked: number | undefined;
}

/**
 * - `send_not_on_its_way`: it is not a transaction of Bitcoin that was sent and is not confirmed, or a higher fee is
 *   asked for already.
 * - `send_fee_at_most`: too little comes back to pay more, that is spent already, or the policy allows no more.
 */
export interface RaiseRefusal {
  readonly code: "send_not_on_its_way" | "send_fee_at_most";
}

/** The next fee of a send that waits for a block. The one who signs comes to the same. */
export function nextFee(
  send: RaisableSend,
  policy: Pick<SendPolicy, "mostBumps" | "bumpBasisPoints" | "mostFeeBasisPoints">,
): Result<bigint, RaiseRefusal> {
  const { state, chain, replaced, raiseAsked, change = 0n } = send;
  if (state !== "sent" || chain !== "bitcoin" || raiseAsked === replaced) {
    return refuse({ code: "send_not_on_its_way" });
  }
  const mostFee = (send.amount * BigInt(policy.mostFeeBasisPoints)) / 10_000n;
  const raised = raisedPayment(
    { ...send, change },
    { basisPoints: policy.bumpBasisPoints, mostFee },
  );
  if (!raised || send.isChangeSpent || replaced >= policy.mostBumps) {
    return refuse({ code: "send_fee_at_most" });
  }
  return accept(raised.fee);
}
