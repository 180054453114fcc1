import { Type } from "typebox";
import { closed, dataOf } from "../envelope.ts";
import { moderationTextCodes } from "../offer/offer-refusals.ts";
import { route } from "../route.ts";
import { ReportPersonDto } from "./report-person-dto.ts";

export const reportPerson = route({
  id: "reportPerson",
  method: "post",
  path: "/rest/v1/users/{username}/report",
  summary: "Report a person to the moderators; a second report changes nothing",
  access: "trader",
  body: ReportPersonDto,
  answers: {
    200: { description: "Reported", body: dataOf(closed({ isReported: Type.Boolean() })) },
  },
  refusals: ["own_person", ...moderationTextCodes],
});

export const personReportRoutes = { reportPerson };
