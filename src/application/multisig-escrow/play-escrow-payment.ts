import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { MultisigEscrowStore } from "../ports/multisig-escrow-store.ts";
import type { PlayChain } from "../ports/play-chain.ts";

/**
 * - `not_found`: no such trade of theirs has such an escrow, or they don't sell in it.
 * - `keys_wanted`: there is no address yet.
 */
type PlayRefusal = { readonly code: "not_found" | "keys_wanted" };

/**
 * Has somebody nobody knows pay the escrow of a trade in full, on the chain of a demo: its sellers have no wallet besides
 * the one here, and what that sends to a new address is held. Once for each trade.
 */
export class PlayEscrowPayment {
  readonly #escrows: Pick<MultisigEscrowStore, "find">;
  readonly #chain: Pick<PlayChain, "payBetweenOthers">;
  readonly #transactionOf: (tradeId: string) => string;

  constructor(
    escrows: Pick<MultisigEscrowStore, "find">,
    chain: Pick<PlayChain, "payBetweenOthers">,
    /** The same for the same trade. */
    transactionOf: (tradeId: string) => string,
  ) {
    this.#escrows = escrows;
    this.#chain = chain;
    this.#transactionOf = transactionOf;
  }

  async execute(
    { traderId }: Pick<Actor, "traderId">,
    tradeId: string,
  ): Promise<Result<null, PlayRefusal>> {
    const escrow = await this.#escrows.find(tradeId);
    if (escrow?.sellerId !== traderId) return refuse({ code: "not_found" });
    const { address, amount, fee, coin, ending } = escrow;
    if (address === undefined) return refuse({ code: "keys_wanted" });
    if (coin || ending) return accept(null);
    await this.#chain.payBetweenOthers({
      transaction: this.#transactionOf(tradeId),
      place: 0,
      address,
      token: undefined,
      units: amount + fee,
    });
    return accept(null);
  }
}
