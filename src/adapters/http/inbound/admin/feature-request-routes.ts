import type { ListFeatureRequests } from "../../../../application/feature-request/list-feature-requests.ts";
import { listFeatureRequests } from "../../contract/admin/feature-requests.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { contentRange, parseList } from "./list-query.ts";

/** Dependencies of this route. */
interface FeatureRequestListing {
  readonly listFeatureRequests: ListFeatureRequests;
}

const requestList = { sortable: ["sentAt"], filterable: [], most: 100 };

/** What traders wish for, for staff. */
export function featureRequestListRoutes(useCases: FeatureRequestListing): readonly BoundRoute[] {
  return [
    bind(listFeatureRequests).to(async ({ query }) => {
      const asked = parseList(query, requestList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { from, most } = asked.value;
      const { requests, total } = await useCases.listFeatureRequests.execute(from, most);
      const headers = {
        "Content-Range": contentRange("feature-requests", from, requests.length, total),
      };
      const body = requests.map(({ sentAt, ...request }) => ({
        ...request,
        sentAt: new Date(sentAt).toISOString(),
      }));
      return { status: 200, body, headers };
    }),
  ];
}
