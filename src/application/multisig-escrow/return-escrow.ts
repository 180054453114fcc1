import { refuse, type Result } from "../../domain/result/result.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { TradeStatus } from "../../domain/trade/trade-status.ts";
import type { Actor } from "../actor/actor.ts";
import type { SealIntent } from "../ports/chain-sender.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { EscrowCodec } from "../ports/escrow-codec.ts";
import type { MultisigEscrowStore } from "../ports/multisig-escrow-store.ts";
import { cancelOf } from "../trade/party-act.ts";
import type { DeskRefusal, TradeDesk } from "../trade/trade-desk.ts";
import type { ProposeRefusal } from "./propose-payout.ts";
import { signedEnding } from "./signed-ending.ts";

interface ReturnParts {
  readonly escrows: Pick<MultisigEscrowStore, "find">;
  readonly desk: Pick<TradeDesk, "act" | "recalled">;
  readonly codec: Pick<EscrowCodec, "readPayout">;
  readonly seal: SealIntent;
}

/**
 * The buyer cancels, or gives back (T16, T24, T42), and signs the return in the same act: from then on the seller can
 * complete it with their own key. Without a signature `cancelTrade` ends the trade as well, and the seller signs first.
 */
export class ReturnEscrow {
  readonly #parts: ReturnParts;

  constructor(parts: ReturnParts) {
    this.#parts = parts;
  }

  /** `statusSeen`: as for cancelling. `text`: the payout with their signature, a PSBT in base64. */
  async execute(
    actor: Actor,
    tradeId: string,
    { statusSeen, text }: { readonly statusSeen: TradeStatus | undefined; readonly text: string },
    key?: CommandKey,
  ): Promise<Result<string, DeskRefusal | ProposeRefusal>> {
    const { escrows, desk } = this.#parts;
    const actorId = actor.traderId;
    const recalled = await desk.recalled(key);
    if (recalled) return recalled;
    const escrow = await escrows.find(tradeId);
    if (!escrow || escrow.buyerId !== actorId) return refuse({ code: "not_found" });
    const asked = { ending: { kind: "return" }, by: "buyer", text } as const;
    const signed = signedEnding(escrow, asked, this.#parts);
    if (!signed.ok) return signed;
    return desk.act({
      tradeId,
      actorId,
      key,
      decide: (trade, context) => decideTrade(trade, cancelOf(statusSeen, actorId), context),
      alsoWrites: () => ({ aggregates: [signed.value] }),
    });
  }
}
