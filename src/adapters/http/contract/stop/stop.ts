import { Type } from "typebox";
import { closed, dataOf, orNull } from "../envelope.ts";
import { route } from "../route.ts";

const kind = Type.Union([Type.Literal("trading"), Type.Literal("withdrawals")]);

/** What a stop is of; null: of all coins. */
export const stopFields = {
  kind,
  cryptoCurrencyCode: orNull(
    Type.Union([Type.Literal("BTC"), Type.Literal("USDT"), Type.Literal("ETH")]),
  ),
};

export const listStops = route({
  id: "listStops",
  method: "get",
  path: "/rest/v1/stops",
  summary: "What the house has stopped for a while: trading, or withdrawals (releases among them)",
  access: "anyone",
  answers: {
    200: {
      description: "Nothing in ordinary times",
      body: dataOf(Type.Array(closed({ ...stopFields, since: Type.String() }))),
    },
  },
});

export const stopRoutes = { listStops };
