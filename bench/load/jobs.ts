import type { Database } from "../bed/bed.ts";
import type { Room } from "../bed/fill-chats.ts";

/** Whole trades over HTTP: each is started, paid and released. */
export interface TradeJob {
  readonly kind: "trades";
  readonly url: string;
  /** Makes the CSRF tokens of the sessions, in base64. */
  readonly secret: string;
  readonly connections: number;
  readonly trades: number;
  /** How many pairs of traders there are. */
  readonly pairs: number;
  /** The number of the first pair that trades; the others follow. */
  readonly first: number;
  /** Whether everybody buys from one seller. */
  readonly isHot: boolean;
  /** How far each trade goes. */
  readonly upTo: "start" | "release";
}

/**
 * The same commits as trades make, prepared beforehand and carried out one by one on bare
 * connections.
 */
export interface CommitJob {
  readonly kind: "commits";
  readonly address: Database;
  readonly connections: number;
  readonly trades: number;
  readonly pairs: number;
  readonly first: number;
}

/** One reading: its requests follow each other on one connection. */
export interface Reading {
  readonly paths: readonly string[];
  /** Whose session it is; nobody's if absent. */
  readonly traderId?: string;
}

/** Reads over HTTP, repeatedly in the given order. */
export interface ReadJob {
  readonly kind: "reads";
  readonly url: string;
  readonly connections: number;
  readonly readings: readonly Reading[];
  readonly count: number;
}

/** Changes of margins over HTTP, at a rate. */
export interface MarginJob {
  readonly kind: "margins";
  readonly url: string;
  /** Makes the CSRF tokens of the sessions, in base64. */
  readonly secret: string;
  readonly connections: number;
  readonly perSecond: number;
  /** In percent. */
  readonly margin: string;
  readonly offers: readonly { readonly id: string; readonly ownerId: string }[];
}

/** Streams of events that stay open until the job without people. */
export interface StreamJob {
  readonly kind: "streams";
  readonly url: string;
  readonly traderIds: readonly string[];
}

/** Messages of buyers in their trades, whose sellers listen. */
export interface MessageJob {
  readonly kind: "messages";
  readonly url: string;
  /** Makes the CSRF tokens of the sessions, in base64. */
  readonly secret: string;
  readonly rooms: readonly Room[];
  readonly perSecond: number;
  readonly seconds: number;
}

/** Events that are written to the outbox for people who listen. */
export interface EventJob {
  readonly kind: "events";
  readonly address: Database;
  readonly perSecond: number;
  readonly seconds: number;
}

/** Browsers that wait for the market to move, until the job without any. */
export interface WaitJob {
  readonly kind: "waits";
  readonly url: string;
  readonly waiters: number;
}

/** The next move of the market: timed from the news until each who waits has the new prices. */
export interface MoveJob {
  readonly kind: "move";
}

export type Job =
  | TradeJob
  | CommitJob
  | ReadJob
  | MarginJob
  | StreamJob
  | MessageJob
  | EventJob
  | WaitJob
  | MoveJob;
