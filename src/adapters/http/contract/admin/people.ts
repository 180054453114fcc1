import { CaseReasonDto } from "./case-reason-dto.ts";
import { Type } from "typebox";
import { route } from "../route.ts";
import { BeginStateDto } from "./begin-state-dto.ts";
import { LiftStateDto } from "./lift-state-dto.ts";
import { ListDto } from "./list-dto.ts";
import { NotePersonDto } from "./note-person-dto.ts";
import { personCard, personView, staffTradeCard, staffTradeView } from "./people-views.ts";
import { ReadTradeDto } from "./read-trade-dto.ts";

const thePerson = { 200: { description: "The current person", body: personView } };

export const listPeople = route({
  id: "listPeople",
  method: "get",
  path: "/admin/api/people",
  summary: "People; filters q (beginning of a name or address, an ID, or a phone number) and state",
  access: "staff",
  permission: "read_people",
  query: ListDto,
  answers: { 200: { description: "People", body: Type.Array(personCard) } },
});

export const viewPerson = route({
  id: "viewPerson",
  method: "get",
  path: "/admin/api/people/{id}",
  summary: "A person; reading it is logged",
  access: "staff",
  permission: "read_people",
  answers: thePerson,
});

/** The use case checks which role may start which state. */
export const beginAccountState = route({
  id: "beginAccountState",
  method: "post",
  path: "/admin/api/people/{id}/states",
  summary: "Set an account state: a hold, a restriction, a freeze, a ban",
  access: "staff",
  permission: "note_people",
  needsFreshProof: true,
  body: BeginStateDto,
  takesKey: true,
  answers: thePerson,
  refusals: ["conflict_of_interest", "state_already_so", "end_not_possible", "reason_needed"],
});

export const liftAccountState = route({
  id: "liftAccountState",
  method: "post",
  path: "/admin/api/people/{id}/states/{stateId}/lift",
  summary: "Lift a state early",
  access: "staff",
  permission: "note_people",
  needsFreshProof: true,
  body: LiftStateDto,
  takesKey: true,
  answers: thePerson,
  refusals: ["conflict_of_interest", "state_over", "reason_needed"],
});

export const notePerson = route({
  id: "notePerson",
  method: "post",
  path: "/admin/api/people/{id}/notes",
  summary: "Add a note that only staff can see",
  access: "staff",
  permission: "note_people",
  body: NotePersonDto,
  takesKey: true,
  answers: thePerson,
  refusals: ["conflict_of_interest", "reason_needed"],
});

export const removePersonsAvatar = route({
  id: "removePersonsAvatar",
  method: "post",
  path: "/admin/api/people/{id}/remove-avatar",
  summary: "Take away a person's picture, with a reason",
  access: "staff",
  permission: "note_people",
  body: CaseReasonDto,
  takesKey: true,
  answers: thePerson,
  refusals: ["conflict_of_interest", "reason_needed"],
});

export const listTrades = route({
  id: "listTrades",
  method: "get",
  path: "/admin/api/trades",
  summary:
    "All trades, newest first; filters q (an ID or the beginning of a name), status, trader (an ID)",
  access: "staff",
  permission: "read_trades",
  query: ListDto,
  answers: { 200: { description: "Trades", body: Type.Array(staffTradeCard) } },
});

export const readTrade = route({
  id: "readTrade",
  method: "get",
  path: "/admin/api/trades/{id}",
  summary: "A trade, for a stated reason; reading it is logged",
  access: "staff",
  permission: "read_trades",
  query: ReadTradeDto,
  answers: { 200: { description: "The trade", body: staffTradeView } },
  refusals: ["reason_needed"],
});

export const peopleRoutes = {
  listPeople,
  viewPerson,
  beginAccountState,
  liftAccountState,
  notePerson,
  removePersonsAvatar,
  listTrades,
  readTrade,
};
