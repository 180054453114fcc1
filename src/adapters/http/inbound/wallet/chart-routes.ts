import type { ChartBalance } from "../../../../application/wallet/chart-balance.ts";
import { formatFiat } from "../../../../domain/money/fiat.ts";
import { balanceChart } from "../../contract/wallet/chart.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** The chart of a trader's balances. */
export function chartRoutes({
  chartBalance,
}: {
  readonly chartBalance: ChartBalance;
}): readonly BoundRoute[] {
  return [
    bind(balanceChart).to(async ({ actor, query: { range = "month" } }) => {
      const { currency, values } = await chartBalance.execute(actor, range);
      const points = values.map(({ at, minor }) => ({
        date: new Date(at).toISOString(),
        value: formatFiat({ currency, minor }),
      }));
      return ok({ currency, points });
    }),
  ];
}
