import { Type } from "typebox";
import { realAssets } from "../../../../domain/money/asset.ts";
import { haltKinds } from "../../../../domain/halt/halt.ts";
import { closed, dataOf, oneOf, orNull } from "../envelope.ts";
import { route } from "../route.ts";

/** The halted coin; null: all coins. */
export const haltFields = {
  kind: oneOf(haltKinds),
  cryptoCurrencyCode: orNull(oneOf(realAssets)),
};

export const listHalts = route({
  id: "listHalts",
  method: "get",
  path: "/rest/v1/halts",
  summary:
    "What is halted: trading, withdrawals (which include releases), sends, Lightning, or deposits",
  access: "anyone",
  answers: {
    200: {
      description: "Usually empty",
      body: dataOf(Type.Array(closed({ ...haltFields, since: Type.String() }))),
    },
  },
});

export const haltRoutes = { listHalts };
