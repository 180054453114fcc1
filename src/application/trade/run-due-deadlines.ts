import type { EndedLease, LeasedTrade, TradeClocks } from "../ports/trade-clocks.ts";
import type { TradeDesk } from "./trade-desk.ts";

/** The most trades that one round handles. */
const mostTogether = 100;

/**
 * How long a worker leases trades, in seconds: far longer than a round takes, and soon enough after
 * the death of a worker. A slower one does no harm, because versions let only one commit.
 */
const leaseSeconds = 30;

/** A trade that fails repeatedly is left alone for at most this many seconds. */
const longestPauseSeconds = 512;

/**
 * Carries out what the clocks of trades demand. Any number of workers may do this at once: each
 * trade is leased to one of them. One trade that fails never keeps the others waiting: each time it
 * does, it is left alone for twice as long, by every worker, so that any number of such trades
 * leaves room.
 */
export class RunDueDeadlines {
  readonly #clocks: TradeClocks;
  readonly #desk: Pick<TradeDesk, "carryOutDue">;
  readonly #worker: string;

  /** `worker` names the process among those that share the database. */
  constructor(clocks: TradeClocks, desk: Pick<TradeDesk, "carryOutDue">, worker: string) {
    this.#clocks = clocks;
    this.#desk = desk;
    this.#worker = worker;
  }

  /** One round. Returns the errors, trade by trade. */
  async execute(): Promise<readonly unknown[]> {
    const leased = await this.#clocks.lease(this.#worker, mostTogether, leaseSeconds);
    if (leased.length === 0) return [];
    const errors: unknown[] = [];
    const ended = await Promise.all(leased.map((each) => this.#carryOut(each, errors)));
    await this.#clocks.endLeases(this.#worker, ended);
    return errors;
  }

  async #carryOut({ tradeId, failures }: LeasedTrade, errors: unknown[]): Promise<EndedLease> {
    try {
      await this.#desk.carryOutDue(tradeId);
      return { tradeId, pauseSeconds: undefined };
    } catch (error) {
      errors.push(error);
      return { tradeId, pauseSeconds: Math.min(2 ** (failures + 1), longestPauseSeconds) };
    }
  }
}
