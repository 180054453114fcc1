import type { EscrowEnding } from "../../domain/multisig-escrow/escrow-terms.ts";
import { decideEnding, proposePayout } from "../../domain/multisig-escrow/pay-out.ts";
import { termsOf } from "../../domain/multisig-escrow/trade-escrow.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { SealIntent } from "../ports/chain-sender.ts";
import type { AggregateChange } from "../ports/commit.ts";
import type { EscrowCodec } from "../ports/escrow-codec.ts";
import type { StoredEscrow } from "../ports/multisig-escrow-store.ts";
import { changeOf } from "./escrow-change.ts";
import { sealsOfEnding } from "./escrow-seals.ts";
import type { ProposeRefusal } from "./propose-payout.ts";

/** An ending together with the signature of the side that gives up what is in the escrow. */
interface SignedEnding {
  readonly ending: EscrowEnding;
  readonly by: "buyer" | "seller";
  /** A PSBT in base64. */
  readonly text: string;
}

/** The escrow with its ending and the payout that a party signed, over the version that was read. */
export function signedEnding(
  escrow: StoredEscrow,
  { ending, by, text }: SignedEnding,
  { codec, seal }: { readonly codec: Pick<EscrowCodec, "readPayout">; readonly seal: SealIntent },
): Result<AggregateChange, ProposeRefusal> {
  const ended = decideEnding(escrow, ending);
  if (!ended.ok) return ended;
  const terms = termsOf(escrow);
  if (!terms || !escrow.coin) return refuse({ code: "not_funded" });
  const read = codec.readPayout(text, { terms, coin: escrow.coin, ending });
  if (!read.ok) return refuse({ code: "payout_refused", because: read.refusal.code });
  if (!read.value.signedBy.has(by)) return refuse({ code: "signature_needed" });
  const proposed = proposePayout(ended.value, { ...read.value, ending });
  if (!proposed.ok) return proposed;
  const seals = sealsOfEnding(escrow, ending, seal);
  return accept(changeOf(proposed.value, seals, escrow, escrow.version));
}
