import { Type, type Static } from "typebox";
import { deliveryKinds, deliveryStates } from "../../../../domain/notice/delivery.ts";
import type { OutletChannel } from "../../../../domain/notice/outlet.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { EndSessionsDto } from "./end-sessions-dto.ts";
import { instant } from "./shared-views.ts";

const channel = oneOf(["app", "telegram"] as const satisfies readonly OutletChannel[]);
const factor = oneOf(["none", "sms", "email", "ga"] as const);

const personAccessView = view("PersonAccess", {
  /** Live sessions, last active first. */
  sessions: Type.Array(
    closed({
      id: Type.String(),
      browser: orNull(Type.String()),
      system: orNull(Type.String()),
      country: orNull(Type.String({ description: "From where it began; ISO 3166-1 alpha-2" })),
      startedAt: instant,
      lastActiveAt: instant,
      withFactor: Type.Boolean(),
    }),
  ),
  /** What is asked for at each purpose, while it is on. */
  factors: closed({ login: factor, release: factor, sendout: factor }),
  hasApp: Type.Boolean(),
  passkeys: Type.Integer(),
  recoveryCodesLeft: Type.Integer(),
  hasPhone: Type.Boolean(),
  hasEmail: Type.Boolean(),
  /** Whether mails to the address came back. */
  isBounced: Type.Boolean(),
  outlets: Type.Array(closed({ channel, addedAt: instant })),
  /** The newest 50 letters, texts and pushes. */
  deliveries: Type.Array(
    closed({
      id: Type.String(),
      kind: oneOf(deliveryKinds),
      state: oneOf(deliveryStates),
      /** Of a notification to an app or chat that is still connected. */
      channel: orNull(channel),
      tries: Type.Integer(),
      madeAt: instant,
    }),
  ),
});

export type PersonAccessView = Static<typeof personAccessView>;

const theAccess = {
  200: { description: "How they sign in and are reached", body: personAccessView },
};

export const viewPersonAccess = route({
  id: "viewPersonAccess",
  method: "get",
  path: "/admin/api/people/{id}/access",
  summary: "A person's sessions, factors and messages, without secrets; reading it is logged",
  access: "staff",
  permission: "manage_access",
  answers: theAccess,
});

export const endPersonsSessions = route({
  id: "endPersonsSessions",
  method: "post",
  path: "/admin/api/people/{id}/end-sessions",
  summary: "Sign a person out, in one session or all; they are told by mail",
  access: "staff",
  permission: "manage_access",
  body: EndSessionsDto,
  takesKey: true,
  answers: theAccess,
  refusals: ["conflict_of_interest", "reason_needed"],
});

export const personAccessContractRoutes = { viewPersonAccess, endPersonsSessions };
