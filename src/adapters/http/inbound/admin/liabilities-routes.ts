import type { LiabilityStore } from "../../../../application/ports/liability-store.ts";
import { viewLiabilities } from "../../contract/admin/liabilities.ts";
import { bind, type BoundRoute } from "../bound-route.ts";

/** What staff see of the last month. */
const mostShown = 30;

/** What the platform owes and has, for staff. */
export function liabilitiesRoutes({
  liabilities,
}: {
  readonly liabilities: Pick<LiabilityStore, "list">;
}): readonly BoundRoute[] {
  return [
    bind(viewLiabilities).to(async () => {
      const newestFirst = await liabilities.list(mostShown);
      const publications = newestFirst.map(({ day, hash, coverage }) => ({
        day,
        hash,
        coins: coverage.map(({ asset, owed, own, held }) => ({
          cryptoCurrencyCode: asset,
          owed: String(owed),
          own: String(own),
          held: String(held),
          isCovered: held >= owed,
        })),
      }));
      return { status: 200, body: { publications } };
    }),
  ];
}
