import type { CheckReadiness } from "../../../../application/health/check-readiness.ts";
import { liveness, readiness } from "../../contract/health.ts";
import { bind, type BoundRoute } from "../bound-route.ts";

/** What the routes of health call. */
interface HealthUseCases {
  readonly checkReadiness: CheckReadiness;
}

/** Answers supervisors and balancers. Readable by anyone: says nothing about the inside. */
export function healthRoutes({ checkReadiness }: HealthUseCases): readonly BoundRoute[] {
  return [
    bind(liveness).to(async () => ({ status: 200, body: { data: { status: "ok" } } })),
    bind(readiness).to(async ({ request }) => {
      const state = await checkReadiness.execute();
      if (state.ready) return { status: 200, body: { data: { status: "ready" } } };
      for (const cause of state.causes) request.log.warn({ err: cause }, "not ready");
      const message = `Not ready yet, waiting for: ${state.waitingFor.join(", ")}.`;
      return {
        status: 503,
        headers: { "Retry-After": "1" },
        body: { error: { code: "not_ready", message } },
      };
    }),
  ];
}
