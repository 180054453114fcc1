import type { AnswerFeatureRequest } from "../../../../application/feature-request/answer-feature-request.ts";
import type { ListFeatureRequests } from "../../../../application/feature-request/list-feature-requests.ts";
import type {
  FeatureRequestStore,
  ReceivedFeatureRequest,
} from "../../../../application/ports/feature-request-store.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import * as contract from "../../contract/admin/feature-requests.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { contentRange, parseList } from "./list-query.ts";

/** Dependencies of these routes. */
interface FeatureRequestDesk {
  readonly onceByKey: OnceByKey;
  readonly store: Pick<FeatureRequestStore, "find">;
  readonly listFeatureRequests: ListFeatureRequests;
  readonly answerFeatureRequest: AnswerFeatureRequest;
}

const requestList = { sortable: ["sentAt"], filterable: [], most: 100 };

const badText = {
  field: "text",
  code: "invalid",
  message: "Write an answer, in letters that can be shown.",
};

/** What traders wish for, for staff. */
export function featureRequestListRoutes(useCases: FeatureRequestDesk): readonly BoundRoute[] {
  return [
    bind(contract.listFeatureRequests).to(async ({ query }) => {
      const asked = parseList(query, requestList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { from, most } = asked.value;
      const { requests, total } = await useCases.listFeatureRequests.execute(from, most);
      const headers = {
        "Content-Range": contentRange("feature-requests", from, requests.length, total),
      };
      return { status: 200, body: requests.map(present), headers };
    }),
    bind(contract.answerFeatureRequest).to(async (call) => {
      const { actor, parameters, body } = call;
      const { id } = parameters;
      if (!/^\d{1,15}$/.test(id)) return { refusal: "not_found" };
      const key = commandKey("answerFeatureRequest", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.answerFeatureRequest.execute(by, { id, text: body.text }),
      );
      if (!done.ok) {
        const { code } = done.refusal;
        return code === "text_length" || code === "text_unreadable"
          ? { refusal: "validation", details: [badText] }
          : { refusal: code };
      }
      const answered = await useCases.store.find(id);
      return answered ? { status: 200, body: present(answered) } : { refusal: "not_found" };
    }),
  ];
}

function present(request: ReceivedFeatureRequest): contract.FeatureRequestView {
  const { sentAt, answer } = request;
  return {
    ...request,
    sentAt: new Date(sentAt).toISOString(),
    answer: answer ? { ...answer, at: new Date(answer.at).toISOString() } : null,
  };
}
