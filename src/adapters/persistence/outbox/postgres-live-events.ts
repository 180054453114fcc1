import type { DataSource, QueryRunner } from "typeorm";
import type {
  EventPlace,
  LiveEvents,
  PublishedEvent,
  Subscriber,
} from "../../../application/ports/live-events.ts";
import { signChannel, signIn } from "../chat/postgres-chat-signs.ts";
import { publishedChannel } from "./published-channel.ts";

interface EventRow {
  readonly publish_number: string;
  readonly aggregate: string;
  readonly aggregate_id: string;
  readonly seq: number;
  readonly kind: string;
  readonly recipients: readonly string[];
}

/** A notification of the database. */
interface Notification {
  readonly channel: string;
  readonly payload?: string;
}

/** The driver's connection, as far as listening needs it. */
interface Listener {
  on(event: "notification", react: (told: Notification) => void): void;
  on(event: "end" | "error", react: () => void): void;
}

/** Where its one connection comes from, which it keeps. */
type Listening = Pick<DataSource, "createQueryRunner">;

const reconnectMs = 500;
/**
 * A connection that only listens does not notice that the link went silent: it is probed this
 * often.
 */
const heartbeatMs = 15_000;
const mostTogether = 1_000;

/**
 * One connection of the process listens; new events are read once and passed to those whom they
 * concern. A lost connection is replaced, and what came in between is read by its numbers.
 */
export class PostgresLiveEvents implements LiveEvents {
  readonly #dataSource: Pick<DataSource, "query">;
  readonly #listening: Listening;
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  #runner: QueryRunner | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #epoch = "";
  #seen = 0;
  #isStopped = false;
  #reading: Promise<void> | undefined;
  #isStale = false;

  /** `listening`: connections to the server itself; a pooler passes on no notification. */
  constructor(dataSource: Pick<DataSource, "query">, listening: Listening) {
    this.#dataSource = dataSource;
    this.#listening = listening;
  }

  /** Starts to listen. Resolves when nothing that is published later can be missed. */
  async start(): Promise<void> {
    this.#standAt(await placeIn(this.#dataSource));
    await this.#listen();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#heartbeat);
    for (const { end } of this.#everybody()) end();
    this.#subscribers.clear();
    await this.#reading?.catch(() => undefined);
    const runner = this.#runner;
    this.#runner = undefined;
    if (runner) await endListening(runner);
  }

  subscribe(traderId: string, subscriber: Subscriber): () => void {
    const others = this.#subscribers.get(traderId) ?? new Set();
    this.#subscribers.set(traderId, others.add(subscriber));
    return () => {
      others.delete(subscriber);
      if (others.size === 0) this.#subscribers.delete(traderId);
    };
  }

  async since(traderId: string, number: number, most: number): Promise<readonly PublishedEvent[]> {
    const rows = await this.#dataSource.query<EventRow[]>(
      `SELECT publish_number, aggregate, aggregate_id, seq, kind, recipients FROM outbox
        WHERE publish_number > $2 AND recipients @> ARRAY[$1] ORDER BY publish_number LIMIT $3`,
      [traderId, number, most],
    );
    return rows.map(eventOf);
  }

