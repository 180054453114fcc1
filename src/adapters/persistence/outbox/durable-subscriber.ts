import type { EntityManager } from "typeorm";
import type { PublishedEvent } from "../../../application/ports/live-events.ts";

/** A published event, and whom it concerns. */
export interface SubscribedEvent extends PublishedEvent {
  readonly recipients: readonly string[];
}

/**
 * A reader of all published events that misses none. It hears of each at least once, those of one thing
 * in their order. What throws is tried again, and what comes after it of the same thing waits for it.
 */
export interface DurableSubscriber {
  /** Its place is kept under it: never given to another. */
  readonly name: string;
  /** What is done outside of the database, such as a mail. It may be done again, and has 20 seconds. */
  act?(event: SubscribedEvent): Promise<void>;
  /** What is written, in the transaction in which the subscriber goes on: once. */
  write?(event: SubscribedEvent, transaction: EntityManager): Promise<void>;
}

/** What the process is told. */
export interface SubscriberReports {
  /** An event is tried no more. */
  parked(subscriber: string, event: SubscribedEvent, error: unknown): void;
  /** Events were removed before the subscriber had seen them. */
  missed(subscriber: string, events: number): void;
}
