import { Type } from "typebox";
import { spotObstacles } from "../../../../domain/spot/decide-spot-order.ts";
import { closed, dataAndMetaOf, dataOf } from "../envelope.ts";
import { pageMeta } from "../page-meta.ts";
import { route } from "../route.ts";
import {
  CancelSpotOrdersDto,
  OwnSpotListDto,
  PlaceSpotOrderDto,
  SpotCandlesDto,
} from "./spot-dto.ts";
import {
  ownSpotFillView,
  spotBookView,
  spotCandleView,
  spotMarketView,
  spotOrderView,
  spotTermsView,
  spotTradeView,
} from "./spot-views.ts";

export const listSpotMarkets = route({
  id: "listSpotMarkets",
  method: "get",
  path: "/rest/v1/spot/markets",
  summary: "The markets of the order book, with their last 24 hours, and what orders cost",
  access: "anyone",
  answers: {
    200: {
      description: "The markets",
      body: dataOf(closed({ markets: Type.Array(spotMarketView), terms: spotTermsView })),
    },
  },
});

export const viewSpotBook = route({
  id: "viewSpotBook",
  method: "get",
  path: "/rest/v1/spot/markets/{pair}/book",
  summary: "What waits in the book of a market, added up by price",
  access: "anyone",
  answers: { 200: { description: "The book", body: dataOf(spotBookView) } },
});

export const listSpotTrades = route({
  id: "listSpotTrades",
  method: "get",
  path: "/rest/v1/spot/markets/{pair}/trades",
  summary: "What was traded last in a market, newest first",
  access: "anyone",
  answers: { 200: { description: "Trades", body: dataOf(Type.Array(spotTradeView)) } },
});

export const listSpotCandles = route({
  id: "listSpotCandles",
  method: "get",
  path: "/rest/v1/spot/markets/{pair}/candles",
  summary: "Prices by interval, of those in which something was traded, oldest first",
  access: "anyone",
  query: SpotCandlesDto,
  answers: { 200: { description: "Candles", body: dataOf(Type.Array(spotCandleView)) } },
});

export const listSpotOrders = route({
  id: "listSpotOrders",
  method: "get",
  path: "/rest/v1/spot/orders",
  summary: "The trader's orders, open or ended, newest first",
  access: "trader",
  query: OwnSpotListDto,
  answers: {
    200: {
      description: "A page",
      body: dataAndMetaOf(Type.Array(spotOrderView), pageMeta),
    },
  },
});

export const listSpotFills = route({
  id: "listSpotFills",
  method: "get",
  path: "/rest/v1/spot/fills",
  summary: "What the trader's orders traded, newest first",
  access: "trader",
  query: OwnSpotListDto,
  answers: {
    200: {
      description: "A page",
      body: dataAndMetaOf(Type.Array(ownSpotFillView), pageMeta),
    },
  },
});

export const placeSpotOrder = route({
  id: "placeSpotOrder",
  method: "post",
  path: "/rest/v1/spot/orders",
  summary: "Place an order on the book",
  access: "trader",
  takesKey: true,
  body: PlaceSpotOrderDto,
  answers: {
    200: { description: "The order, after it met the book", body: dataOf(spotOrderView) },
  },
  refusals: [...spotObstacles],
});

export const cancelSpotOrder = route({
  id: "cancelSpotOrder",
  method: "post",
  path: "/rest/v1/spot/orders/{id}/cancel",
  summary: "Take an order out of the book; what it still holds comes back",
  access: "trader",
  takesKey: true,
  answers: { 200: { description: "The order", body: dataOf(spotOrderView) } },
  refusals: ["spot_order_ended"],
});

export const cancelSpotOrders = route({
  id: "cancelSpotOrders",
  method: "post",
  path: "/rest/v1/spot/orders/cancel-all",
  summary: "Take all of the trader's orders out of the books, or out of one",
  access: "trader",
  body: CancelSpotOrdersDto,
  answers: {
    200: { description: "How many", body: dataOf(closed({ cancelled: Type.Integer() })) },
  },
});

export const spotRoutes = {
  listSpotMarkets,
  viewSpotBook,
  listSpotTrades,
  listSpotCandles,
  listSpotOrders,
  listSpotFills,
  placeSpotOrder,
  cancelSpotOrder,
  cancelSpotOrders,
};
