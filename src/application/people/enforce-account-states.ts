import { statesThatMoveTrades } from "../../domain/account/account-states.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import { alreadySo, type Judgement } from "../../domain/trade/judgement.ts";
import {
  commandForLockedParty,
  statusesMovedByLock,
  type LockedBy,
} from "../../domain/trade/locked-party.ts";
import type { TradeContext } from "../../domain/trade/trade-context.ts";
import type { Trade } from "../../domain/trade/trade.ts";
import type { AccountStateStore, TradeOfLockedParty } from "../ports/account-state-store.ts";
import type { TradeDesk } from "../trade/trade-desk.ts";

/** The most trades that one round handles. */
const mostTogether = 100;

type States = Pick<AccountStateStore, "tradesOfLocked" | "tradesWithClocksToMove">;

/**
 * Handles running trades whose party was banned or is compromised: paid ones go to a case worker,
 * unpaid ones end after a notice, and the clock of who cannot act stands still. Repeating it, or
 * several running at once, has no further effect.
 */
export class EnforceAccountStates {
  readonly #states: States;
  readonly #desk: TradeDesk;

  constructor(states: States, desk: TradeDesk) {
    this.#states = states;
    this.#desk = desk;
  }

  /** One round. Returns the errors, trade by trade. */
  async execute(): Promise<readonly unknown[]> {
    const found = await this.#states.tradesOfLocked({
      states: statesThatMoveTrades,
      statuses: statusesMovedByLock,
      notWith: "staff_cancel",
      most: mostTogether,
    });
    const moved = await Promise.allSettled(found.map((each) => this.#move(each)));
    const clocks = await this.#states.tradesWithClocksToMove(statesThatMoveTrades, mostTogether);
    const results = [
      ...moved,
      ...(await Promise.allSettled(clocks.map((tradeId) => this.#desk.carryOutDue(tradeId)))),
    ];
    return results.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  }

  async #move({ tradeId, lockedBy: { staffId, role } }: TradeOfLockedParty): Promise<void> {
    // Support cannot lock accounts.
    if (role === "support") return;
    const lockedBy = { staffId, role };
    await this.#desk.carryOut({
      tradeId,
      key: undefined,
      maySee: () => true,
      decide: ({ trade }, context) => judge(trade, lockedBy, context),
    });
  }
}

function judge(trade: Trade, lockedBy: LockedBy, context: TradeContext): Judgement {
  const command = commandForLockedParty(trade, lockedBy);
  if (!command) return alreadySo(trade);
  return decideTrade(trade, command, context);
}
