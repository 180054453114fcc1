import { Type } from "typebox";
import { closed, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ListDto } from "./list-dto.ts";
import { instant } from "./shared-views.ts";

const featureRequestView = view("FeatureRequest", {
  id: Type.String(),
  sentAt: instant,
  text: Type.String(),
  trader: closed({ id: Type.String(), username: Type.String() }),
});

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

export const featureRequestContractRoutes = { listFeatureRequests };
