import type { TraderId } from "../../domain/id/id.ts";

/** Something that happened, as far as those whom it concerns are told: they read the rest. */
export interface PublishedEvent {
  /** Grows in the order of publishing, over everything; by it a reader goes on where he was. */
  readonly number: number;
  /** What it is about: "trade", "chat", "feedback" or "account". */
  readonly aggregate: string;
  readonly aggregateId: string;
  /** Counts the events of that one thing, without a gap. */
  readonly seq: number;
  /** The act ("paid"), or "message". */
  readonly kind: string;
}

/** Where in the order of publishing somebody is. */
export interface EventPlace {
  /** The history that the number counts in. A database that was restored, or is another one, has another. */
  readonly epoch: string;
  readonly number: number;
}

/** Who wants to be told. */
export interface Subscriber {
  readonly receive: (event: PublishedEvent) => void;
  /** Numbers count anew from this place on, and what was missed before it cannot be told. */
  readonly reset: (place: EventPlace) => void;
  /** The process stops: nothing more will be told here. */
  readonly end: () => void;
}

/**
 * Tells traders what happened, soon after it was committed. An event may come twice and must do no
 * harm then; whoever was away asks for what he missed.
 */
export interface LiveEvents {
  /** Tells everything that is published from now on. Gives what ends that. */
  subscribe(traderId: TraderId, subscriber: Subscriber): () => void;
  /** What was published for a trader after a number, oldest first. */
  since(traderId: TraderId, number: number, most: number): Promise<readonly PublishedEvent[]>;
  /** The number of the newest event that was published to anybody. */
  newest(): Promise<number>;
  /** The history that all numbers count in now. */
  epoch(): string;
}
