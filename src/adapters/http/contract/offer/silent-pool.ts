import { Type } from "typebox";
import { closed, dataAndMetaOf } from "../envelope.ts";
import { route } from "../route.ts";
import { offerCard } from "./offer-views.ts";

/** Names are told to both once a trade began. */
export const listSilentPool = route({
  id: "listSilentPool",
  method: "get",
  path: "/rest/v1/silent-pool",
  summary: "Offers in the silent pool that meet one of the caller's own there, without names",
  access: "trader",
  answers: {
    200: {
      description: "The offers, best first",
      body: dataAndMetaOf(Type.Array(offerCard), closed({ ownOffers: Type.Integer() })),
    },
  },
});

export const silentPoolRoutes = { listSilentPool };
