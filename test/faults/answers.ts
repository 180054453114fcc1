/** Counts the responses that clients got. */
export class Answers {
  readonly byStatus = new Map<number, number>();
  /** Requests without a response: the connection broke, or it took too long. */
  lost = 0;
  /** Those that took too long. */
  hangs = 0;
  /** Responses to repeated requests that had succeeded the first time. */
  replayed = 0;
  /** The longest time without any success, in ms. */
  longestGap = 0;
  /** The longest response time, in ms. */
  slowest = 0;
  /** When the last request that succeeded was sent, on the clock of `performance.now()`. */
  sentOfLastSuccess = 0;
  /** Nobody waits for responses any more. */
  isOver = false;
  readonly #unexpected: string[] = [];
  #lastSuccess = performance.now();

  count(status: number, milliseconds: number): void {
    this.byStatus.set(status, (this.byStatus.get(status) ?? 0) + 1);
    this.slowest = Math.max(this.slowest, milliseconds);
    if (status !== 200) return;
    const now = performance.now();
    this.longestGap = Math.max(this.longestGap, now - this.#lastSuccess);
    this.#lastSuccess = now;
    this.sentOfLastSuccess = Math.max(this.sentOfLastSuccess, now - milliseconds);
  }

  /** The time of the last success, on the clock of `performance.now()`. */
  get lastSuccess(): number {
    return this.#lastSuccess;
  }

  /** Records a response that no client should get, and returns the error to throw. */
  unexpected(what: string, body: unknown): Error {
    const line = `${what}: ${JSON.stringify(body)}`;
    this.#unexpected.push(line);
    return new Error(line);
  }

  /** Fails if a client got a wrong response, or waited for too long. */
  expectNoneUnexpected(): void {
    const [first] = this.#unexpected;
    if (first !== undefined) throw new Error(`${this.#unexpected.length} × ${first}`);
    if (this.hangs > 0) throw new Error(`${this.hangs} requests hung.`);
  }

  /** The number of responses by status, as "120 × 200, 3 × 503". */
  get statuses(): string {
    return [...this.byStatus].map(([status, times]) => `${times} × ${status}`).join(", ");
  }
}
