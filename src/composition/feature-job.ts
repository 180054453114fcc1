import type { Container } from "inversify";
import type { JobHandler } from "../application/ports/jobs.ts";

/** A job of a feature, made of what the container holds. */
export type FeatureJob = (container: Container) => JobHandler;

/** A kind of work that comes round by itself and is about nothing in particular. */
export function roundKind(name: string, timeoutSeconds: number): JobHandler["kind"] {
  return { name, retries: 0, timeoutSeconds, parse: () => ({}) };
}
