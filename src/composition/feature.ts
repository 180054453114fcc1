import type { Container, ContainerModule, ServiceIdentifier } from "inversify";
import type { BoundRoute } from "../adapters/http/inbound/bound-route.ts";
import type { ReadGauge } from "../adapters/metrics/read-gauge.ts";
import type { DatabaseAddress } from "../adapters/persistence/connection/data-source.ts";
import type { StartTask } from "./background-task.ts";
import type { Config } from "./config.ts";
import type { FeatureJob } from "./feature-job.ts";
import type { FeatureSubscriber } from "./run-subscribers.ts";
import { tokens } from "./tokens.ts";
import { tracedUseCase } from "./traced-use-cases.ts";
import type { Secrets } from "./secrets.ts";

/** What features know of their installation. */
export interface Installation {
  readonly config: Config;
  /** Where the serving role reaches the database. */
  readonly address: DatabaseAddress;
  readonly secrets: Secrets;
}

/** Where parts are found by their names. */
export type Parts = Pick<Container, "get">;

/** Binds routes to use cases from the container. */
type RoutesOfParts = (parts: Parts) => readonly BoundRoute[];

/**
 * A feature as the composition knows it. What it adds to the application is in its own manifest
 * and nowhere else; `features.ts` names each manifest once.
 *
 * - `module`: binds its tokens.
 * - `routes`, `consoleRoutes`: the routes for traders and for staff, each with its use cases.
 * - `jobs`: its work in the background, done by worker processes.
 * - `subscribers`: receive every published event, run by worker processes.
 * - `workerTasks`: what worker processes do repeatedly.
 * - `tasks`: what every process does repeatedly.
 * - `gauges`: its metrics that are read when somebody asks for them.
 */
export interface Feature {
  readonly module: ContainerModule | ((installation: Installation) => ContainerModule);
  readonly routes?: (config: Config) => readonly RoutesOfParts[];
  readonly consoleRoutes?: (config: Config) => readonly RoutesOfParts[];
  readonly jobs?: (config: Config) => readonly FeatureJob[];
  readonly subscribers?: readonly FeatureSubscriber[];
  readonly workerTasks?: readonly StartTask[];
  readonly tasks?: readonly StartTask[];
  readonly gauges?: (parts: Parts) => readonly ReadGauge[];
}

/** The names of parts in the container; an optional part has a name or none. */
type TokensOf<Named> = {
  readonly [Name in keyof Named]:
    | ServiceIdentifier<Exclude<Named[Name], undefined>>
    | Extract<Named[Name], undefined>;
};

/**
 * Routes with the use cases that they call, by their names in the container. A use case without a
 * name does not compile.
 */
export function served<UseCases extends object>(
  routes: (useCases: UseCases) => readonly BoundRoute[],
  names: NoInfer<TokensOf<UseCases>>,
): RoutesOfParts {
  return (parts) => {
    const tracer = parts.get(tokens.traces)?.tracer;
    const found = Object.entries<ServiceIdentifier | undefined>(names).map(([name, token]) => [
      name,
      token && tracedUseCase(name, parts.get(token), tracer),
    ]);
    return routes(Object.fromEntries(found) as UseCases);
  };
}
