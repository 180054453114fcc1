import { Type, type Static } from "typebox";
import { cardActKinds, cardActStates } from "../../../../domain/virtual-card/virtual-card.ts";
import { stateObstacles } from "../../../../domain/virtual-card/decide-card-act.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { cardFields, cardPaymentView } from "../virtual-card/virtual-card-views.ts";
import { CaseReasonDto } from "./case-reason-dto.ts";
import { ListDto } from "./list-dto.ts";
import { instant } from "./shared-views.ts";

/** A card with its holder, without its number. Sums in US cents, as strings. */
const staffCardFields = { ...cardFields, holderId: Type.String(), username: Type.String() };
const staffCardView = view("StaffVirtualCard", staffCardFields);
export type StaffCardView = Static<typeof staffCardView>;

const actView = closed({
  id: Type.String(),
  kind: oneOf(cardActKinds),
  state: oneOf(cardActStates),
  cents: Type.String(),
  feeCents: Type.String({ description: "Rounded up" }),
  byStaff: Type.Boolean(),
  requestedAt: instant,
  endedAt: orNull(instant),
});

const caseView = view("StaffVirtualCardCase", {
  ...staffCardFields,
  acts: Type.Array(actView),
  payments: Type.Array(cardPaymentView),
  /** When its holder read its number. */
  readings: Type.Array(instant),
});
export type StaffCardCaseView = Static<typeof caseView>;

const totalsView = view("VirtualCardTotals", {
  /** Whether anyone issues cards here. */
  hasProvider: Type.Boolean(),
  /** By the ledger, and on its way onto cards or off them. */
  onCardsCents: Type.String(),
  underWayCents: Type.String(),
  /** Null where the provider does not answer. */
  providerCents: orNull(Type.String()),
  unbooked: Type.Integer(),
});
export type CardTotalsView = Static<typeof totalsView>;

export const listStaffCards = route({
  id: "listStaffCards",
  method: "get",
  path: "/admin/api/virtual-cards",
  summary: "Virtual cards of everyone, newest first",
  access: "staff",
  permission: "freeze_cards",
  query: ListDto,
  answers: {
    200: { description: "A page; Content-Range says of how many", body: Type.Array(staffCardView) },
  },
});

export const viewCardTotals = route({
  id: "viewCardTotals",
  method: "get",
  path: "/admin/api/virtual-cards/totals",
  summary: "What the ledger and the card provider say is on all cards",
  access: "staff",
  permission: "freeze_cards",
  answers: { 200: { description: "The totals", body: totalsView } },
});

const theCase = { 200: { description: "The card", body: caseView } };

export const viewStaffCard = route({
  id: "viewStaffCard",
  method: "get",
  path: "/admin/api/virtual-cards/{id}",
  summary: "A virtual card and what happened to it",
  access: "staff",
  permission: "freeze_cards",
  answers: theCase,
  refusals: ["conflict_of_interest"],
});

const refusals = ["conflict_of_interest", "reason_needed", ...stateObstacles] as const;

export const freezeStaffCard = route({
  id: "freezeStaffCard",
  method: "post",
  path: "/admin/api/people/{id}/cards/{card}/freeze",
  summary: "Freeze a card: its holder cannot unfreeze it",
  access: "staff",
  permission: "freeze_cards",
  body: CaseReasonDto,
  takesKey: true,
  answers: theCase,
  refusals: [...refusals],
});

export const unfreezeStaffCard = route({
  id: "unfreezeStaffCard",
  method: "post",
  path: "/admin/api/people/{id}/cards/{card}/unfreeze",
  summary: "Unfreeze a card that was frozen",
  access: "staff",
  permission: "freeze_cards",
  needsFreshProof: true,
  body: CaseReasonDto,
  takesKey: true,
  answers: theCase,
  refusals: [...refusals],
});

export const terminateStaffCard = route({
  id: "terminateStaffCard",
  method: "post",
  path: "/admin/api/people/{id}/cards/{card}/terminate",
  summary: "Close a card for good; what is on it comes back to its holder",
  access: "staff",
  permission: "terminate_cards",
  needsFreshProof: true,
  body: CaseReasonDto,
  takesKey: true,
  answers: theCase,
  refusals: [...refusals],
});

export const cardDeskRoutes = {
  listStaffCards,
  viewCardTotals,
  viewStaffCard,
  freezeStaffCard,
  unfreezeStaffCard,
  terminateStaffCard,
};
