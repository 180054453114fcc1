import type { JobHandler } from "../application/ports/jobs.ts";
import type { Parts } from "./feature.ts";

/** A job of a feature, made of the parts that it needs. */
export type FeatureJob = (parts: Parts) => JobHandler;

/** A kind of work that comes round by itself and is about nothing in particular. */
export function roundKind(name: string, timeoutSeconds: number): JobHandler["kind"] {
  return { name, retries: 0, timeoutSeconds, parse: () => ({}) };
}
