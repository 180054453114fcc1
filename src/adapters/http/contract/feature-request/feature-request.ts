import { Type } from "typebox";
import { closed, dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { FeatureRequestDto } from "./feature-request-dto.ts";

export const sendFeatureRequest = route({
  id: "sendFeatureRequest",
  method: "post",
  path: "/rest/v1/feedback/feature-request",
  summary: "Tell support what you wish the marketplace did",
  access: "trader",
  body: FeatureRequestDto,
  answers: {
    200: {
      description: "Support has it",
      body: dataOf(closed({ isSent: Type.Boolean() })),
    },
  },
});

export const featureRequestRoutes = { sendFeatureRequest };
