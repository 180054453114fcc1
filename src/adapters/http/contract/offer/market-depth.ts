import { Type } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { MarketDepthDto } from "./market-depth-dto.ts";

const marketDepthView = view("MarketDepth", {
  /** Where the offer would stand in the usual order, from 1; null without a price, or beyond the thousandth. */
  rank: orNull(Type.Integer()),
  /** The best offers of its kind by their distance from the market, in percent: `from` included, `to` not. */
  bars: Type.Array(closed({ from: Type.String(), to: Type.String(), count: Type.Integer() })),
  /** How many offers the bars are of. */
  shown: Type.Integer(),
});

export const viewMarketDepth = route({
  id: "viewMarketDepth",
  method: "get",
  path: "/rest/v1/offer-manager/market-depth",
  summary: "What an offer would compete with, and its rank",
  access: "trader",
  query: MarketDepthDto,
  answers: { 200: { description: "The rank and the market", body: dataOf(marketDepthView) } },
});

export const marketDepthRoutes = { viewMarketDepth };
