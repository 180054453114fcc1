import type { ListOwnFeatureRequests } from "../../../../application/feature-request/list-own-feature-requests.ts";
import type { SendFeatureRequest } from "../../../../application/feature-request/send-feature-request.ts";
import type { OwnFeatureRequest } from "../../../../application/ports/feature-request-store.ts";
import * as contract from "../../contract/feature-request/feature-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** What the routes call. */
interface FeatureRequestUseCases {
  readonly sendFeatureRequest: SendFeatureRequest;
  readonly listOwnFeatureRequests: ListOwnFeatureRequests;
}

export function featureRequestRoutes(useCases: FeatureRequestUseCases): readonly BoundRoute[] {
  return [
    bind(contract.listOwnFeatureRequests).to(async ({ actor }) =>
      ok((await useCases.listOwnFeatureRequests.execute(actor)).map(present)),
    ),
    bind(contract.sendFeatureRequest).to(async ({ actor, body: { text } }) => {
      const sent = await useCases.sendFeatureRequest.execute(actor, text);
      if (sent.ok) return ok({ isSent: true });
      const { refusal } = sent;
      if (refusal.code === "rate_limited") {
        const headers = { "Retry-After": String(refusal.retryAfterSeconds) };
        return { refusal: refusal.code, headers };
      }
      const message = "Write what you wish for, in letters that can be shown.";
      return { refusal: "validation", details: [{ field: "text", code: refusal.code, message }] };
    }),
  ];
}

function present({
  sentAt,
  answer,
  ...request
}: OwnFeatureRequest): contract.OwnFeatureRequestView {
  return {
    ...request,
    sentAt: new Date(sentAt).toISOString(),
    answer: answer ? { ...answer, at: new Date(answer.at).toISOString() } : null,
  };
}
