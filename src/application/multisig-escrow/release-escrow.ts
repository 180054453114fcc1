import { refuse, type Result } from "../../domain/result/result.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { ProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { SealIntent } from "../ports/chain-sender.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { EscrowCodec } from "../ports/escrow-codec.ts";
import type { MultisigEscrowStore } from "../ports/multisig-escrow-store.ts";
import type { DeskRefusal, TradeDesk } from "../trade/trade-desk.ts";
import type { ProposeRefusal } from "./propose-payout.ts";
import { signedEnding } from "./signed-ending.ts";

interface ReleaseParts {
  readonly escrows: Pick<MultisigEscrowStore, "find">;
  readonly desk: Pick<TradeDesk, "act" | "recalled">;
  readonly proveIdentity: Pick<ProveIdentity, "execute">;
  readonly codec: Pick<EscrowCodec, "readPayout">;
  readonly seal: SealIntent;
}

/**
 * The seller releases what is on the chain to the buyer (T23, T41), and signs it in the same act: from then on the buyer
 * can complete it with their own key, whatever happens to the platform.
 */
export class ReleaseEscrow {
  readonly #parts: ReleaseParts;

  constructor(parts: ReleaseParts) {
    this.#parts = parts;
  }

  /** `text`: the payout with their signature, a PSBT in base64. */
  async execute(
    actor: Actor,
    tradeId: string,
    typed: TypedProof,
    text: string,
    key?: CommandKey,
  ): Promise<Result<string, DeskRefusal | ProofRefusal | ProposeRefusal>> {
    const { escrows, desk, proveIdentity } = this.#parts;
    const actorId = actor.traderId;
    const recalled = await desk.recalled(key);
    if (recalled) return recalled;
    const escrow = await escrows.find(tradeId);
    if (!escrow || escrow.sellerId !== actorId) return refuse({ code: "not_found" });
    const signed = signedEnding(
      escrow,
      { ending: { kind: "release" }, by: "seller", text },
      this.#parts,
    );
    if (!signed.ok) return signed;
    const proof = await proveIdentity.execute(actor, typed, "release");
    if (!proof.ok) return proof;
    const command = { act: "release", actorId, proof: proof.value, signed: true } as const;
    return desk.act({
      tradeId,
      actorId,
      key,
      decide: (trade, context) => decideTrade(trade, command, context),
      alsoWrites: () => ({ aggregates: [signed.value] }),
    });
  }
}
