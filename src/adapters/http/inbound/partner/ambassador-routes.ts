import type { AssignAmbassador } from "../../../../application/partner/assign-ambassador.ts";
import type { ViewAmbassador } from "../../../../application/partner/view-ambassador.ts";
import * as contract from "../../contract/partner/ambassador.ts";
import { referralCodeOf } from "../account/cookies.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** What the routes call. */
interface AmbassadorUseCases {
  readonly viewAmbassador: ViewAmbassador;
  readonly assignAmbassador: AssignAmbassador;
}

/** Links of ambassadors, and whom they lead to. */
export function ambassadorRoutes(useCases: AmbassadorUseCases): readonly BoundRoute[] {
  return [
    bind(contract.viewAmbassador).to(async ({ actor, parameters, request }) => {
      const found = await useCases.viewAmbassador.execute(actor?.traderId, parameters.id);
      if (!found) return { refusal: "not_found" };
      const { code, username, obstacle } = found;
      // Of somebody who is signed out, the first link that this browser followed counts.
      const kept = actor ? undefined : referralCodeOf(request);
      const isOthers = kept !== undefined && kept !== code;
      return ok({
        id: code,
        username,
        obstacle: obstacle ?? (isOthers ? "referrer_known" : null),
      });
    }),
    bind(contract.assignAmbassador).to(async ({ actor, parameters: { id } }) => {
      const done = await useCases.assignAmbassador.execute(actor, id);
      if (!done.ok) return { refusal: done.refusal.code };
      const found = await useCases.viewAmbassador.execute(undefined, id);
      return found ? ok({ referrerUsername: found.username }) : { refusal: "not_found" };
    }),
  ];
}
