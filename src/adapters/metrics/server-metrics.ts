import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { CommitOutcome } from "../../application/ports/commit.ts";
import type { DeliveryKind, DeliveryOutcome } from "../../domain/notice/delivery.ts";
import type { ExpiringKind } from "../../application/ports/expired-rows.ts";
import { addGauge, type ReadGauge } from "./read-gauge.ts";
import {
  alone,
  metricsOfProcesses,
  registryOf,
  type GroupState,
  type ProcessMetrics,
} from "./metrics-of-processes.ts";
import { securityEventNames, type SecurityEventName } from "../../domain/staff/security-event.ts";
import type { MeteredRequest } from "../http/inbound/metrics/request-meter.ts";
import { screenOutcomes, type ScreenOutcome } from "../http/inbound/pages/first-screens.ts";

/** Which of the addresses was requested. */
export type ServerName = "traders" | "console" | "worker";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

/** Seconds: from a memory read up to the limits that the database enforces. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Of the process, whatever it serves. */
let ofProcess: Registry | undefined;

/** The metrics of one installation. Labels come from closed sets: no path, id, name or address. */
export class ServerMetrics {
  readonly #registry = new Registry();
  /** What is read from the database: the same in every process. */
  readonly #shared = new Registry();
  readonly #requests = new Counter({
    name: "peerhold_http_requests_total",
    help: "Requests answered, by route id of the contract, method and status class",
    labelNames: ["server", "route", "method", "status"] as const,
    registers: [this.#registry],
  });
  readonly #durations = new Histogram({
    name: "peerhold_http_request_duration_seconds",
    help: "Request duration by route id, without event streams",
    labelNames: ["server", "route"] as const,
    buckets,
    registers: [this.#registry],
  });
  readonly #streams = new Gauge({
    name: "peerhold_event_streams_open",
    help: "Open streams of server-sent events",
    registers: [this.#registry],
  });
  readonly #commitsUnderWay = new Gauge({
    name: "peerhold_commits_under_way",
    help: "Commits of this process that are waiting or running",
    registers: [this.#registry],
  });
  readonly #commits = new Histogram({
    name: "peerhold_commit_duration_seconds",
    help: "Commit duration, including the wait",
    labelNames: ["outcome"] as const,
    buckets,
    registers: [this.#registry],
  });
  readonly #removed = new Counter({
    name: "peerhold_rows_removed_total",
    help: "Expired rows deleted, by kind",
    labelNames: ["kind"] as const,
    registers: [this.#registry],
  });

  readonly #securityEvents = new Counter({
    name: "peerhold_security_events_total",
    help: "Possible attacks, by name",
    labelNames: ["name"] as const,
    registers: [this.#registry],
  });

  readonly #deliveries = new Counter({
    name: "peerhold_deliveries_total",
    help: "Tries to tell someone outside the program, by kind and outcome",
    labelNames: ["kind", "outcome"] as const,
    registers: [this.#registry],
  });

  readonly #firstScreens = new Counter({
    name: "peerhold_first_screens_total",
    help: "First screens of public pages for strangers, by outcome",
    labelNames: ["outcome"] as const,
    registers: [this.#registry],
  });

  /** With those that features read when they are asked for. */
  constructor(gauges: readonly ReadGauge[]) {
    // A counter that begins at its first event shows no increase for it.
    for (const name of securityEventNames) this.#securityEvents.inc({ name }, 0);
    for (const outcome of screenOutcomes) this.#firstScreens.inc({ outcome }, 0);
    for (const gauge of gauges) {
      addGauge(gauge.isOfProcess === true ? this.#registry : this.#shared, gauge);
    }
  }

  countRequest(server: ServerName, { route, method, status, seconds }: MeteredRequest): void {
    this.#requests.inc({
      server,
      route,
      method: methods.has(method) ? method : "other",
      status: `${Math.floor(status / 100)}xx`,
    });
    if (route !== "events") this.#durations.observe({ server, route }, seconds);
  }

  countRemoved(kind: ExpiringKind, rows: number): void {
    this.#removed.inc({ kind }, rows);
  }

  countDelivery(kind: DeliveryKind, outcome: DeliveryOutcome): void {
    this.#deliveries.inc({ kind, outcome });
  }

  countFirstScreen(outcome: ScreenOutcome): void {
    this.#firstScreens.inc({ outcome });
  }

  countSecurityEvent(name: SecurityEventName): void {
    this.#securityEvents.inc({ name });
  }

  /** Returns a callback for the end of the stream. */
  streamOpened(): () => void {
    this.#streams.inc();
    return () => this.#streams.dec();
  }

  /** Returns a callback for the outcome of the commit. */
  commitBegun(): (outcome: CommitOutcome["outcome"] | "failed") => void {
    this.#commitsUnderWay.inc();
    const end = this.#commits.startTimer();
    return (outcome) => {
      this.#commitsUnderWay.dec();
      end({ outcome });
    };
  }

  /** Everything, and the process's memory, processor time and event loop, in Prometheus format. */
  async text(): Promise<{ readonly type: string; readonly body: string }> {
    const own = [this.#registry, this.#shared, registryOf(alone), processRegistry()];
    const all = Registry.merge(own);
    return { type: all.contentType, body: await all.metrics() };
  }

  /** What this process counted, and its memory, processor time and event loop. */
  ofProcess(): Promise<ProcessMetrics["metrics"]> {
    return Registry.merge([this.#registry, processRegistry()]).getMetricsAsJSON();
  }

  /** Everything of this process and of `others`, which were started with it. */
  async textBeside(
    process: string,
    others: readonly ProcessMetrics[],
    state: GroupState,
  ): Promise<{ readonly type: string; readonly body: string }> {
    const own = { process, metrics: await this.ofProcess() };
    const shared = await this.#shared.getMetricsAsJSON();
    const body = await metricsOfProcesses(shared, [own, ...others], state);
    return { type: this.#shared.contentType, body };
  }
}

function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}
