import { Type } from "typebox";
import { offerAreas } from "../../../../domain/offer/offer-area.ts";
import { named } from "../schema-names.ts";

/** The part of the marketplace that an offer is in (specification, section 3). */
export const offerAreaView = named("OfferArea", Type.Enum([...offerAreas]));
