import { listRoutes, namedRoutes } from "../../contract/named-routes.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** The table of pages, which is the same for everybody. */
export function namedRouteRoutes(): readonly BoundRoute[] {
  return [bind(listRoutes).to(async () => ok({ ...namedRoutes }))];
}
