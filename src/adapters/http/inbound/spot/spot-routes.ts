import type { Current } from "../../../../application/ports/current-policy.ts";
import type { SpotOrderViews } from "../../../../application/ports/spot-views.ts";
import type { CancelSpotOrders } from "../../../../application/spot/cancel-spot-orders.ts";
import type { PlaceSpotOrder } from "../../../../application/spot/place-spot-order.ts";
import type { ViewSpot } from "../../../../application/spot/view-spot.ts";
import { spotPairs, type SpotPair } from "../../../../domain/spot/spot-market.ts";
import type { SpotPolicy } from "../../../../domain/spot/spot-policy.ts";
import { pageMetaOf } from "../../contract/page-meta.ts";
import { candleIntervals } from "../../contract/spot/candle-intervals.ts";
import * as contract from "../../contract/spot/spot.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import {
  presentBook,
  presentCandle,
  presentFill,
  presentMarket,
  presentOrder,
  presentTerms,
  presentTrade,
} from "./spot-presenter.ts";

/** Use cases behind the routes of spot trading. */
interface SpotUseCases {
  readonly viewSpot: ViewSpot;
  readonly spotOrderViews: SpotOrderViews;
  readonly placeSpotOrder: PlaceSpotOrder;
  readonly cancelSpotOrders: CancelSpotOrders;
  readonly spotPolicy: Current<SpotPolicy>;
}

/** How many are on a page of one's own orders (specification, section 9). */
const perPage = 10;

/** The published reasons for a blocked wallet (specification, section 6). */
const blockKinds: Readonly<Partial<Record<string, string>>> = {
  id_required: "ID_REQUIRED",
  blocked_in_location: "BLOCKED_IN_LOCATION",
};

const unknown = { refusal: "not_found" } as const;

/** The routes of spot trading. */
export function spotRoutes(useCases: SpotUseCases): readonly BoundRoute[] {
  return [...marketRoutes(useCases), ...orderRoutes(useCases)];
}

function marketRoutes({ viewSpot, spotPolicy }: SpotUseCases): readonly BoundRoute[] {
  return [
    bind(contract.listSpotMarkets).to(async () =>
      ok({
        markets: (await viewSpot.markets()).map(presentMarket),
        terms: presentTerms(spotPolicy()),
      }),
    ),
    bind(contract.viewSpotBook).to(async ({ parameters }) => {
      const pair = pairOf(parameters.pair);
      return pair ? ok(presentBook(await viewSpot.book(pair))) : unknown;
    }),
    bind(contract.listSpotTrades).to(async ({ parameters }) => {
      const pair = pairOf(parameters.pair);
      return pair ? ok((await viewSpot.fills(pair)).map(presentTrade)) : unknown;
    }),
    bind(contract.listSpotCandles).to(async ({ parameters, query }) => {
      const pair = pairOf(parameters.pair);
      if (!pair) return unknown;
      const candles = await viewSpot.candles(pair, candleIntervals[query.interval ?? "15m"]);
      return ok(candles.map(presentCandle));
    }),
  ];
}

function orderRoutes(useCases: SpotUseCases): readonly BoundRoute[] {
  const { spotOrderViews } = useCases;
  const show = async (traderId: string, id: string) => {
    const order = await spotOrderViews.order(traderId, id);
    return order ? ok(presentOrder(order)) : unknown;
  };
  return [
    bind(contract.listSpotOrders).to(async ({ actor, query }) => {
      const page = Number(query.page ?? 1);
      const isOpen = (query.state ?? "open") === "open";
      const wish = { ...placeOf(page), isOpen, pair: query.pair };
      const { orders, total } = await spotOrderViews.orders(actor.traderId, wish);
      return {
        status: 200,
        body: { data: orders.map(presentOrder), meta: pageMetaOf(total, perPage, page) },
      };
    }),
    bind(contract.listSpotFills).to(async ({ actor, query }) => {
      const page = Number(query.page ?? 1);
      const wish = { ...placeOf(page), pair: query.pair };
      const { fills, total } = await spotOrderViews.ownFills(actor.traderId, wish);
      return {
        status: 200,
        body: { data: fills.map(presentFill), meta: pageMetaOf(total, perPage, page) },
      };
    }),
    bind(contract.placeSpotOrder).to(async (call) => {
      const { pair, side, type, price, amount } = call.body;
      if (type === "limit" && price === undefined) return { refusal: "spot_price_step" };
      const wish = {
        pair,
        side,
        kind: type,
        price: price === undefined ? undefined : BigInt(price),
        quantity: BigInt(amount),
      };
      const key = commandKey("placeSpotOrder", call);
      const placed = await useCases.placeSpotOrder.execute(call.actor, wish, key);
      if (placed.ok) return show(call.actor.traderId, placed.value);
      const { code } = placed.refusal;
      const kind = blockKinds[code];
      return { refusal: code, ...(kind !== undefined && { kind }) };
    }),
    bind(contract.cancelSpotOrder).to(async (call) => {
      const { traderId } = call.actor;
      const key = commandKey("cancelSpotOrder", call);
      const done = await useCases.cancelSpotOrders.execute(traderId, call.parameters.id, key);
      return done.ok ? show(traderId, done.value) : { refusal: done.refusal.code };
    }),
    bind(contract.cancelSpotOrders).to(async ({ actor, body }) =>
      ok({ cancelled: await useCases.cancelSpotOrders.cancelAll(actor.traderId, body.pair) }),
    ),
  ];
}

function placeOf(page: number) {
  return { offset: (page - 1) * perPage, limit: perPage };
}

function pairOf(text: string): SpotPair | undefined {
  return spotPairs.find((pair) => pair === text);
}
