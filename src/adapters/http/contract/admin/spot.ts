import { Type } from "typebox";
import { view } from "../envelope.ts";
import { route } from "../route.ts";
import { spotMarketView, staffSpotFillView, staffSpotOrderView } from "../spot/spot-views.ts";

const deskView = view("SpotDesk", {
  markets: Type.Array(spotMarketView),
  makerFeeBasisPoints: Type.Integer(),
  takerFeeBasisPoints: Type.Integer(),
});

export const viewSpotDesk = route({
  id: "viewSpotDesk",
  method: "get",
  path: "/admin/api/spot/markets",
  summary: "The markets of the order book, and what orders cost",
  access: "staff",
  permission: "audit_books",
  answers: { 200: { description: "The markets", body: deskView } },
});

const marketView = view("SpotDeskMarket", {
  /** In the book, the newest first; without those of the caller's own accounts. */
  orders: Type.Array(staffSpotOrderView),
  ordersTotal: Type.Integer(),
  /** The newest first. */
  fills: Type.Array(staffSpotFillView),
  fillsTotal: Type.Integer(),
});

export const viewSpotDeskMarket = route({
  id: "viewSpotDeskMarket",
  method: "get",
  path: "/admin/api/spot/markets/{pair}",
  summary: "The newest orders in the book of a market, and its newest trades, with their people",
  access: "staff",
  permission: "audit_books",
  answers: { 200: { description: "The market", body: marketView } },
});

export const spotDeskRoutes = { viewSpotDesk, viewSpotDeskMarket };
