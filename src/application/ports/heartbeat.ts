import type { Instant } from "../../domain/trade/trade.ts";

/** The parts of the platform without which people cannot act in time, or are not told that they have to. */
export type PlatformPart = "pages" | "work";

/** Signs of life of the platform's parts, whichever processes give them. */
export interface Heartbeat {
  /**
   * A sign of life. If there was none for as long as the one before allowed, that time is recorded as an
   * outage, once, however many processes come back together. `silentAfter`: how many seconds may pass
   * until the next.
   */
  beat(part: PlatformPart, silentAfter: number): Promise<void>;
  /** How many seconds ago each part gave the last one. */
  ages(): Promise<readonly (readonly [part: PlatformPart, seconds: number])[]>;
}

/** A time in which a part gave no sign of life. */
export interface Outage {
  readonly part: PlatformPart;
  readonly from: Instant;
  /** Undefined: it still gives none. */
  readonly until: Instant | undefined;
}
