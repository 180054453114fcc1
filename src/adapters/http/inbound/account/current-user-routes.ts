import type { ViewOwnRecord } from "../../../../application/account/view-own-record.ts";
import { getCurrentUser, viewExternalId } from "../../contract/account/current-user.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import type { Gate } from "../gate.ts";
import { presentCurrentUser } from "./current-user-presenter.ts";

/** Use cases behind what users know of themselves. */
interface CurrentUserUseCases {
  readonly viewOwnRecord: ViewOwnRecord;
  readonly gate: Gate;
}

/** Who is signed in. */
export function currentUserRoutes(useCases: CurrentUserUseCases): readonly BoundRoute[] {
  const { gate, viewOwnRecord } = useCases;
  return [
    bind(getCurrentUser).to(async ({ request }) => {
      const found = await gate.actorOf(request);
      // A banned person is somebody at their cases alone.
      const actor = found?.limitedTo ? undefined : found;
      return ok(presentCurrentUser(actor && (await viewOwnRecord.execute(actor))));
    }),
    bind(viewExternalId).to(async ({ actor, parameters }) => {
      const whole = await viewOwnRecord.execute(actor);
      const isOwn = whole && [whole.user.id, whole.user.username].includes(parameters.id);
      return isOwn ? ok({ externalId: whole.record.externalId }) : { refusal: "not_found" };
    }),
  ];
}
