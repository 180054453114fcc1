import type { DataSource } from "typeorm";
import { newLightning, type ChangeLightning } from "../../lightning/embedded-lightning.ts";
import { embeddedRow } from "../embedded/embedded-row.ts";

/** The Lightning node of a demo. */
export function postgresLightning(dataSource: DataSource): ChangeLightning {
  return embeddedRow(dataSource, "lightning", newLightning);
}
