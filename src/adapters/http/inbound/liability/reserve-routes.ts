import type { ViewReserves } from "../../../../application/liability/view-reserves.ts";
import { listReserves, viewReserves } from "../../contract/liability/reserves.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { presentPublication } from "./present-publication.ts";

/** The routes of what the platform holds. */
export function reserveRoutes({
  viewReserves: reserves,
}: {
  readonly viewReserves: ViewReserves;
}): readonly BoundRoute[] {
  return [
    bind(viewReserves).to(async () => {
      const found = await reserves.newest();
      const [first] = found?.coins ?? [];
      if (!found || !first) return ok(null);
      const { publication, coins } = found;
      return ok({
        day: publication.day,
        network: first.network,
        coins: coins.map(({ asset, held, addresses, block }) => ({
          asset,
          owed: String(publication.coins.find((each) => each.asset === asset)?.total ?? 0n),
          held: String(held),
          addresses,
          height: block.height,
        })),
      });
    }),
    bind(listReserves).to(async ({ query }) => {
      const found = await reserves.file(query.day);
      const [first] = found?.coins ?? [];
      if (!found || !first) return { refusal: "not_found" };
      return ok({
        format: "peerhold-reserves/1" as const,
        day: found.publication.day,
        publication: presentPublication(found.publication),
        network: first.network,
        coins: found.coins.map(({ asset, block, addresses }) => ({
          asset,
          block: { height: String(block.height), hash: block.hash },
          held: String(addresses.reduce((sum, { units }) => sum + units, 0n)),
          addresses: addresses.map((each) => ({ ...each, units: String(each.units) })),
        })),
      });
    }),
  ];
}
