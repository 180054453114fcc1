import type { SendFeatureRequest } from "../../../../application/feature-request/send-feature-request.ts";
import { sendFeatureRequest } from "../../contract/feature-request/feature-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** What the route calls. */
interface FeatureRequestUseCases {
  readonly sendFeatureRequest: SendFeatureRequest;
}

export function featureRequestRoutes(useCases: FeatureRequestUseCases): readonly BoundRoute[] {
  return [
    bind(sendFeatureRequest).to(async ({ actor, body: { text } }) => {
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
