import type { JobHandler } from "../application/ports/jobs.ts";
import type { Parts } from "./feature.ts";

/** A job of a feature, built from the parts that it needs. */
export type FeatureJob = (parts: Parts) => JobHandler;

/** A kind of work that recurs on a schedule and is about nothing in particular. */
export function roundKind(name: string, timeoutSeconds: number): JobHandler["kind"] {
  return { name, retries: 0, timeoutSeconds, parse: () => ({}) };
}
