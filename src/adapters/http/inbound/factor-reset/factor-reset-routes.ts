import type { Actor } from "../../../../application/actor/actor.ts";
import type { AskFactorReset } from "../../../../application/factor-reset/ask-factor-reset.ts";
import type { StopFactorReset } from "../../../../application/factor-reset/stop-factor-reset.ts";
import type { ViewOwnReset } from "../../../../application/factor-reset/view-own-reset.ts";
import * as contract from "../../contract/factor-reset/factor-reset.ts";
import { proofNeeded, tooOften, visitorOf } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** Use cases behind these routes. */
interface FactorResetUseCases {
  readonly askFactorReset: AskFactorReset;
  readonly viewOwnReset: ViewOwnReset;
  readonly stopFactorReset: StopFactorReset;
}

/** The way back in for who lost their second factor. */
export function factorResetRoutes(useCases: FactorResetUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor) => {
    const askedAt = await useCases.viewOwnReset.execute(actor);
    return ok({ askedAt: askedAt === undefined ? null : new Date(askedAt).toISOString() });
  };
  return [
    bind(contract.askFactorReset).to(async ({ body, request }) => {
      const { login, password, answers } = body;
      const lost = { login, password, answers, visitor: visitorOf(request) };
      const asked = await useCases.askFactorReset.execute(lost);
      if (asked.ok) return ok({ isAsked: true });
      const { refusal } = asked;
      if (refusal.code === "proof_of_work_needed") return proofNeeded(refusal);
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
    bind(contract.viewOwnReset).to(({ actor }) => show(actor)),
    bind(contract.stopFactorReset).to(async ({ actor }) => {
      const stopped = await useCases.stopFactorReset.execute(actor);
      return stopped.ok ? show(actor) : { refusal: stopped.refusal.code };
    }),
  ];
}
