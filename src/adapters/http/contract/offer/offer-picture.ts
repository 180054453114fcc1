import { route } from "../route.ts";
import { sentFile } from "../sent-file.ts";

const pictureOfOffer = route({
  id: "pictureOfOffer",
  method: "get",
  path: "/rest/v1/offers/{id}/picture",
  summary: "An offer as a picture (PNG, 1200 × 630), for pages that show its link",
  access: "anyone",
  sendsFile: true,
  answers: { 200: { description: "The picture", body: sentFile } },
});

export const offerPictureRoutes = { pictureOfOffer };
