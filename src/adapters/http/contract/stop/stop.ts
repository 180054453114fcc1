import { Type } from "typebox";
import { assetCodes, type AssetCode } from "../../../../domain/money/asset.ts";
import { stopKinds, type StopKind } from "../../../../domain/stop/stop.ts";
import { closed, dataOf, orNull } from "../envelope.ts";
import { route } from "../route.ts";

/** What a stop is of; null: of all coins. */
export const stopFields = {
  kind: Type.Unsafe<StopKind>(Type.String({ enum: [...stopKinds] })),
  cryptoCurrencyCode: orNull(Type.Unsafe<AssetCode>(Type.String({ enum: [...assetCodes] }))),
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
