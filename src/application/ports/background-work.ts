import type { Instant } from "../../domain/trade/trade.ts";
import type { AuditEntry } from "./audit.ts";
import type { Outage } from "./heartbeat.ts";

/** The state of one kind of job. */
export interface JobNumbers {
  readonly name: string;
  /** Jobs that are ready to begin. */
  readonly waiting: number;
  /** How long the oldest of them has waited; 0 if there is none. */
  readonly oldestSeconds: number;
  /** Jobs under way. */
  readonly running: number;
  /** In the last hour. */
  readonly failed: number;
  /** How long ago the last one was done; null if none was within the hour. */
  readonly doneSecondsAgo: number | null;
}

/** The state of one durable subscriber. */
export interface SubscriberNumbers {
  readonly name: string;
  /** The number of the last event that it has seen. */
  readonly place: number;
  /** The process that runs it, and until when; null if none does. */
  readonly leasedBy: string | null;
  /** Milliseconds since the epoch. */
  readonly leasedUntil: number | null;
  /** Published events that it has not handled yet. */
  readonly behind: number;
  /** How old the first of them is; 0 if there is none. */
  readonly behindSeconds: number;
  /** Events waiting for a retry. */
  readonly failing: number;
  /** Events that are no longer retried. */
  readonly parked: number;
  /** Events that were removed before it had seen them. */
  readonly missed: number;
}

/** The state of background work other than the clocks of trades. */
export interface BackgroundWork {
  readonly jobs: readonly JobNumbers[];
  readonly subscribers: readonly SubscriberNumbers[];
}

/** A job that failed as often as it is tried; it is forgotten after an hour. */
export interface FailedJob {
  readonly id: string;
  readonly kind: string;
  readonly tries: number;
  readonly failedAt: Instant;
}

/** An event that a subscriber failed to take in and does not retry. */
export interface ParkedEvent {
  readonly subscriber: string;
  /** The event's number among all published ones. */
  readonly number: number;
  /** What it is about: "trade", and the trade's id. */
  readonly aggregate: string;
  readonly aggregateId: string;
  readonly kind: string;
  readonly failures: number;
  readonly parkedAt: Instant;
}

/** Due trades that a worker has leased to carry out their clocks. */
export interface ClockLease {
  readonly worker: string;
  readonly trades: number;
  readonly until: Instant;
}

/** All that admins see of background work. */
export interface BackgroundReport extends BackgroundWork {
  /** Newest first. */
  readonly failedJobs: readonly FailedJob[];
  readonly parkedEvents: readonly ParkedEvent[];
  readonly clockLeases: readonly ClockLease[];
  /** Due trades whose clock failed, and is retried later. */
  readonly failingClocks: number;
  /** When the platform was not available in the last three months, newest first. */
  readonly outages: readonly Outage[];
}

/** Background work as admins see it, and what they can have done again. */
export interface BackgroundDesk {
  read(): Promise<BackgroundReport>;
  /** Makes a subscriber retry a parked event; false if it is not parked. */
  retryEvent(subscriber: string, number: number, audit: AuditEntry): Promise<boolean>;
  /** Lets a failed job run once more; false if it is not there or has not failed. */
  retryJob(kind: string, id: string, audit: AuditEntry): Promise<boolean>;
}
