import type { EntityManager } from "typeorm";
import type { PublishedEvent } from "../../../application/ports/live-events.ts";

/** A published event, and whom it concerns. */
export interface SubscribedEvent extends PublishedEvent {
  readonly recipients: readonly string[];
}

/**
 * A reader of all published events that misses none. It gets each at least once, those of one
 * aggregate in order. When it throws, the event is retried, and later ones of the same aggregate
 * wait for it.
 */
export interface DurableSubscriber {
  /** Its position is stored under this name: never reuse it for another. */
  readonly name: string;
  /**
   * Whether it does anything with an event; by default, with all. Those that it does nothing with are passed over together,
   * without a transaction for each. Says the same whenever it is asked about an event.
   */
  wants?(event: SubscribedEvent): boolean;
  /**
   * What is done outside the database, such as sending mail. It may run again, and has 20 seconds.
   */
  act?(event: SubscribedEvent): Promise<void>;
  /** What is written, exactly once, in the transaction in which the subscriber advances. */
  write?(event: SubscribedEvent, transaction: EntityManager): Promise<void>;
}

/** What is reported to the process. */
export interface SubscriberReports {
  /** An event is not retried any more. */
  parked(subscriber: string, event: SubscribedEvent, error: unknown): void;
  /** Events were removed before the subscriber had seen them. */
  missed(subscriber: string, events: number): void;
}
