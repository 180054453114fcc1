import { completePayout, notePayoutSent } from "../../domain/multisig-escrow/pay-out.ts";
import { termsOf, type TradeEscrow } from "../../domain/multisig-escrow/trade-escrow.ts";
import type { Result } from "../../domain/result/result.ts";
import type { ChainSender } from "../ports/chain-sender.ts";
import type { CommitChanges } from "../ports/commit.ts";
import type { MultisigEscrowStore, StoredEscrow } from "../ports/multisig-escrow-store.ts";
import type { PayoutSigner } from "../ports/payout-signer.ts";
import type { SecurityEvents } from "../ports/security-events.ts";
import type { ScreenAddress } from "../screening/screen-address.ts";
import { changeOf } from "./escrow-change.ts";

/** What is needed to bring payouts to the chain. */
interface PayoutParts {
  readonly escrows: Pick<MultisigEscrowStore, "listIn" | "now">;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly signer: PayoutSigner;
  readonly chain: Pick<ChainSender, "broadcast" | "whereIs">;
  readonly screening: Pick<ScreenAddress, "execute">;
  readonly securityEvents: SecurityEvents;
}

/**
 * Completes payouts that parties signed: signs as the second, stores, and only then sends those bytes, as often as
 * needed. Every step is one commit over the version that was read; signing again gives the same bytes.
 */
export class CompletePayouts {
  readonly #parts: PayoutParts;

  constructor(parts: PayoutParts) {
    this.#parts = parts;
  }

  /** One round. Returns the errors, escrow by escrow: one that cannot go on stops no other. */
  async execute(): Promise<readonly unknown[]> {
    const { escrows } = this.#parts;
    const errors: unknown[] = [];
    const steps = [
      ["payout_proposed", (escrow: StoredEscrow) => this.#sign(escrow)],
      ["signed", (escrow: StoredEscrow) => this.#send(escrow)],
      ["sent", (escrow: StoredEscrow) => this.#send(escrow)],
    ] as const;
    for (const [state, step] of steps) {
      for (const escrow of await escrows.listIn([state])) {
        await step(escrow).catch((error: unknown) => errors.push(error));
      }
    }
    return errors;
  }

  async #sign(escrow: StoredEscrow): Promise<void> {
    const { tradeId, ending, coin, proposal, seals } = escrow;
    const terms = termsOf(escrow);
    if (!terms || !ending || !coin || !proposal || !seals.terms || !seals.ending) {
      throw new Error(`The escrow of trade ${tradeId} has a payout without an ending`);
    }
    if (ending.kind !== "return" && (await this.#isBlocked(escrow, "buyer"))) return;
    if (ending.kind !== "release" && (await this.#isBlocked(escrow, "seller"))) return;
    const asked = { terms, ending, coin, payout: proposal.payout };
    const signed = await this.#parts.signer.complete({
      ...asked,
      seals: { terms: seals.terms, ending: seals.ending },
    });
    const signedAt = await this.#parts.escrows.now();
    await this.#commit(escrow, taken(completePayout(escrow, { ...signed, signedAt })));
  }

  /** It may have come onto a list since it was given. The parties can still pay out without the platform. */
  async #isBlocked(escrow: StoredEscrow, side: "buyer" | "seller"): Promise<boolean> {
    const screened = await this.#parts.screening.execute(escrow[side]?.address ?? "");
    if (screened === "clear") return false;
    if (screened === "unknown") {
      throw new Error(`Nobody can screen where the ${side} of trade ${escrow.tradeId} is paid`);
    }
    const traderId = side === "buyer" ? escrow.buyerId : escrow.sellerId;
    const event = { name: "blocked_address", route: "complete-payouts", traderId } as const;
    this.#parts.securityEvents.note(event);
    return true;
  }

  async #send(escrow: StoredEscrow): Promise<void> {
    const { chain } = this.#parts;
    const last = escrow.payouts.at(-1);
    if (!last) throw new Error(`The escrow of trade ${escrow.tradeId} has nothing to send`);
    if (last.isSent && (await chain.whereIs(last.transaction)) !== undefined) return;
    if ((await chain.broadcast(last.raw)) === "refused") {
      // Another payout of it may be in a block, or its coin is not; nothing is signed again by itself.
      throw new Error(`The network refuses the payout of trade ${escrow.tradeId}`);
    }
    await this.#commit(escrow, notePayoutSent(escrow, last.transaction));
  }

  /** Nothing where somebody else changed it meanwhile: the next round sees what there is. */
  async #commit(before: StoredEscrow, after: TradeEscrow): Promise<void> {
    if (after === before) return;
    const { escrows, changes } = this.#parts;
    await changes.commit({
      judgedAt: await escrows.now(),
      usage: [],
      entries: [],
      aggregates: [changeOf(after, before.seals, before, before.version)],
    });
  }
}

function taken<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (result.ok) return result.value;
  throw new Error(`A payout was signed that is refused: ${result.refusal.code}`);
}
