import { ContainerModule } from "inversify";
import { adminStopRoutes } from "../adapters/http/inbound/admin/stop-routes.ts";
import { stopRoutes } from "../adapters/http/inbound/stop/stop-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresStopStore } from "../adapters/persistence/stop/postgres-stop-store.ts";
import type { StopStore } from "../application/ports/stop-store.ts";
import { EndStop } from "../application/stop/end-stop.ts";
import { StartStop } from "../application/stop/start-stop.ts";
import { StopDesk } from "../application/stop/stop-desk.ts";
import { ViewStops } from "../application/stop/view-stops.ts";
import { token, tokens } from "./tokens.ts";
import { served, type Feature } from "./feature.ts";

/** The names of the parts by which the house stops trading or withdrawals. */
export const stopTokens = {
  stops: token<StopStore>("stops"),
  desk: token<StopDesk>("stopDesk"),
  startStop: token<StartStop>("startStop"),
  endStop: token<EndStop>("endStop"),
  viewStops: token<ViewStops>("viewStops"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = stopTokens;
  bind(t.stops).toResolvedValue(
    (pool, seal) => new PostgresStopStore(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.desk).toResolvedValue((store) => new StopDesk(store), [t.stops]);
  bind(t.startStop).toResolvedValue((desk) => new StartStop(desk, newId), [t.desk]);
  bind(t.endStop).toResolvedValue((desk) => new EndStop(desk), [t.desk]);
  bind(t.viewStops).toResolvedValue((store) => new ViewStops(store), [t.stops]);
});

/** The feature stop: the acts and views; what judges trades reads the stops with them. */
export const stops: Feature = {
  module: parts,
  routes: () => [served(stopRoutes, stopTokens)],
  consoleRoutes: () => [served(adminStopRoutes, stopTokens)],
};
