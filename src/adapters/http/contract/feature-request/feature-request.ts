import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
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

const ownFeatureRequest = view("OwnFeatureRequest", {
  id: Type.String(),
  text: Type.String(),
  sentAt: Type.String(),
  /** Null: nobody has answered. */
  answer: orNull(closed({ text: Type.String(), at: Type.String() })),
});

export type OwnFeatureRequestView = Static<typeof ownFeatureRequest>;

export const listOwnFeatureRequests = route({
  id: "listOwnFeatureRequests",
  method: "get",
  path: "/rest/v1/feedback/feature-request",
  summary: "Your latest suggestions, newest first, with what support answered",
  access: "trader",
  answers: {
    200: { description: "At most 50", body: dataOf(Type.Array(ownFeatureRequest)) },
  },
});

export const featureRequestRoutes = { sendFeatureRequest, listOwnFeatureRequests };
