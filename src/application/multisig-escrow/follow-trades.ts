import { decideEnding } from "../../domain/multisig-escrow/pay-out.ts";
import type { MultisigState } from "../../domain/multisig-escrow/trade-escrow.ts";
import { tradeStep } from "../../domain/multisig-escrow/trade-step.ts";
import { accept, refuse } from "../../domain/result/result.ts";
import { carryOutExit } from "../../domain/settlement/exit.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { TradeCommand } from "../../domain/trade/trade-command.ts";
import type { EscrowEnding } from "../../domain/multisig-escrow/escrow-terms.ts";
import type { SealIntent } from "../ports/chain-sender.ts";
import type { CommitChanges } from "../ports/commit.ts";
import type { MultisigEscrowStore, StoredEscrow } from "../ports/multisig-escrow-store.ts";
import type { TradeStore } from "../ports/trade-store.ts";
import type { Decide, TradeDesk } from "../trade/trade-desk.ts";
import { changeOf } from "./escrow-change.ts";
import { sealsOfEnding } from "./escrow-seals.ts";

interface FollowParts {
  readonly escrows: Pick<MultisigEscrowStore, "listIn" | "now">;
  readonly trades: Pick<TradeStore, "load">;
  readonly desk: Pick<TradeDesk, "carryOut">;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly seal: SealIntent;
}

/** In which an escrow can wait for its trade, or its trade for it. */
const followed: readonly MultisigState[] = [
  "keys_wanted",
  "address_ready",
  "seen",
  "funded",
  "exited",
];

/**
 * Lets trades follow the chain of their escrows, and escrows the end of their trades. Each step is one commit over the
 * versions that were read, and may be repeated.
 */
export class FollowTrades {
  readonly #parts: FollowParts;

  constructor(parts: FollowParts) {
    this.#parts = parts;
  }

  /** One round. Returns the errors, escrow by escrow: one that cannot go on stops no other. */
  async execute(): Promise<readonly unknown[]> {
    const errors: unknown[] = [];
    for (const escrow of await this.#parts.escrows.listIn(followed)) {
      // Of what was decided nothing follows any more.
      if (escrow.ending) continue;
      await this.#follow(escrow).catch((error: unknown) => errors.push(error));
    }
    return errors;
  }

  async #follow(escrow: StoredEscrow): Promise<void> {
    const loaded = await this.#parts.trades.load(escrow.tradeId);
    if (!loaded) throw new Error(`There is no trade ${escrow.tradeId}, and it has an escrow`);
    const next = tradeStep(loaded.trade, escrow);
    if (!next) return;
    if (next.step === "end") return this.#end(escrow, next.ending);
    if (next.step === "exit") {
      // It may have ended by another act since it was read.
      return this.#act(escrow, (trade, context) =>
        trade.escrow === "held"
          ? accept(carryOutExit(trade, next.spend, context))
          : refuse({ code: "wrong_status", status: trade.status }),
      );
    }
    const command: TradeCommand =
      next.step === "fund"
        ? { act: "fund", actorId: loaded.trade.sellerId, coin: next.coin }
        : { act: next.step === "hold" ? "funding-held" : "funding-refused" };
    return this.#act(escrow, (trade, context) => decideTrade(trade, command, context));
  }

  /** Only while the escrow is as it was read. A refusal leaves the trade to its own clocks. */
  async #act({ tradeId, version }: StoredEscrow, decide: Decide): Promise<void> {
    await this.#parts.desk.carryOut({
      tradeId,
      key: undefined,
      maySee: () => true,
      decide: ({ trade }, context) => decide(trade, context),
      alsoWrites: () => ({
        aggregates: [
          { aggregate: "multisig-escrow", id: tradeId, seenVersion: version, state: {} },
        ],
      }),
    });
  }

  /** A trade that ended cannot be reopened, so nothing it relies on changes. */
  async #end(escrow: StoredEscrow, ending: EscrowEnding): Promise<void> {
    const { escrows, changes, seal } = this.#parts;
    const decided = decideEnding(escrow, ending);
    if (!decided.ok) {
      throw new Error(`The escrow of trade ${escrow.tradeId} cannot end: ${decided.refusal.code}`);
    }
    const seals = sealsOfEnding(escrow, ending, seal);
    await changes.commit({
      judgedAt: await escrows.now(),
      usage: [],
      entries: [],
      aggregates: [changeOf(decided.value, seals, escrow, escrow.version)],
    });
  }
}
