import { AggregatorRegistry, Counter, Gauge, Registry } from "prom-client";

/** The metrics of one process, as they pass between processes. */
export interface ProcessMetrics {
  /** The process's name: the value of the label `process`. */
  readonly process: string;
  readonly metrics: Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;
}

/** What is known of processes that were started together. */
export interface GroupState {
  /** How many there should be. */
  readonly wanted: number;
  /** How many of them are serving or working. */
  readonly serving: number;
  /** How often each was started again. */
  readonly restarts: readonly (readonly [process: string, times: number])[];
}

/**
 * Several processes as one page: what each counted has the label `process`, so that nothing goes
 * back when one of them ends. `shared` has what is the same whoever reads it.
 */
export async function metricsOfProcesses(
  shared: ProcessMetrics["metrics"],
  each: readonly ProcessMetrics[],
  state: GroupState,
): Promise<string> {
  const labelled = each.map(({ process, metrics }) =>
    metrics.map((metric) => ({
      ...metric,
      // Labels tell all values apart, so nothing is added up.
      aggregator: "sum",
      values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, process } })),
    })),
  );
  const group = await registryOf(state).getMetricsAsJSON();
  return AggregatorRegistry.aggregate([shared, group, ...labelled]).metrics();
}

/** A process that was started alone. */
export const alone: GroupState = { wanted: 1, serving: 1, restarts: [] };

export function registryOf({ wanted, serving, restarts }: GroupState): Registry {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: "peerhold_processes_wanted",
    help: "Processes that one start should run",
    registers,
  }).set(wanted);
  new Gauge({
    name: "peerhold_processes_serving",
    help: "Processes of one start that serve or work",
    registers,
  }).set(serving);
  const counter = new Counter({
    name: "peerhold_process_restarts_total",
    help: "How often a process that ended was started again",
    labelNames: ["process"] as const,
    registers,
  });
  for (const [process, times] of restarts) counter.inc({ process }, times);
  return registry;
}