  async newest(): Promise<number> {
    const [row] = await this.#dataSource.query<{ number: string }[]>(
      "SELECT coalesce(max(publish_number), 0) AS number FROM outbox",
    );
    return Number(row?.number ?? 0);
  }

  place(): EventPlace | undefined {
    return this.#epoch === "" ? undefined : { epoch: this.#epoch, number: this.#seen };
  }

  #standAt({ epoch, number }: EventPlace): void {
    this.#epoch = epoch;
    this.#seen = number;
  }

  async #listen(): Promise<void> {
    const runner = this.#listening.createQueryRunner();
    try {
      const listener = (await runner.connect()) as Listener;
      listener.on("notification", ({ channel, payload = "" }) =>
        channel === signChannel ? this.#tellSign(payload) : this.#readNew(),
      );
      this.#lookForReset(await placeIn(runner));
      await runner.query(`LISTEN ${publishedChannel}; LISTEN ${signChannel}`);
      // Only now: an end before this is our own failure, and must not be reported twice.
      listener.on("end", () => this.#lose(runner));
    } catch (error) {
      await runner.release().catch(() => undefined);
      throw error;
    }
    if (this.#isStopped) return endListening(runner);
    this.#runner = runner;
    // A connection that does not answer in time is closed, and we are notified of its end.
    this.#heartbeat = setInterval(
      () => void runner.query("SELECT").catch(() => undefined),
      heartbeatMs,
    );
    this.#readNew();
  }

  /** A new connection may lead to another database, whose numbers are not ours. */
  #lookForReset(place: EventPlace): void {
    if (place.epoch === this.#epoch) return;
    this.#standAt(place);
    for (const { reset } of this.#everybody()) reset(place);
  }

  #everybody(): readonly Subscriber[] {
    return [...this.#subscribers.values()].flatMap((each) => [...each]);
  }

  #lose(runner: QueryRunner): void {
    clearInterval(this.#heartbeat);
    void runner.release().catch(() => undefined);
    this.#listenSoon();
  }

  #listenSoon(): void {
    if (this.#isStopped) return;
    setTimeout(() => {
      if (!this.#isStopped) this.#listen().catch(() => this.#listenSoon());
    }, reconnectMs);
  }

  #tellSign(payload: string): void {
    const told = signIn(payload);
    if (!told) return;
    const { recipientId, ...sign } = told;
    for (const subscriber of this.#subscribers.get(recipientId) ?? []) subscriber.sign?.(sign);
  }

  /** Reads what is new; if notified meanwhile, it reads once more. */
  #readNew(): void {
    if (this.#isStopped) return;
    if (this.#reading) {
      this.#isStale = true;
      return;
    }
    this.#isStale = false;
    this.#reading = this.#handOut()
      // What could not be read now is read with the next notification.
      .catch(() => undefined)
      .finally(() => {
        this.#reading = undefined;
        if (this.#isStale && !this.#isStopped) this.#readNew();
      });
  }

  async #handOut(): Promise<void> {
    const rows = await this.#dataSource.query<EventRow[]>(
      `SELECT publish_number, aggregate, aggregate_id, seq, kind, recipients FROM outbox
        WHERE publish_number > $1 ORDER BY publish_number LIMIT $2`,
      [this.#seen, mostTogether],
    );
    for (const row of rows) {
      const event = eventOf(row);
      this.#seen = event.number;
      for (const trader of row.recipients) {
        for (const { receive } of this.#subscribers.get(trader) ?? []) receive(event);
      }
    }
    if (rows.length === mostTogether) this.#isStale = true;
  }
}

/**
 * The newest number, and its epoch: the run of the server, the database and the table. Each of them
 * changes after a restore or a failover, however it was done, and a reader who comes back then
 * starts afresh.
 */
async function placeIn(database: Pick<DataSource, "query">): Promise<EventPlace> {
  const [row] = await database.query<{ number: string; epoch: string }[]>(
    `SELECT coalesce(max(publish_number), 0) AS number,
            left(md5(concat_ws(' ', extract(epoch FROM pg_postmaster_start_time()),
              (SELECT oid FROM pg_database WHERE datname = current_database()),
              'outbox'::regclass::oid)), 12) AS epoch
       FROM outbox`,
  );
  if (!row) throw new Error("The database does not say where its events are");
  return { epoch: row.epoch, number: Number(row.number) };
}

/** Returns a connection to the pool for reuse. */
async function endListening(runner: QueryRunner): Promise<void> {
  await runner
    .query(`UNLISTEN ${publishedChannel}; UNLISTEN ${signChannel}`)
    .catch(() => undefined);
  await runner.release();
}

function eventOf(row: EventRow): PublishedEvent {
  return {
    number: Number(row.publish_number),
    aggregate: row.aggregate,
    aggregateId: row.aggregate_id,
    seq: row.seq,
    kind: row.kind,
  };
}
