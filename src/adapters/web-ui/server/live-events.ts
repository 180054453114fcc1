/** Something that happened, as far as the stream tells it: what it means is read from the routes. */
export interface LiveChange {
  /** What it is about: "trade", "chat", "feedback" or "account". */
  readonly aggregate: string;
  /** The trade's id in all of them; of an account the reader's. */
  readonly aggregateId: string;
}

/**
 * How the page hears of changes. `off`: it does not ask. `opening`: it will soon. `open`: at once.
 * `lost`: it tried again in vain, and keeps trying.
 */
export type LiveState = "off" | "opening" | "open" | "lost";

/** What of an `EventSource` is used. */
export interface LiveSource {
  readonly readyState: number;
  addEventListener(name: string, listen: (event: Event) => void): void;
  close(): void;
}

/** What the stream needs from the page around it. */
interface LiveParts {
  readonly open: () => LiveSource;
  /** Calls back after that many milliseconds; gives what prevents it. */
  readonly later: (act: () => void, milliseconds: number) => () => void;
}

/** Who is told. */
export interface LiveListener {
  readonly onChange: (change: LiveChange) => void;
  /** The stream begins here, or cannot tell what was missed: what was read before may be old by now. */
  readonly onGap: () => void;
}

const closed = 2;
const firstDelayMs = 5_000;
const longestDelayMs = 60_000;

/**
 * The one stream of a page. A browser comes back by itself after a cut; where the server refused it
 * gives up, and then this opens a new stream, waiting longer each time.
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

  /** Calls back after each change of the state; gives what ends that. */
  readonly watch = (look: () => void): (() => void) => {
    this.#watchers.add(look);
    return () => this.#watchers.delete(look);
  };

  /** Begins to listen; an earlier listener hears no more. */
  start(listener: LiveListener): void {
    this.stop();
    this.#become("opening");
    this.#open(listener);
  }

  /** Ends the stream, as when the page is left. What happens until the next start is a gap. */
  stop(): void {
    this.#stopWaiting();
    this.#source?.close();
    this.#source = undefined;
    this.#failures = 0;
    this.#become("off");
  }

  #open(listener: LiveListener): void {
    const source = this.#parts.open();
    this.#source = source;
    source.addEventListener("open", () => {
      // The server says it once more, in an event of that name.
      if (source !== this.#source || this.#state === "open") return;
      this.#failures = 0;
      this.#become("open");
      listener.onGap();
    });
    // The server cannot tell what was missed, as after its database was put back.
    source.addEventListener("reset", () => {
      if (source === this.#source) listener.onGap();
    });
    source.addEventListener("change", (event) => {
      if (source === this.#source) listener.onChange(changeIn(event));
    });
    source.addEventListener("error", () => {
      if (source === this.#source) this.#fail(source, listener);
    });
  }

  #fail(source: LiveSource, listener: LiveListener): void {
    this.#failures += 1;
    // A single cut is mended within seconds: nobody needs to hear of it.
    this.#become(this.#failures > 1 ? "lost" : "opening");
    if (source.readyState !== closed) return;
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

function changeIn(event: Event): LiveChange {
  return JSON.parse((event as MessageEvent<string>).data) as LiveChange;
}
