import { Type, type Static } from "typebox";
import {
  personReportDecisions,
  personReportPlaces,
  personReportReasons,
} from "../../../../domain/person-report/person-report.ts";
import { chatFileView } from "../attachment/attachment-views.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import { specialOfferView } from "../offer/special-offer.ts";
import { route } from "../route.ts";
import { DecidePersonReportsDto } from "./decide-person-reports-dto.ts";
import { ListDto } from "./list-dto.ts";
import { instant } from "./shared-views.ts";

/** All reports about one person are one row; its id is the person's. */
const reportedPersonView = view("ReportedPerson", {
  id: Type.String(),
  username: Type.String(),
  openReports: Type.Integer(),
  allReports: Type.Integer(),
  oldestOpenAt: orNull(instant),
  newestAt: instant,
});

const personReportsView = view("PersonReports", {
  id: Type.String(),
  username: Type.String(),
  openReports: Type.Integer(),
  reports: Type.Array(
    closed({
      id: Type.Integer(),
      reporter: closed({ id: Type.String(), username: Type.String() }),
      place: oneOf(personReportPlaces),
      tradeId: orNull(Type.String()),
      offerId: orNull(Type.String()),
      chatId: orNull(Type.String()),
      reason: oneOf(personReportReasons),
      text: Type.String(),
      at: instant,
      decided: orNull(
        closed({
          decision: oneOf(personReportDecisions),
          words: Type.String(),
          by: Type.String(),
          at: instant,
        }),
      ),
    }),
    { description: "Newest first" },
  ),
});

export type PersonReportsView = Static<typeof personReportsView>;

const theReports = { 200: { description: "The reports now", body: personReportsView } };

/** Filters: `q` (the beginning of a name), `open` ("true" or "false"). */
export const listReportedPeople = route({
  id: "listReportedPeople",
  method: "get",
  path: "/admin/api/person-reports",
  summary: "Reported people, who waits longest first; the total is in Content-Range",
  access: "staff",
  permission: "decide_person_reports",
  query: ListDto,
  answers: { 200: { description: "Reported people", body: Type.Array(reportedPersonView) } },
});

export const viewReportedPerson = route({
  id: "viewReportedPerson",
  method: "get",
  path: "/admin/api/person-reports/{id}",
  summary: "Every report about a person; reading it is logged",
  access: "staff",
  permission: "decide_person_reports",
  answers: theReports,
});

const reportedMessageView = view("ReportedMessage", {
  seq: Type.Integer(),
  author: Type.String(),
  text: Type.String({
    description: "Empty for files or an offer alone, and once the retention period is over",
  }),
  files: Type.Array(chatFileView),
  /** Null for none, and for one that the chat no longer shows. */
  offer: orNull(specialOfferView),
  at: instant,
});

export type ReportedMessageView = Static<typeof reportedMessageView>;

export const readReportedChat = route({
  id: "readReportedChat",
  method: "get",
  path: "/admin/api/person-reports/{id}/chats/{chatId}",
  summary: "A chat that a report about a person names: the last 500 messages; reading it is logged",
  access: "staff",
  permission: "decide_person_reports",
  answers: {
    200: {
      description: "Messages, oldest first",
      body: Type.Array(reportedMessageView),
    },
  },
});

export const decidePersonReports = route({
  id: "decidePersonReports",
  method: "post",
  path: "/admin/api/person-reports/{id}/decide",
  summary: "Close all open reports about a person with one decision",
  access: "staff",
  permission: "decide_person_reports",
  body: DecidePersonReportsDto,
  takesKey: true,
  answers: theReports,
  refusals: ["conflict_of_interest", "reason_needed", "reports_decided", "reports_newer"],
});

export const personReportContractRoutes = {
  listReportedPeople,
  viewReportedPerson,
  readReportedChat,
  decidePersonReports,
};
