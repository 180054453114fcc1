import { Type, type Static } from "typebox";
import { closed, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { stopFields } from "../stop/stop.ts";
import { CaseReasonDto } from "./case-reason-dto.ts";
import { StartStopDto } from "./start-stop-dto.ts";

const word = view("StopWord", {
  username: Type.String(),
  at: Type.String(),
  reason: Type.String(),
});

const stopView = view("Stop", {
  id: Type.String(),
  ...stopFields,
  started: word,
  /** Who asked that it ends, while that waits for a second admin. */
  endAsked: orNull(word),
  ended: orNull(word),
  /** Whether the reader's word is what is waited for: to ask for the end, or to confirm it. */
  act: orNull(Type.Union([Type.Literal("ask"), Type.Literal("confirm")])),
});

export type AdminStopView = Static<typeof stopView>;

const stopsView = view("Stops", {
  /** What is stopped now. */
  open: Type.Array(stopView),
  /** What was, the newest end first. */
  ended: Type.Array(stopView),
});

export type AdminStopsView = Static<typeof stopsView>;

const answers = { 200: { description: "The stops as they are now", body: stopsView } };
const refusals = ["stop_on", "stop_over", "second_person_needed", "reason_needed"] as const;
const byAdmins = { access: "staff", permission: "stop_trading", answers } as const;

export const readStopsState = route({
  id: "readStopsState",
  method: "get",
  path: "/admin/api/stops/state",
  summary: "What is stopped, for everybody who works here",
  access: "staff",
  permission: "use_console",
  answers: {
    200: { description: "In short", body: closed({ open: Type.Array(closed(stopFields)) }) },
  },
});

export const viewStops = route({
  id: "viewStops",
  method: "get",
  path: "/admin/api/stops",
  summary: "What is stopped, and what was",
  ...byAdmins,
});

export const startStop = route({
  id: "startStop",
  method: "post",
  path: "/admin/api/stops",
  summary: "Stop trading or withdrawals at once, of one coin or of all",
  ...byAdmins,
  body: StartStopDto,
  refusals,
});

export const endStop = route({
  id: "endStop",
  method: "post",
  path: "/admin/api/stops/{id}/end",
  summary: "Ask that a stop ends, or confirm what another admin asked: then it has ended",
  ...byAdmins,
  body: CaseReasonDto,
  refusals,
});

export const adminStopRoutes = { readStopsState, viewStops, startStop, endStop };
