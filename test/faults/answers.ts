/** What clients were answered, counted. */
export class Answers {
  readonly byStatus = new Map<number, number>();
  /** Requests whose answer never came: the connection broke, or took too long. */
  lost = 0;
  /** Of those, the ones that took too long. */
  hangs = 0;
  /** Answers to what was asked again, and had been done the first time. */
  replayed = 0;
  /** The longest time that passed without any success, in ms. */
  longestGap = 0;
  /** The longest time that one answer took, in ms. */
  slowest = 0;
  /** Nobody waits for answers any more. */
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
  }

  /** When the last success came, on the clock of `performance.now()`. */
  get lastSuccess(): number {
    return this.#lastSuccess;
  }

  /** Notes an answer that no client should get, and gives the error to throw. */
  unexpected(what: string, body: unknown): Error {
    const line = `${what}: ${JSON.stringify(body)}`;
    this.#unexpected.push(line);
    return new Error(line);
  }

  /** Fails when anybody was answered what nobody should be, or waited for too long. */
  expectNoneUnexpected(): void {
    const [first] = this.#unexpected;
    if (first !== undefined) throw new Error(`${this.#unexpected.length} × ${first}`);
    if (this.hangs > 0) throw new Error(`${this.hangs} requests hung.`);
  }

  /** How often each status was answered, as "120 × 200, 3 × 503". */
  get statuses(): string {
    return [...this.byStatus].map(([status, times]) => `${times} × ${status}`).join(", ");
  }
}
