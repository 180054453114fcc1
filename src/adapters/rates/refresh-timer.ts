/** Does something at once and then again and again, never twice at the same time. */
export class RefreshTimer {
  readonly #act: () => Promise<void>;
  readonly #everyMs: number;
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> = Promise.resolve();
  #isStopped = false;

  /** `act` must not fail: it deals with its own failures. */
  constructor(act: () => Promise<void>, everyMs: number) {
    this.#act = act;
    this.#everyMs = everyMs;
  }

  /** Resolves when it was done for the first time. */
  async start(): Promise<void> {
    await this.#act();
    this.#again();
  }

  /** Resolves when nothing is under way any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#underWay;
  }

  #again(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#underWay = this.#act().then(() => this.#again());
    }, this.#everyMs);
  }
}
