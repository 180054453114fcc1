import type { DataSource, EntityManager } from "typeorm";
import { isPassingTrouble } from "../connection/passing-trouble.ts";
import type {
  DurableSubscriber,
  SubscribedEvent,
  SubscriberReports,
} from "./durable-subscriber.ts";
import * as rows from "./subscription-rows.ts";

/** Events per round. */
export const mostTogether = 100;

/** Events whose effects are written in one transaction: what it locks is locked for as long as they take. */
const mostWritten = 20;

/** How long a subscriber may act, in ms: well within its lease. */
const actMs = 20_000;

/** Another process has the subscriber by now: the work under way is theirs. */
class LeaseLost extends Error {}

/**
 * Runs one durable subscriber, in one process at a time. An event that fails is set aside, with
 * later ones of the same aggregate, and retried after 2, 4, 8 … seconds; all others go on.
 */
export class DurableSubscription {
  readonly #dataSource: DataSource;
  readonly #subscriber: DurableSubscriber;
  readonly #worker: string;
  readonly #reports: SubscriberReports;
  readonly #firstPauseSeconds: number;
  #isRegistered = false;

  /** `worker` is the name of the process. */
  constructor(
    dataSource: DataSource,
    subscriber: DurableSubscriber,
    worker: string,
    reports: SubscriberReports,
    firstPauseSeconds = 2,
  ) {
    this.#dataSource = dataSource;
    this.#subscriber = subscriber;
    this.#worker = worker;
    this.#reports = reports;
    this.#firstPauseSeconds = firstPauseSeconds;
  }

  /**
   * Takes in what is new and what is due for a retry. Returns how many; throws when the database
   * fails.
   */
  async round(): Promise<number> {
    if (!this.#isRegistered) await this.#dataSource.query(rows.register, [this.#name]);
    this.#isRegistered = true;
    const [leased] = await this.#dataSource.query<[{ cursor: string }[], number]>(rows.lease, [
      this.#name,
      this.#worker,
    ]);
    const [mine] = leased;
    if (!mine) return 0;
    try {
      return (await this.#goThroughPutBy()) + (await this.#goThroughNew(Number(mine.cursor)));
    } catch (error) {
      if (error instanceof LeaseLost) return 0;
      throw error;
    }
  }

  /** Lets another process have it at once. */
  async release(): Promise<void> {
    await this.#dataSource.query(rows.release, [this.#name, this.#worker]);
  }

