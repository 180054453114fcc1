import type { BackgroundWork } from "../../application/ports/background-work.ts";
import type { ReadGauge } from "./read-gauge.ts";

/** By metric name: its help text, and how its value is read from each. */
const jobGauges = {
  peerhold_jobs_waiting: ["Waiting jobs, by kind", "waiting"],
  peerhold_job_oldest_seconds: [
    "How long the oldest waiting job has waited, by kind",
    "oldestSeconds",
  ],
  peerhold_jobs_failed: ["Jobs that failed within the last hour, by kind", "failed"],
  peerhold_job_done_age_seconds: ["Time since a job last finished, by kind", "doneSecondsAgo"],
} as const;

const subscriberGauges = {
  peerhold_subscriber_events_behind: ["Events that a subscriber has not processed", "behind"],
  peerhold_subscriber_behind_seconds: ["Age of the first of these", "behindSeconds"],
  peerhold_subscriber_events_failing: ["Events that a subscriber retries", "failing"],
  peerhold_subscriber_events_parked: ["Events that a subscriber parked", "parked"],
  peerhold_subscriber_events_missed: ["Events deleted before the subscriber saw them", "missed"],
} as const;

/** Metrics of jobs and subscribers. */
export function backgroundGauges(read: () => Promise<BackgroundWork>): readonly ReadGauge[] {
  return [
    ...Object.entries(jobGauges).map(([name, [help, number]]) => ({
      name,
      help,
      label: "kind",
      read: async () => (await read()).jobs.map((each) => [each.name, each[number]] as const),
    })),
    ...Object.entries(subscriberGauges).map(([name, [help, number]]) => ({
      name,
      help,
      label: "subscriber",
      read: async () =>
        (await read()).subscribers.map((each) => [each.name, each[number]] as const),
    })),
  ];
}
