import { ContainerModule } from "inversify";
import type { ReadGauge } from "../adapters/metrics/read-gauge.ts";
import { inRounds, type StartTask } from "./background-task.ts";
import type { Feature } from "./feature.ts";
import { tokens } from "./tokens.ts";

const measure = inRounds({
  pauseMs: 500,
  failed: "a replica of the database did not answer",
  round: (parts) => {
    const reads = parts.get(tokens.reads);
    return () => reads.measure();
  },
});

/** Nothing is measured where there is no replica. */
const measureReplicas: StartTask = (parts, config) => {
  if (config.databaseReadUrls.length === 0) return () => Promise.resolve();
  const stop = measure(parts, config);
  return async () => {
    await stop();
    await parts.get(tokens.reads).close();
  };
};

/** The feature replica: copies of the database that lists and pages are read from. */
export const replica: Feature = {
  module: new ContainerModule(() => undefined),
  tasks: [measureReplicas],
  gauges: (parts): readonly ReadGauge[] => [
    {
      name: "peerhold_replica_lag_seconds",
      help: "How old what a replica shows may be, by its place in DATABASE_READ_URL",
      label: "replica",
      isOfProcess: true,
      read: async () =>
        parts
          .get(tokens.reads)
          .lags()
          .map((seconds, index) => [String(index + 1), seconds]),
    },
  ],
};
