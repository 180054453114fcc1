import { Type } from "typebox";
import { securityEventNames } from "../../../../domain/staff/security-event.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ListDto } from "./list-dto.ts";
import { instant } from "./shared-views.ts";

/** Security events that were alike within some seconds. */
const securityEventView = view("SecurityEvent", {
  id: Type.String(),
  at: instant,
  name: oneOf(securityEventNames),
  /** How often within these seconds. */
  count: Type.Integer(),
  /** The id of the route that refused. */
  route: orNull(Type.String()),
  /** Who was signed in, or whose account was aimed at. */
  trader: orNull(closed({ id: Type.String(), username: orNull(Type.String()) })),
  staff: orNull(Type.String()),
  /** A keyed hash: the same for the same address. */
  address: orNull(Type.String()),
});

export const listSecurityEvents = route({
  id: "listSecurityEvents",
  method: "get",
  path: "/admin/api/security-events",
  summary:
    "Security events, newest first, by name and by a person's name, an ID or the code of an address (`q`); the total is in Content-Range",
  access: "staff",
  permission: "read_security_events",
  query: ListDto,
  answers: { 200: { description: "Events", body: Type.Array(securityEventView) } },
});

export const securityContractRoutes = { listSecurityEvents };
