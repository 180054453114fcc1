import type { DataSource } from "typeorm";
import { newProviders, type ChangeProviders } from "../../providers/embedded-providers.ts";
import { embeddedRow } from "../embedded/embedded-row.ts";

/** The providers of a demo. */
export function postgresProviders(dataSource: DataSource): ChangeProviders {
  return embeddedRow(dataSource, "providers", newProviders);
}
