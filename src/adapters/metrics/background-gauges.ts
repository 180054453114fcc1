import { Gauge, type Registry } from "prom-client";
import type { BackgroundWork } from "../../application/ports/background-work.ts";

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

/** Metrics of the background, read on demand. What cannot be read is left out. */
export function addBackgroundGauges(registry: Registry, read: () => Promise<BackgroundWork>): void {
  for (const [name, [help, number]] of Object.entries(jobGauges)) {
    addGauge(registry, { name, help, label: "kind" }, async () =>
      (await read()).jobs.map((each) => [each.name, each[number]]),
    );
  }
  for (const [name, [help, number]] of Object.entries(subscriberGauges)) {
    addGauge(registry, { name, help, label: "subscriber" }, async () =>
      (await read()).subscribers.map((each) => [each.name, each[number]]),
    );
  }
}

interface LabelledGauge {
  readonly name: string;
  readonly help: string;
  readonly label: "kind" | "subscriber";
}

function addGauge(
  registry: Registry,
  { name, help, label }: LabelledGauge,
  values: () => Promise<(readonly [string, number | null])[]>,
): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      gauge.reset();
      for (const [of, value] of await values().catch(() => [])) {
        if (value !== null) gauge.set({ [label]: of }, value);
      }
    },
  });
}
