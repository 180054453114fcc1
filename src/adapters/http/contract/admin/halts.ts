import { Type, type Static } from "typebox";
import { closed, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { haltFields } from "../halt/halt.ts";
import { CaseReasonDto } from "./case-reason-dto.ts";
import { StartHaltDto } from "./start-halt-dto.ts";

const word = view("HaltWord", {
  username: Type.String(),
  at: Type.String(),
  reason: Type.String(),
});

const haltView = view("Halt", {
  id: Type.String(),
  ...haltFields,
  started: word,
  /** Who asked to end it, while that awaits a second admin. */
  endAsked: orNull(word),
  ended: orNull(word),
  /** What the viewer can do next: ask for the end, or confirm it. */
  act: orNull(Type.Union([Type.Literal("ask"), Type.Literal("confirm")])),
});

export type AdminHaltView = Static<typeof haltView>;

const haltsView = view("Halts", {
  /** The halts in force. */
  open: Type.Array(haltView),
  /** Past halts, the latest end first. */
  ended: Type.Array(haltView),
});

export type AdminHaltsView = Static<typeof haltsView>;

const answers = { 200: { description: "The current halts", body: haltsView } };
const refusals = ["halt_active", "halt_over", "second_person_needed", "reason_needed"] as const;
const byAdmins = { access: "staff", permission: "halt_trading", answers } as const;

export const readHaltsState = route({
  id: "readHaltsState",
  method: "get",
  path: "/admin/api/halts/state",
  summary: "What is halted; for all staff",
  access: "staff",
  permission: "use_console",
  answers: {
    200: { description: "Summary", body: closed({ open: Type.Array(closed(haltFields)) }) },
  },
});

export const viewHalts = route({
  id: "viewHalts",
  method: "get",
  path: "/admin/api/halts",
  summary: "Current and past halts",
  ...byAdmins,
});

export const startHalt = route({
  id: "startHalt",
  method: "post",
  path: "/admin/api/halts",
  summary: "Halt trading, or one direction of money, at once, for one coin or all",
  ...byAdmins,
  takesKey: true,
  body: StartHaltDto,
  refusals,
});

export const endHalt = route({
  id: "endHalt",
  method: "post",
  path: "/admin/api/halts/{id}/end",
  summary: "Ask to end a halt, or confirm another admin's request, which ends it",
  ...byAdmins,
  needsFreshProof: true,
  takesKey: true,
  body: CaseReasonDto,
  refusals,
});

export const adminHaltRoutes = { readHaltsState, viewHalts, startHalt, endHalt };
