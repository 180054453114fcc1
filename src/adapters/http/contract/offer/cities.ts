import { Type } from "typebox";
import { closed, dataAndMetaOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ListCitiesDto } from "./list-cities-dto.ts";

const cityView = view("City", {
  /** For `location_id`; it never changes. */
  id: Type.Integer(),
  /** As most owners write it. */
  name: Type.String(),
  /** How many visible offers name it. */
  offers: Type.Integer(),
});

export const listCities = route({
  id: "listCities",
  method: "get",
  path: "/rest/v1/cities",
  summary:
    "The cities of a region in which offers for cash are made, those with the most offers first",
  access: "anyone",
  query: ListCitiesDto,
  answers: {
    200: {
      description: "At most a hundred; none for a place without offers",
      body: dataAndMetaOf(Type.Array(cityView), closed({ regionId: orNull(Type.Integer()) })),
    },
  },
});

export const cityRoutes = { listCities };
