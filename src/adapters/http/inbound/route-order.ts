import type { RouteContract } from "../contract/route.ts";
import type { BoundRoute } from "./bound-route.ts";

/**
 * The routes in the order of their contracts, which is that of the document. Throws if a
 * contract has no handler or several, or a handler has no contract.
 */
export function inOrderOf(
  contracts: readonly RouteContract[],
  bound: readonly BoundRoute[],
): readonly BoundRoute[] {
  const byId = Map.groupBy(bound, ({ contract }) => contract.id);
  const ordered = contracts.map(({ id }) => {
    const [route, ...others] = byId.get(id) ?? [];
    if (!route) throw new Error(`the route ${id} has no handler`);
    if (others.length > 0) throw new Error(`the route ${id} has ${others.length + 1} handlers`);
    byId.delete(id);
    return route;
  });
  if (byId.size === 0) return ordered;
  throw new Error(`no contract lists the routes ${[...byId.keys()].join(", ")}`);
}
