/** An event, as far as the stream describes it: its meaning is read from the routes. */
export interface LiveChange {
  /** Its subject: "trade", "chat", "feedback", "notice" or "account". */
  readonly aggregate: string;
  /** The trade's id; for notice and account the user's. */
  readonly aggregateId: string;
}

/** What somebody does in a chat now. */
interface LiveSign {
  readonly kind: "typing" | "read";
  /** The trade's id. */
  readonly aggregateId: string;
}

/**
 * How the page learns of changes. `off`: not at all. `opening`: soon. `open`: immediately. `lost`:
 * reconnecting failed, and it keeps trying.
 */
export type LiveState = "off" | "opening" | "open" | "lost";

/** The part of `EventSource` that is used. */
export interface LiveSource {
  readonly readyState: number;
  addEventListener(name: string, listen: (event: Event) => void): void;
  close(): void;
}

/** What the stream needs from the surrounding page. */
interface LiveParts {
  /** `after`: the place of which what was missed is sent. */
  readonly open: (after: string | undefined) => LiveSource;
  /** Calls back after that many milliseconds; returns a function that cancels. */
  readonly later: (act: () => void, milliseconds: number) => () => void;
}

/** The callbacks. */
export interface LiveListener {
  readonly onChange: (change: LiveChange) => void;
  readonly onSign?: (sign: LiveSign) => void;
  /**
   * What was missed is not known: earlier reads may be out of date.
   */
  readonly onGap: () => void;
  /** The server refused the stream, as it does where the session has ended: a read tells whether it has. */
  readonly onRefused: () => void;
}

const closed = 2;
const firstDelayMs = 5_000;
const longestDelayMs = 60_000;

/**
 * The page's only stream. A browser reconnects by itself after an interruption; if the server
 * refused, it gives up, and then this opens a new stream, waiting longer each time.
 */
export class LiveEvents {
  readonly #parts: LiveParts;
  readonly #watchers = new Set<() => void>();
  #state: LiveState = "off";
  #source: LiveSource | undefined;
  #stopWaiting: () => void = () => undefined;
  #failures = 0;

  constructor(parts: LiveParts) {
    this.#parts = parts;
  }

  get state(): LiveState {
    return this.#state;
  }

  /** Calls back after each change of state; returns a function that unsubscribes. */
  readonly watch = (look: () => void): (() => void) => {
    this.#watchers.add(look);
    return () => this.#watchers.delete(look);
  };

  /**
   * Starts listening; replaces any earlier listener. `after`: the place that the page was served at;
   * nothing was read before it.
   */
  start(listener: LiveListener, after?: string): void {
    this.stop();
    this.#become("opening");
    this.#open(listener, after);
  }

  /** Ends the stream, for example when the page is left. Events until the next start are missed. */
  stop(): void {
    this.#stopWaiting();
    this.#source?.close();
    this.#source = undefined;
    this.#failures = 0;
    this.#become("off");
  }

  #open(listener: LiveListener, after?: string): void {
    const source = this.#parts.open(after);
    this.#source = source;
    let wasOpen = false;
    source.addEventListener("open", () => {
      // The server repeats it in an event of that name.
      if (source !== this.#source || this.#state === "open") return;
      const isSinceThen = after !== undefined && !wasOpen && this.#failures === 0;
      wasOpen = true;
      this.#failures = 0;
      this.#become("open");
      if (!isSinceThen) listener.onGap();
    });
    // The server cannot tell what was missed, for example after its database was restored.
    source.addEventListener("reset", () => {
      if (source === this.#source) listener.onGap();
    });
    source.addEventListener("change", (event) => {
      if (source === this.#source) listener.onChange(changeIn(event));
    });
    source.addEventListener("sign", (event) => {
      if (source === this.#source) listener.onSign?.(signIn(event));
    });
    source.addEventListener("error", () => {
      if (source === this.#source) this.#fail(source, listener);
    });
  }

  #fail(source: LiveSource, listener: LiveListener): void {
    this.#failures += 1;
    // A single interruption recovers within seconds: it is not reported.
    this.#become(this.#failures > 1 ? "lost" : "opening");
    if (source.readyState !== closed) return;
    listener.onRefused();
    const delay = Math.min(firstDelayMs * 2 ** (this.#failures - 1), longestDelayMs);
    this.#stopWaiting();
    this.#stopWaiting = this.#parts.later(() => this.#open(listener), delay);
  }

  #become(state: LiveState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const look of this.#watchers) look();
  }
}

function signIn(event: Event): LiveSign {
  return JSON.parse((event as MessageEvent<string>).data) as LiveSign;
}

function changeIn(event: Event): LiveChange {
  return JSON.parse((event as MessageEvent<string>).data) as LiveChange;
}
