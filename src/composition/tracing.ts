import { hostname } from "node:os";
import { OtlpExporter } from "../adapters/tracing/otlp-exporter.ts";
import { Tracer } from "../adapters/tracing/tracer.ts";
import type { JobHandler } from "../application/ports/jobs.ts";
import type { StartTask } from "./background-task.ts";
import type { Config } from "./config.ts";
import { findProject } from "./project.ts";
import { repeat } from "./repeat.ts";
import { tokens } from "./tokens.ts";

/** What records traces, and what sends them. */
export interface Traces {
  readonly tracer: Tracer;
  readonly exporter: OtlpExporter;
}

/** Undefined where nothing collects them. `process`: the name of one of several. */
export function openTraces(
  { tracing }: Pick<Config, "tracing">,
  process = String(globalThis.process.pid),
): Traces | undefined {
  if (!tracing) return undefined;
  const exporter = new OtlpExporter(tracing, {
    name: "peerhold",
    version: findProject().version,
    instance: `${hostname()}/${process}`,
  });
  return { exporter, tracer: new Tracer(tracing.share, (span) => exporter.add(span)) };
}

/** How often spans are sent, in milliseconds. */
const sendEveryMs = 2_000;

/** How long a process that stops waits until its last spans are sent, in milliseconds. */
const lastWithinMs = 1_000;

/** Sends traces as long as the process runs. */
export const sendTraces: StartTask = (parts) => {
  const traces = parts.get(tokens.traces);
  if (!traces) return () => Promise.resolve();
  const send = () => traces.exporter.send();
  // It never fails: what cannot be sent is dropped.
  const going = repeat(send, sendEveryMs, () => undefined);
  return async () => {
    const isLate = new Promise((resolve) => setTimeout(resolve, lastWithinMs).unref());
    await Promise.race([going.stop().then(send), isLate]);
  };
};

/** A job that is recorded as a trace of its own. */
export function tracedJob(handler: JobHandler, traces: Traces | undefined): JobHandler {
  if (!traces) return handler;
  return {
    ...handler,
    run: (payload) =>
      traces.tracer.whole(
        "consumer",
        `job ${handler.kind.name}`,
        () => handler.run(payload),
        (errors) => errors.length > 0,
      ),
  };
}
