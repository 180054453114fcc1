/** So long before a token ends, in seconds, the next one is fetched (specification, section 9). */
const refreshBeforeSeconds = 300;

/** What a page tells of its browser. */
export type PushEvent = "connection_on" | "connection_off";

/** What a page may register its browser with. */
export interface PushToken {
  readonly token: string;
  /** Seconds. */
  readonly expireIn: number;
  readonly publicKey: string;
}

/** What a connection is made of; the browser and the server, or their doubles. */
export interface PushParts {
  /** Undefined where the server gives none. */
  readonly authorize: () => Promise<PushToken | undefined>;
  /** Registers this browser with the server. */
  readonly connect: (token: PushToken) => Promise<"connected" | "access_denied" | "failed">;
  /** Calls back after so many seconds; returns how to stop it. */
  readonly after: (seconds: number, act: () => void) => () => void;
  readonly tell: (event: PushEvent) => void;
}

/**
 * Keeps a browser registered while a page is open. Where access is denied it is authorized once more, then it
 * is off.
 */
export class PushConnection {
  readonly #parts: PushParts;
  #stopWaiting: () => void = () => undefined;
  #isStopped = false;

  constructor(parts: PushParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    const token = await this.#connected();
    if (this.#isStopped) return;
    this.#parts.tell(token ? "connection_on" : "connection_off");
    if (!token) return;
    const seconds = Math.max(0, token.expireIn - refreshBeforeSeconds);
    this.#stopWaiting = this.#parts.after(seconds, () => void this.start());
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopWaiting();
  }

  async #connected(): Promise<PushToken | undefined> {
    const { authorize, connect } = this.#parts;
    for (let tries = 0; tries < 2; tries += 1) {
      const token = await authorize();
      if (!token) return undefined;
      const outcome = await connect(token);
      if (outcome === "connected") return token;
      if (outcome === "failed") return undefined;
    }
    return undefined;
  }
}
