import type { EscrowEnding } from "../../domain/multisig-escrow/escrow-terms.ts";
import { isReplacementShown } from "../../domain/multisig-escrow/replacement.ts";
import { isToBeSigned, multisigState, termsOf } from "../../domain/multisig-escrow/trade-escrow.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { DraftPayout, EscrowCodec } from "../ports/escrow-codec.ts";
import type { MultisigEscrowStore, StoredEscrow } from "../ports/multisig-escrow-store.ts";

/** A payout that a party can sign now. */
interface SignablePayout extends DraftPayout {
  readonly ending: EscrowEnding;
  /** The fee of the last payout, which this one replaces, in satoshi; undefined where it replaces none. */
  readonly replaces: bigint | undefined;
}

/** The escrow of a trade as one of its parties sees it. */
export interface EscrowView {
  readonly escrow: StoredEscrow;
  readonly side: "buyer" | "seller";
  /** For recovery without us; undefined until both gave their keys. */
  readonly document: string | undefined;
  /** Undefined while there is nothing to sign. */
  readonly toSign: SignablePayout | undefined;
}

interface ViewParts {
  readonly escrows: Pick<MultisigEscrowStore, "find" | "now">;
  readonly codec: Pick<EscrowCodec, "documentOf" | "draftPayout">;
  /** What the network takes now, in satoshi for a virtual byte. */
  readonly feeRate: () => Promise<bigint>;
}

/** Shows a party the escrow of their trade: what was given, what is paid, what there is to sign. */
export class ViewEscrow {
  readonly #parts: ViewParts;

  constructor(parts: ViewParts) {
    this.#parts = parts;
  }

  async execute(
    { traderId }: Pick<Actor, "traderId">,
    tradeId: string,
  ): Promise<Result<EscrowView, { readonly code: "not_found" }>> {
    const { escrows, codec } = this.#parts;
    const escrow = await escrows.find(tradeId);
    const isParty = escrow?.buyerId === traderId || escrow?.sellerId === traderId;
    if (!escrow || !isParty) return refuse({ code: "not_found" });
    const side = escrow.buyerId === traderId ? "buyer" : "seller";
    const terms = escrow.address === undefined ? undefined : termsOf(escrow);
    const document = terms && codec.documentOf(terms, escrow.coin);
    return accept({ escrow, side, document, toSign: await this.#toSign(escrow, side) });
  }

  /**
   * As the trade ended. While it goes on, what the side can give up: the seller releases, the buyer returns. Another
   * payout than the last one where that waits too long.
   */
  async #toSign(
    escrow: StoredEscrow,
    side: "buyer" | "seller",
  ): Promise<SignablePayout | undefined> {
    const { coin, spend, proposal, payouts } = escrow;
    const terms = termsOf(escrow);
    const isSpent = spend?.block !== undefined;
    if (!terms || coin?.is !== "confirmed" || isSpent || proposal) return undefined;
    const replaces = payouts.at(-1)?.networkFee;
    const isFirst = isToBeSigned(multisigState(escrow), isSpent);
    const isLate = async () => isReplacementShown(escrow, side, await this.#parts.escrows.now());
    if (!isFirst && !(await isLate())) return undefined;
    const ending = escrow.ending ?? ({ kind: side === "seller" ? "release" : "return" } as const);
    const fees = { rate: await this.#parts.feeRate(), mostFee: replaces };
    const draft = this.#parts.codec.draftPayout({ terms, coin, ending }, fees);
    return draft.ok ? { ...draft.value, ending, replaces } : undefined;
  }
}
