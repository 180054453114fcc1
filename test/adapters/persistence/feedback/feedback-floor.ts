import type { DataSource } from "typeorm";
import type { Actor } from "../../../../src/application/actor/actor.ts";
import { GiveFeedback } from "../../../../src/application/feedback/give-feedback.ts";
import { ReplyToFeedback } from "../../../../src/application/feedback/reply-to-feedback.ts";
import { ViewFeedback } from "../../../../src/application/feedback/view-feedback.ts";
import { TradeDesk } from "../../../../src/application/trade/trade-desk.ts";
import { GroupCommit } from "../../../../src/adapters/persistence/commit/group-commit.ts";
import { createDataSource } from "../../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresFeedbackStore } from "../../../../src/adapters/persistence/feedback/postgres-feedback-store.ts";
import { PostgresTradeStore } from "../../../../src/adapters/persistence/trade/postgres-trade-store.ts";
import { money } from "../../../../src/domain/money/money.ts";
import { for100, TestMarket, type Counter } from "../../../support/test-market.ts";
import { patientStartPolicy } from "../../../support/patient-start-policy.ts";

/** Where feedback is given: one process. */
export interface FeedbackCounter {
  readonly viewFeedback: ViewFeedback;
  readonly giveFeedback: GiveFeedback;
  readonly replyToFeedback: ReplyToFeedback;
}

/** A market in which trades are released and get feedback. */
export class FeedbackFloor {
  readonly floor: TestMarket;
  readonly #trading: Counter;
  readonly #pools: DataSource[] = [];

  private constructor(floor: TestMarket, trading: Counter) {
    this.floor = floor;
    this.#trading = trading;
  }

  static async open(): Promise<FeedbackFloor> {
    const floor = await TestMarket.open(patientStartPolicy);
    return new FeedbackFloor(floor, await floor.openCounter());
  }

  /** A process on the database. */
  async openCounter(): Promise<FeedbackCounter> {
    const pool = await createDataSource({ url: this.floor.database.url }).initialize();
    this.#pools.push(pool);
    const changes = new GroupCommit(pool);
    const trades = new PostgresTradeStore(pool);
    const desk = new TradeDesk(trades, changes);
    const feedback = new PostgresFeedbackStore(pool);
    const view = new ViewFeedback(trades, feedback, desk);
    return {
      viewFeedback: view,
      giveFeedback: new GiveFeedback(view, changes),
      replyToFeedback: new ReplyToFeedback(view, changes),
    };
  }

  /** A seller with money, and their offer. */
  async addSeller(): Promise<{ seller: Actor; offerId: string }> {
    const seller = await this.floor.addTrader();
    const offerId = await this.floor.addSellOffer(seller);
    await this.floor.fund(this.#trading, seller, money("BTC", 100_000_000n));
    return { seller, offerId };
  }

  /** A trade that has started. */
  async start(buyer: Actor, offerId: string): Promise<string> {
    const started = await this.#trading.startTrade.execute(buyer, for100(offerId));
    if (!started.ok) throw new Error(started.refusal.code);
    return started.value;
  }

  /** A trade that was paid and released. */
  async release(buyer: Actor, seller: Actor, offerId: string): Promise<string> {
    const tradeId = await this.start(buyer, offerId);
    await this.#trading.partyAct.execute(buyer, tradeId, { act: "paid" });
    const released = await this.#trading.releaseTrade.execute(seller, tradeId, {
      password: "password",
    });
    if (!released.ok) throw new Error(released.refusal.code);
    return tradeId;
  }

  /** What offers show of a trader: positive and negative. */
  async counts({ traderId }: Actor): Promise<readonly [number, number]> {
    const [row] = await this.floor.database.query<{ positive: number; negative: number }>(
      `SELECT feedback_positive AS positive, feedback_negative AS negative
         FROM trader WHERE id = $1`,
      [traderId],
    );
    return [row?.positive ?? -1, row?.negative ?? -1];
  }

  /** The acts of the trade's timeline. */
  async acts(tradeId: string): Promise<readonly string[]> {
    const rows = await this.floor.database.query<{ act: string }>(
      "SELECT act FROM trade_event WHERE trade_id = $1 ORDER BY seq",
      [tradeId],
    );
    return rows.map(({ act }) => act);
  }

  /** The events about the feedback of a trade. */
  told(tradeId: string): Promise<readonly { seq: number; kind: string; recipients: string[] }[]> {
    return this.floor.database.query(
      `SELECT seq, kind, recipients FROM outbox
        WHERE aggregate = 'feedback' AND aggregate_id = $1 ORDER BY seq`,
      [tradeId],
    );
  }

  async close(): Promise<void> {
    for (const pool of this.#pools) await pool.destroy();
    await this.floor.close();
  }
}
