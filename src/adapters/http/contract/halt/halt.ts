import { Type } from "typebox";
import { assetCodes, type AssetCode } from "../../../../domain/money/asset.ts";
import { haltKinds, type HaltKind } from "../../../../domain/halt/halt.ts";
import { closed, dataOf, orNull } from "../envelope.ts";
import { route } from "../route.ts";

/** The halted coin; null: all coins. */
export const haltFields = {
  kind: Type.Unsafe<HaltKind>(Type.String({ enum: [...haltKinds] })),
  cryptoCurrencyCode: orNull(Type.Unsafe<AssetCode>(Type.String({ enum: [...assetCodes] }))),
};

export const listHalts = route({
  id: "listHalts",
  method: "get",
  path: "/rest/v1/halts",
  summary: "What is halted: trading, or withdrawals, which include releases",
  access: "anyone",
  answers: {
    200: {
      description: "Usually empty",
      body: dataOf(Type.Array(closed({ ...haltFields, since: Type.String() }))),
    },
  },
});

export const haltRoutes = { listHalts };
