import { ContainerModule } from "inversify";
import { offerPictures } from "../adapters/export-files/offer-pictures.ts";
import { offerPictureRoutes } from "../adapters/http/inbound/offer/offer-picture-routes.ts";
import { PaintOffer } from "../application/offer/paint-offer.ts";
import type { Config } from "./config.ts";
import { served, type Feature } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { token, tokens } from "./tokens.ts";

const offerPictureTokens = { paintOffer: token<PaintOffer>("paintOffer") };

const parts = ({ baseUrl, brandName }: Config) =>
  new ContainerModule(({ bind }) => {
    bind(offerPictureTokens.paintOffer).toResolvedValue(
      (viewOffer, drawCard) =>
        new PaintOffer(viewOffer, offerPictures(drawCard, brandName, new URL(baseUrl).host)),
      [offerTokens.viewOffer, tokens.drawCard],
    );
  });

/** Pictures of offers, for pages that show their links. */
export const offerPicture: Feature = {
  module: ({ config }) => parts(config),
  routes: () => [served(offerPictureRoutes, offerPictureTokens)],
};
