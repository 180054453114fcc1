import type { ReconciliationStore } from "../../../../application/ports/reconciliation-store.ts";
import { viewReconciliation } from "../../contract/admin/reconciliation.ts";
import { bind, type BoundRoute } from "../bound-route.ts";

/** What nodes have against what the books say, for staff. */
export function reconciliationRoutes({
  looks,
}: {
  readonly looks: Pick<ReconciliationStore, "list">;
}): readonly BoundRoute[] {
  return [
    bind(viewReconciliation).to(async () => {
      const coins = (await looks.list()).map(
        ({ place, asset, found, drift, isHalted, lookedAt }) => ({
          place,
          cryptoCurrencyCode: asset,
          found: String(found),
          drift: String(drift),
          isHalted,
          lookedAt: new Date(lookedAt).toISOString(),
        }),
      );
      return { status: 200, body: { coins } };
    }),
  ];
}
