import type { PaintOffer } from "../../../../application/offer/paint-offer.ts";
import { offerPictureRoutes as contract } from "../../contract/offer/offer-picture.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { sentPicture } from "../sent-picture.ts";
import { isId } from "./offer-id.ts";

/** Pictures of offers, for whoever shows their links. */
export function offerPictureRoutes(useCases: {
  readonly paintOffer: PaintOffer;
}): readonly BoundRoute[] {
  return [
    bind(contract.pictureOfOffer).to(async ({ parameters: { id } }) => {
      const bytes = isId(id) ? await useCases.paintOffer.execute(id) : undefined;
      return bytes ? sentPicture(`offer-${id}.png`, bytes) : { refusal: "not_found" };
    }),
  ];
}
