import { Type, type Static } from "typebox";
import { closed, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { AnswerFeatureRequestDto } from "./answer-feature-request-dto.ts";
import { ListDto } from "./list-dto.ts";
import { instant } from "./shared-views.ts";

const featureRequestView = view("FeatureRequest", {
  id: Type.String(),
  sentAt: instant,
  text: Type.String(),
  trader: closed({ id: Type.String(), username: Type.String() }),
  /** Null: nobody has answered. */
  answer: orNull(closed({ text: Type.String(), by: Type.String(), at: instant })),
});

export type FeatureRequestView = Static<typeof featureRequestView>;

export const listFeatureRequests = route({
  id: "listFeatureRequests",
  method: "get",
  path: "/admin/api/feature-requests",
  summary: "What traders wish for, newest first; the total is in Content-Range",
  access: "staff",
  permission: "read_feature_requests",
  query: ListDto,
  answers: { 200: { description: "Requests", body: Type.Array(featureRequestView) } },
});

export const answerFeatureRequest = route({
  id: "answerFeatureRequest",
  method: "post",
  path: "/admin/api/feature-requests/{id}/answer",
  summary: "Tell whoever sent a suggestion what becomes of it; it is answered once",
  access: "staff",
  permission: "answer_feature_requests",
  body: AnswerFeatureRequestDto,
  takesKey: true,
  answers: { 200: { description: "The suggestion now", body: featureRequestView } },
  refusals: ["conflict_of_interest", "feature_request_answered"],
});

export const featureRequestContractRoutes = { listFeatureRequests, answerFeatureRequest };
