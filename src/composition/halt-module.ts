import { ContainerModule } from "inversify";
import { adminHaltRoutes } from "../adapters/http/inbound/admin/halt-routes.ts";
import { haltRoutes } from "../adapters/http/inbound/halt/halt-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresHaltStore } from "../adapters/persistence/halt/postgres-halt-store.ts";
import type { HaltStore } from "../application/ports/halt-store.ts";
import { EndHalt } from "../application/halt/end-halt.ts";
import { StartHalt } from "../application/halt/start-halt.ts";
import { HaltDesk } from "../application/halt/halt-desk.ts";
import { ViewHalts } from "../application/halt/view-halts.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";
import { served, type Feature } from "./feature.ts";

/** The names of the parts by which the platform halts trading or withdrawals. */
const haltTokens = {
  halts: token<HaltStore>("halts"),
  desk: token<HaltDesk>("haltDesk"),
  startHalt: token<StartHalt>("startHalt"),
  endHalt: token<EndHalt>("endHalt"),
  viewHalts: token<ViewHalts>("viewHalts"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = haltTokens;
  bind(t.halts).toResolvedValue(
    (pool, seal) => new PostgresHaltStore(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.desk).toResolvedValue((store) => new HaltDesk(store), [t.halts]);
  bind(t.startHalt).toResolvedValue((desk) => new StartHalt(desk, newId), [t.desk]);
  bind(t.endHalt).toResolvedValue(
    (desk, policy) => new EndHalt(desk, policy),
    [t.desk, policyTokens.staff],
  );
  bind(t.viewHalts).toResolvedValue(
    (store, policy) => new ViewHalts(store, policy),
    [t.halts, policyTokens.staff],
  );
});

/** The feature halt: the acts and views; what decides about trades reads the halts as well. */
export const halts: Feature = {
  module: parts,
  routes: () => [served(haltRoutes, haltTokens)],
  consoleRoutes: () => [served(adminHaltRoutes, { ...haltTokens, onceByKey: tokens.onceByKey })],
};
