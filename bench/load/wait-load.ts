import { HttpConnection } from "./http-connection.ts";
import type { WaitJob } from "./jobs.ts";
import { Meter, type Measured } from "./measured.ts";

/** How many connections are opened at once. */
const together = 100;
/** As many wait behind one address: fewer than may. */
const behindOne = 400;
const waitSeconds = 30;

/** As a page of ten offers asks. */
const lists = ["EUR,USD,GBP,NGN,INR", "EUR,BRL,ZAR,KES,PLN"].map((currencies) =>
  currencies
    .split(",")
    .flatMap((currency) => [`BTC-${currency}`, `USDT-${currency}`])
    .join(","),
);

/** One browser that waits, again and again. */
class Waiter {
  readonly #connection: HttpConnection;
  readonly #path: string;
  #after = 0;
  #isOver = false;
  #moved: ((delay: number) => void) | undefined;
  /** What an answer was that was no list of prices. */
  failure: string | undefined;
  /** How often the server closed the connection. */
  closed = 0;

  private constructor(connection: HttpConnection, place: number) {
    this.#connection = connection;
    this.#path = `/rest/v1/market-prices?pairs=${lists[place % lists.length]}`;
  }

  static async open(url: string, place: number): Promise<Waiter> {
    const from = `127.0.1.${1 + Math.floor(place / behindOne)}`;
    const waiter = new Waiter(await HttpConnection.open(url, from), place);
    await waiter.#ask("");
    void waiter.#goOn();
    return waiter;
  }

  /** How long after the news the next new prices come, in milliseconds. */
  nextMove(): Promise<number> {
    return new Promise((resolve) => (this.#moved = resolve));
  }

  close(): void {
    this.#isOver = true;
    this.#connection.close();
  }

  async #goOn(): Promise<void> {
    while (!this.#isOver) {
      const before = this.#after;
      // A connection that the server closed is opened again, as a browser does.
      const isAnswered = await this.#ask(`&wait=${waitSeconds}&after=${before}`).then(
        () => true,
        () => false,
      );
      if (this.failure !== undefined) return;
      if (!isAnswered) this.closed += 1;
      // The number is the time of the news, of the same clock.
      if (this.#after > before) this.#moved?.(Date.now() - this.#after);
    }
  }

  async #ask(more: string): Promise<void> {
    const { status, body } = await this.#connection.send("GET", this.#path + more, "");
    if (status !== 200) this.failure = `wait ${status}`;
    else this.#after = (JSON.parse(body) as { meta: { number: number } }).meta.number;
  }
}

const waiting: Waiter[] = [];

/** Has so many browsers wait; none ends all. */
export async function loadWaits({ url, waiters }: WaitJob): Promise<Measured> {
  const meter = new Meter();
  if (waiters === 0) for (const waiter of waiting.splice(0)) waiter.close();
  for (let first = 0; first < waiters; first += together) {
    const some = Array.from({ length: Math.min(together, waiters - first) }, (_, place) =>
      meter.time("open", () => Waiter.open(url, first + place)),
    );
    waiting.push(...(await Promise.all(some)));
  }
  return failuresIn(meter).end();
}

/** Resolves when all who wait have the prices of the next move. */
export async function nextMove(): Promise<Measured> {
  const meter = new Meter();
  const delays = await Promise.all(waiting.map((waiter) => waiter.nextMove()));
  for (const delay of delays) meter.add("move", delay);
  return failuresIn(meter).end();
}

function failuresIn(meter: Meter): Meter {
  for (const { failure, closed } of waiting) {
    if (failure !== undefined) meter.fail(failure);
    if (closed > 0) meter.fail("closed");
  }
  return meter;
}
