import { AggregatorRegistry, type Registry } from "prom-client";

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
export function metricsOfProcesses(
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
  return AggregatorRegistry.aggregate([[...shared, ...metricsOf(state)], ...labelled]).metrics();
}

function metricsOf({ wanted, serving, restarts }: GroupState): object[] {
  const gauge = (name: string, help: string, value: number) => ({
    name,
    help,
    type: "gauge",
    aggregator: "first",
    values: [{ value, labels: {} }],
  });
  return [
    gauge("peerhold_processes_wanted", "Processes that one start should run", wanted),
    gauge("peerhold_processes_serving", "Processes of one start that serve or work", serving),
    {
      name: "peerhold_process_restarts_total",
      help: "How often a process that ended was started again",
      type: "counter",
      aggregator: "first",
      values: restarts.map(([process, value]) => ({ value, labels: { process } })),
    },
  ];
}
