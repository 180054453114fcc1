import { Type, type Static } from "typebox";
import { oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { CaseReasonDto } from "./case-reason-dto.ts";

const backgroundWorkView = view("BackgroundWork", {
  /** Every kind of job. */
  queues: Type.Array(
    view("JobQueue", {
      name: Type.String(),
      waiting: Type.Integer(),
      /** How long the oldest has waited. */
      oldestSeconds: Type.Integer(),
      running: Type.Integer(),
      /** Within the last hour. */
      failed: Type.Integer(),
      /** Null: none was done within the last hour. */
      doneSecondsAgo: orNull(Type.Integer()),
    }),
  ),
  failedJobs: Type.Array(
    view("FailedJob", {
      id: Type.String(),
      queue: Type.String(),
      tries: Type.Integer(),
      failedAt: Type.String(),
    }),
  ),
  /** A subscriber to published events. */
  subscribers: Type.Array(
    view("Subscriber", {
      name: Type.String(),
      /** The number of the last event that it has seen. */
      place: Type.Integer(),
      /** Events that it has not seen yet, and how old the first of them is. */
      behind: Type.Integer(),
      behindSeconds: Type.Integer(),
      /** Events that it retries, that it gave up, and that were removed before it saw them. */
      failing: Type.Integer(),
      parked: Type.Integer(),
      missed: Type.Integer(),
      /** The process that runs it. */
      leasedBy: orNull(Type.String()),
      leasedUntil: orNull(Type.String()),
    }),
  ),
  parkedEvents: Type.Array(
    view("ParkedEvent", {
      subscriber: Type.String(),
      number: Type.Integer(),
      aggregate: Type.String(),
      aggregateId: Type.String(),
      kind: Type.String(),
      failures: Type.Integer(),
      parkedAt: Type.String(),
    }),
  ),
  /** Workers with due trades whose clocks they carry out. */
  clockLeases: Type.Array(
    view("ClockLease", { worker: Type.String(), trades: Type.Integer(), until: Type.String() }),
  ),
  /** Due trades whose clock failed, and is retried later. */
  failingClocks: Type.Integer(),
  /** When pages were not served or background work was not done, newest first. */
  outages: Type.Array(
    view("Outage", {
      part: oneOf(["pages", "work"]),
      from: Type.String(),
      /** Null: it still lasts. */
      until: orNull(Type.String()),
    }),
  ),
});

export type BackgroundWorkView = Static<typeof backgroundWorkView>;

const byAdmins = {
  access: "staff",
  permission: "manage_background_work",
  answers: {
    200: { description: "The current state of background work", body: backgroundWorkView },
  },
} as const;
const refusals = ["nothing_to_retry", "reason_needed"] as const;

export const viewBackgroundWork = route({
  id: "viewBackgroundWork",
  method: "get",
  path: "/admin/api/background-work",
  summary: "State of background work: queues, subscribers, leases, and failures",
  ...byAdmins,
});

export const retryJob = route({
  id: "retryJob",
  method: "post",
  path: "/admin/api/background-work/queues/{queue}/jobs/{id}/retry",
  summary: "Retry a failed job",
  ...byAdmins,
  body: CaseReasonDto,
  refusals,
});

export const retryEvent = route({
  id: "retryEvent",
  method: "post",
  path: "/admin/api/background-work/subscribers/{subscriber}/events/{number}/retry",
  summary: "Retry an event that a subscriber parked",
  ...byAdmins,
  body: CaseReasonDto,
  refusals,
});

export const adminBackgroundRoutes = { viewBackgroundWork, retryJob, retryEvent };
