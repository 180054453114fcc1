import { proposePayout, type PayoutRefusal } from "../../domain/multisig-escrow/pay-out.ts";
import { termsOf } from "../../domain/multisig-escrow/trade-escrow.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommitChanges, Conflict } from "../ports/commit.ts";
import type { EscrowCodec } from "../ports/escrow-codec.ts";
import type { MultisigEscrowStore } from "../ports/multisig-escrow-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import { changeOf } from "./escrow-change.ts";

/**
 * - `not_found`: no such trade of theirs has such an escrow.
 * - `payout_refused`: it is not what the ending gives to each, or a signature is wrong; `because` says more.
 * - `signature_needed`: it has no signature of theirs.
 */
export type ProposeRefusal =
  | PayoutRefusal
  | { readonly code: "not_found" | "signature_needed" }
  | { readonly code: "payout_refused"; readonly because: string };

interface ProposeParts {
  readonly escrows: Pick<MultisigEscrowStore, "find" | "now">;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly codec: Pick<EscrowCodec, "readPayout">;
}

/** A party signs the payout of a trade that ended; the platform's signature follows. */
export class ProposePayout {
  readonly #parts: ProposeParts;

  constructor(parts: ProposeParts) {
    this.#parts = parts;
  }

  /** `text`: a PSBT in base64. */
  execute(actor: Actor, tradeId: string, text: string): Promise<Result<null, ProposeRefusal>> {
    return retryOnConflict(() => this.#judge(actor, tradeId, text));
  }

  async #judge(
    { traderId }: Actor,
    tradeId: string,
    text: string,
  ): Promise<Result<null, ProposeRefusal> | Conflict> {
    const { escrows, changes, codec } = this.#parts;
    const escrow = await escrows.find(tradeId);
    const side = escrow && sideIn(escrow, traderId);
    if (!escrow || !side) return refuse({ code: "not_found" });
    const { ending, coin } = escrow;
    const terms = termsOf(escrow);
    if (!ending) return refuse({ code: "trade_is_open" });
    if (!terms || !coin) return refuse({ code: "not_funded" });
    const read = codec.readPayout(text, { terms, coin, ending });
    if (!read.ok) return refuse({ code: "payout_refused", because: read.refusal.code });
    if (!read.value.signedBy.has(side)) return refuse({ code: "signature_needed" });
    if (escrow.proposal?.payout === read.value.payout) return accept(null);
    const decided = proposePayout(escrow, { ...read.value, ending });
    if (!decided.ok) return decided;
    const outcome = await changes.commit({
      judgedAt: await escrows.now(),
      usage: [],
      entries: [],
      aggregates: [changeOf(decided.value, escrow.seals, escrow, escrow.version)],
    });
    return outcome.outcome === "conflict" ? outcome : accept(null);
  }
}

function sideIn(
  { buyerId, sellerId }: { readonly buyerId: string; readonly sellerId: string },
  traderId: string,
): "buyer" | "seller" | undefined {
  if (buyerId === traderId) return "buyer";
  return sellerId === traderId ? "seller" : undefined;
}
