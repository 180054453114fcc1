import type { Current } from "../../../../application/ports/current-policy.ts";
import type { SpotOrderViews, StaffSpotFill } from "../../../../application/ports/spot-views.ts";
import type { ViewSpot } from "../../../../application/spot/view-spot.ts";
import { spotPairs } from "../../../../domain/spot/spot-market.ts";
import type { SpotPolicy } from "../../../../domain/spot/spot-policy.ts";
import { viewSpotDesk, viewSpotDeskMarket } from "../../contract/admin/spot.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { presentMarket, presentOrder, presentTrade } from "../spot/spot-presenter.ts";

/** Use cases behind the console's page of spot trading. */
interface SpotDeskUseCases {
  readonly viewSpot: ViewSpot;
  readonly spotOrderViews: SpotOrderViews;
  readonly spotPolicy: Current<SpotPolicy>;
}

/** How many orders and trades are shown. */
const mostShown = { offset: 0, limit: 50 };

/** The books of spot trading as staff see them. */
export function spotDeskRoutes(useCases: SpotDeskUseCases): readonly BoundRoute[] {
  const { viewSpot, spotOrderViews, spotPolicy } = useCases;
  return [
    bind(viewSpotDesk).to(async () => {
      const { makerFeeBasisPoints, takerFeeBasisPoints } = spotPolicy();
      const markets = (await viewSpot.markets()).map(presentMarket);
      return { status: 200, body: { markets, makerFeeBasisPoints, takerFeeBasisPoints } };
    }),
    bind(viewSpotDeskMarket).to(async ({ actor, parameters }) => {
      const pair = spotPairs.find((each) => each === parameters.pair);
      if (!pair) return { refusal: "not_found" };
      const [open, traded] = await Promise.all([
        spotOrderViews.openOrders(pair, actor.linkedIds, mostShown),
        spotOrderViews.marketFills(pair, mostShown),
      ]);
      return {
        status: 200,
        body: {
          orders: open.orders.map((order) => ({
            ...presentOrder(order),
            traderId: order.traderId,
            username: order.username,
          })),
          ordersTotal: open.total,
          fills: traded.fills.map(presentStaffFill),
          fillsTotal: traded.total,
        },
      };
    }),
  ];
}

function presentStaffFill(fill: StaffSpotFill) {
  return {
    ...presentTrade(fill),
    value: String(fill.value),
    buyer: fill.buyer,
    seller: fill.seller,
    buyerFee: String(fill.buyerFee),
    sellerFee: String(fill.sellerFee),
  };
}
