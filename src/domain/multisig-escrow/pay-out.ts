import { accept, refuse, type Result } from "../result/result.ts";
import type { EscrowEnding, KeyHolder } from "./escrow-terms.ts";
import { payersOf } from "./replacement.ts";
import { isPaidInFull, type SignedPayout, type TradeEscrow } from "./trade-escrow.ts";
import { isSameEnding, judgePlatformSignature, type PlatformRefusal } from "./who-signs.ts";

/**
 * - `ending_decided`: the trade ended in another way.
 * - `not_funded`: less was paid than the trade is about, so it can only go back; or no coin is confirmed.
 * - `already_spent`: a transaction spends the coin.
 * - `fee_not_higher`: nodes replace a payout only by one that takes more.
 * - `payer_signs`: whoever is paid pays the higher fee, so nobody else replaces a payout.
 * - `other_payout`: nobody proposed what was completed.
 */
export type PayoutRefusal =
  | PlatformRefusal
  | {
      readonly code:
        | "ending_decided"
        | "not_funded"
        | "already_spent"
        | "fee_not_higher"
        | "payer_signs"
        | "other_payout";
    };

/** The trade ended: from then on there is one way in which the escrow is paid out. */
export function decideEnding(
  escrow: TradeEscrow,
  ending: EscrowEnding,
): Result<TradeEscrow, PayoutRefusal> {
  if (escrow.ending) {
    const isSame = isSameEnding(escrow.ending, ending);
    return isSame ? accept(escrow) : refuse({ code: "ending_decided" });
  }
  if (ending.kind !== "return" && !isPaidInFull(escrow)) return refuse({ code: "not_funded" });
  return accept({ ...escrow, ending });
}

/** A payout that was checked against the terms, with the signatures that it has. */
interface ProposedSignatures {
  /** As a PSBT in base64. */
  readonly payout: string;
  readonly networkFee: bigint;
  readonly ending: EscrowEnding;
  readonly signedBy: ReadonlySet<KeyHolder>;
}

/** A party proposes a payout that they signed; a later one takes its place while nobody completed it. */
export function proposePayout(
  escrow: TradeEscrow,
  { payout, networkFee, ending, signedBy }: ProposedSignatures,
): Result<TradeEscrow, PayoutRefusal> {
  const judged = judgePlatformSignature(escrow.ending, ending, signedBy);
  if (!judged.ok) return judged;
  if (escrow.coin?.is !== "confirmed") return refuse({ code: "not_funded" });
  if (escrow.spend?.block) return refuse({ code: "already_spent" });
  if (networkFee <= (escrow.payouts.at(-1)?.networkFee ?? -1n)) {
    return refuse({ code: "fee_not_higher" });
  }
  const isReplacement = escrow.payouts.length > 0;
  if (isReplacement && !payersOf(ending).some((side) => signedBy.has(side))) {
    return refuse({ code: "payer_signs" });
  }
  return accept({ ...escrow, proposal: { payout, networkFee } });
}

/** The second signature is there: the payout is stored before it is sent. */
export function completePayout(
  escrow: TradeEscrow,
  signed: Omit<SignedPayout, "isSent">,
): Result<TradeEscrow, PayoutRefusal> {
  if (escrow.proposal?.networkFee !== signed.networkFee) return refuse({ code: "other_payout" });
  const payouts = [...escrow.payouts, { ...signed, isSent: false }];
  return accept({ ...escrow, proposal: undefined, payouts });
}

/** A node took the payout, or had it. */
export function notePayoutSent(escrow: TradeEscrow, transaction: string): TradeEscrow {
  const isWanted = escrow.payouts.some((each) => each.transaction === transaction && !each.isSent);
  if (!isWanted) return escrow;
  const payouts = escrow.payouts.map((each) =>
    each.transaction === transaction ? { ...each, isSent: true } : each,
  );
  return { ...escrow, payouts };
}
