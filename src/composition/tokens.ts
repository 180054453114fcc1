import type { ServiceIdentifier } from "inversify";
import type { Express } from "express";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import type { CheckReadiness } from "../application/health/check-readiness.ts";
import type { Dependency } from "../application/ports/dependency.ts";

function token<T>(name: string): ServiceIdentifier<T> {
  return Symbol(name);
}

/** The names under which the container holds the parts; each carries the type of its part. */
export const tokens = {
  logger: token<Logger>("logger"),
  dataSource: token<DataSource>("dataSource"),
  databaseReadiness: token<Dependency>("databaseReadiness"),
  checkReadiness: token<CheckReadiness>("checkReadiness"),
  app: token<Express>("app"),
};
