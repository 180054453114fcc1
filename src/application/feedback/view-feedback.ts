import { canGiveFeedback, feedbackUntil } from "../../domain/feedback/decide-feedback.ts";
import type { Feedback } from "../../domain/feedback/feedback.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { dueDeadline } from "../../domain/trade/due-deadline.ts";
import { sideOf, type Instant } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { FeedbackStore } from "../ports/feedback-store.ts";
import type { LoadedTrade, TradeStore } from "../ports/trade-store.ts";
import type { TradeDesk } from "../trade/trade-desk.ts";

/** The feedback on a trade, as one party sees it. */
export interface TradeFeedback extends Pick<LoadedTrade, "trade" | "policy" | "now"> {
  readonly given: Feedback | undefined;
  readonly received: Feedback | undefined;
  readonly canGive: boolean;
  readonly canReply: boolean;
  /** Until when feedback can be given; undefined on a trade that is not completed. */
  readonly until: Instant | undefined;
}

/** A party reads the feedback on a trade. Expired clocks are carried out first. */
export class ViewFeedback {
  readonly #trades: TradeStore;
  readonly #feedback: FeedbackStore;
  readonly #desk: TradeDesk;

  constructor(trades: TradeStore, feedback: FeedbackStore, desk: TradeDesk) {
    this.#trades = trades;
    this.#feedback = feedback;
    this.#desk = desk;
  }

  /** Undefined when there is no such trade, or the user is not a party of it. */
  async execute(actor: Actor, tradeId: TradeId): Promise<TradeFeedback | undefined> {
    const loaded = await this.#load(tradeId);
    if (!loaded || !sideOf(loaded.trade, actor.traderId)) return undefined;
    const { trade, policy, now } = loaded;
    const all = await this.#feedback.ofTrade(tradeId);
    const received = all.find(({ authorId }) => authorId !== actor.traderId);
    return {
      trade,
      policy,
      now,
      given: all.find(({ authorId }) => authorId === actor.traderId),
      received,
      canGive: canGiveFeedback(trade, { now, policy: policy.trade }),
      canReply: received !== undefined && received.reply === undefined,
      until: feedbackUntil(trade, policy.trade),
    };
  }

  async #load(tradeId: TradeId): Promise<LoadedTrade | undefined> {
    const loaded = await this.#trades.load(tradeId);
    if (!loaded || !dueDeadline(loaded.trade, loaded.now)) return loaded;
    await this.#desk.carryOutDue(tradeId);
    return this.#trades.load(tradeId);
  }
}
