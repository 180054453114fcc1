import { Type, type Static } from "typebox";
import { closed, dataAndMetaOf, orNull, view } from "../envelope.ts";
import { exchangeRateView } from "../offer/exchange-rate-views.ts";
import { route } from "../route.ts";
import { MarketPricesDto } from "./market-prices-dto.ts";

const marketPriceView = view("MarketPrice", {
  cryptoCurrencyCode: Type.String(),
  fiatCurrencyCode: Type.String(),
  /** What a whole coin costs; null while that is unknown. */
  price: orNull(Type.String()),
  /** What single exchanges say, for the offers that follow one. */
  exchangeRates: Type.Array(exchangeRateView),
});

export type MarketPriceView = Static<typeof marketPriceView>;

export const watchMarketPrices = route({
  id: "watchMarketPrices",
  method: "get",
  path: "/rest/v1/market-prices",
  summary: "What coins cost now, or as soon as the market moves",
  access: "anyone",
  query: MarketPricesDto,
  answers: {
    200: {
      description: "Of each pair that the marketplace knows",
      body: dataAndMetaOf(
        Type.Array(marketPriceView),
        closed({
          /** What to send as `after` the next time. */
          number: Type.Integer(),
        }),
      ),
    },
  },
});

export const marketPriceRoutes = { watchMarketPrices };
