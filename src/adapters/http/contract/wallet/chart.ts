import { Type, type Static } from "typebox";
import { closed, dataOf, view } from "../envelope.ts";
import { route } from "../route.ts";
import { BalanceChartDto } from "./chart-dto.ts";

const chartView = view("BalanceChart", {
  /** The currency that the trader chose. */
  currency: Type.String(),
  /** In the order of time; the last is now. A moment whose prices are not known is left out. */
  points: Type.Array(
    closed({
      date: Type.String({ description: "ISO 8601, UTC" }),
      /** As a decimal, of what was available. */
      value: Type.String(),
    }),
  ),
});

export type BalanceChartView = Static<typeof chartView>;

export const balanceChart = route({
  id: "getBalanceChart",
  method: "get",
  path: "/rest/v1/wallet/chart",
  summary: "What the available balances were worth over time",
  access: "trader",
  query: BalanceChartDto,
  answers: { 200: { description: "The chart", body: dataOf(chartView) } },
});

export const chartRoutes = { getBalanceChart: balanceChart };