  get #name(): string {
    return this.#subscriber.name;
  }

  #wants(event: SubscribedEvent): boolean {
    return this.#subscriber.wants?.(event) ?? true;
  }

  async #goThroughPutBy(): Promise<number> {
    const found = await this.#read(rows.readAgain, [this.#name, mostTogether]);
    for (const event of found) {
      const takeOut = (transaction: EntityManager) =>
        transaction.query(rows.takeOut, [this.#name, event.number]);
      if (!this.#wants(event)) {
        await this.#goOn(event.number, async (transaction) => void (await takeOut(transaction)));
        continue;
      }
      await this.#take(event, takeOut, (error) => this.#failAgain(event, error));
    }
    return found.length;
  }

  async #goThroughNew(cursor: number): Promise<number> {
    const found = await this.#dataSource.query<rows.NewRow[]>(rows.readNew, [
      cursor,
      mostTogether,
      this.#name,
    ]);
    const gap = Number(found[0]?.publish_number ?? cursor + 1) - cursor - 1;
    if (gap > 0) {
      await this.#dataSource.query(rows.countMissed, [this.#name, gap]);
      this.#reports.missed(this.#name, gap);
    }
    // What fails in this round joins those that wait already; nobody else adds to them.
    const waiting = new Set<string>();
    let together: SubscribedEvent[] = [];
    const takeTogether = async () => {
      const events = together;
      together = [];
      if (events.length > 1 && (await this.#writeTogether(events))) return;
      for (const event of events) await this.#takeInTurn(event, waiting);
    };
    let passedOver: number | undefined;
    for (const row of found) {
      const event = rows.eventOf(row);
      if (!this.#wants(event)) {
        passedOver = event.number;
        continue;
      }
      // Its own position is after theirs.
      passedOver = undefined;
      if (!this.#subscriber.act && !row.is_behind_another) {
        together.push(event);
        if (together.length === mostWritten) await takeTogether();
        continue;
      }
      await takeTogether();
      if (row.is_behind_another) await this.#putBy(event, 0);
      else await this.#takeInTurn(event, waiting);
    }
    await takeTogether();
    if (passedOver !== undefined) await this.#goOn(passedOver, async () => undefined);
    return found.length;
  }

  /**
   * Writes the effects of events with the position after the last one. Returns false where one of them failed: then nothing was
   * written.
   */
  async #writeTogether(events: readonly SubscribedEvent[]): Promise<boolean> {
    try {
      await this.#goOn(Math.max(...events.map(({ number }) => number)), async (transaction) => {
        for (const event of events) await this.#subscriber.write?.(event, transaction);
      });
      return true;
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      return false;
    }
  }

  /** `waiting`: the things of which an event failed in this round. */
  async #takeInTurn(event: SubscribedEvent, waiting: Set<string>): Promise<void> {
    const thing = `${event.aggregate} ${event.aggregateId}`;
    if (waiting.has(thing)) return this.#putBy(event, 0);
    await this.#take(
      event,
      async () => undefined,
      async () => {
        waiting.add(thing);
        await this.#putBy(event, 1);
      },
    );
  }

  /** `note` is written with the effect; `fail` is done where there is none. */
  async #take(
    event: SubscribedEvent,
    note: (transaction: EntityManager) => Promise<unknown>,
    fail: (error: unknown) => Promise<void>,
  ): Promise<void> {
    try {
      await inTime(this.#subscriber.act?.(event));
    } catch (error) {
      return fail(error);
    }
    try {
      await this.#goOn(event.number, async (transaction) => {
        await note(transaction);
        await this.#subscriber.write?.(event, transaction);
      });
    } catch (error) {
      // Then nothing can be noted either: it is as if the event had not been processed.
      if (error instanceof LeaseLost || isPassingTrouble(error)) throw error;
      await fail(error);
    }
  }

  #putBy(event: SubscribedEvent, failures: number): Promise<void> {
    return this.#goOn(event.number, async (transaction) => {
      const { number, aggregate, aggregateId, seq, kind, recipients } = event;
      const what = [number, aggregate, aggregateId, seq, kind, recipients];
      const pause = failures * this.#firstPauseSeconds;
      await transaction.query(rows.putBy, [this.#name, ...what, failures, pause]);
    });
  }

  async #failAgain(event: SubscribedEvent, error: unknown): Promise<void> {
    let isParked = false;
    await this.#goOn(event.number, async (transaction) => {
      const [[row]] = await transaction.query<[{ is_parked: boolean }[], number]>(
        rows.countFailure,
        [this.#name, event.number, this.#firstPauseSeconds],
      );
      isParked = row?.is_parked === true;
    });
    if (isParked) this.#reports.parked(this.#name, event, error);
  }

  /** Writes something together with the position up to which the subscriber has seen everything. */
  async #goOn(number: number, write: (transaction: EntityManager) => Promise<void>): Promise<void> {
    await this.#dataSource.transaction(async (transaction) => {
      const [, mine] = await transaction.query<[unknown[], number]>(rows.advance, [
        this.#name,
        this.#worker,
        number,
      ]);
      if (mine !== 1) throw new LeaseLost("Another process has the subscriber");
      await write(transaction);
    });
  }

  async #read(sql: string, parameters: unknown[]): Promise<readonly SubscribedEvent[]> {
    const found = await this.#dataSource.query<rows.SubscribedRow[]>(sql, parameters);
    return found.map(rows.eventOf);
  }
}

async function inTime(act: Promise<void> | undefined): Promise<void> {
  if (!act) return;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It took too long")), actMs);
  });
  await Promise.race([act, tooLate]).finally(() => clearTimeout(timer));
}
