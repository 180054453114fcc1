import type { ListSecurityEvents } from "../../../../application/security/list-security-events.ts";
import type { RecordedSecurityEvent } from "../../../../application/ports/security-events.ts";
import { listSecurityEvents } from "../../contract/admin/security-events.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { contentRange, parseList } from "./list-query.ts";

/** Dependencies of this route. */
interface SecurityEventUseCases {
  readonly listSecurityEvents: ListSecurityEvents;
}

const eventList = { sortable: ["at"], filterable: ["q", "name"], most: 100 };

/** What may have been an attack, for admins. */
export function securityEventRoutes(useCases: SecurityEventUseCases): readonly BoundRoute[] {
  return [
    bind(listSecurityEvents).to(async ({ actor, query }) => {
      const asked = parseList(query, eventList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { filter, from, most } = asked.value;
      const found = await useCases.listSecurityEvents.execute(actor, filter, from, most);
      const { events, total } = found;
      const headers = {
        "Content-Range": contentRange("security-events", from, events.length, total),
      };
      return { status: 200, body: events.map(present), headers };
    }),
  ];
}

function present(event: RecordedSecurityEvent) {
  const { id, at, name, count, route, traderId, traderName, staffId, staffName } = event;
  return {
    id,
    at: new Date(at).toISOString(),
    name,
    count,
    route: route ?? null,
    trader: traderId === undefined ? null : { id: traderId, username: traderName ?? null },
    staff: staffName ?? staffId ?? null,
    address: event.addressHash ?? null,
  };
}
