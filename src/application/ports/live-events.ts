import type { ChatSign } from "./chat-signs.ts";
import type { TraderId } from "../../domain/id/id.ts";

/** What the people concerned are sent of an event; they read the rest. */
export interface PublishedEvent {
  /** Grows in the order of publishing, over everything; a client resumes from it. */
  readonly number: number;
  /** What it is about: "trade", "chat", "feedback" or "account". */
  readonly aggregate: string;
  readonly aggregateId: string;
  /** Counts the events of that one thing, without gaps. */
  readonly seq: number;
  /** The act ("paid"), or "message". */
  readonly kind: string;
}

/** A client's position in the order of publishing. */
export interface EventPlace {
  /** The history that the number counts in. A restored database, or another one, has another. */
  readonly epoch: string;
  readonly number: number;
}

/** A subscriber. */
export interface Subscriber {
  readonly receive: (event: PublishedEvent) => void;
  /** Somebody is doing something in a chat of theirs now. One may be lost, and is not repeated. */
  readonly sign?: (sign: Omit<ChatSign, "recipientId">) => void;
  /** Numbering restarts from this place on, and what was missed before it cannot be sent. */
  readonly reset: (place: EventPlace) => void;
  /** The process stops: nothing more will be sent here. */
  readonly end: () => void;
}

/**
 * Notifies traders of what happened, soon after it was committed. An event may come twice and must
 * do no harm then; clients that were away ask for what they missed.
 */
export interface LiveEvents {
  /** Sends everything that is published from now on. Returns a function that ends it. */
  subscribe(traderId: TraderId, subscriber: Subscriber): () => void;
  /** What was published for a trader after a number, oldest first. */
  since(traderId: TraderId, number: number, most: number): Promise<readonly PublishedEvent[]>;
  /** The number of the newest event that was published to anyone. */
  newest(): Promise<number>;
  /**
   * Up to where this process has passed events on. Who reads anything from now on, and then listens
   * from there, misses nothing. Undefined before the process listens.
   */
  place(): EventPlace | undefined;
}
