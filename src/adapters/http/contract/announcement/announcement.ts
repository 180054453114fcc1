import { Type, type Static } from "typebox";
import {
  announcementAudiences,
  announcementKinds,
  blockableActions,
  severities,
} from "../../../../domain/announcement/announcement.ts";
import { dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ListAnnouncementsDto } from "./list-announcements-dto.ts";

export const announcementFields = {
  id: Type.String(),
  kind: oneOf(announcementKinds),
  severity: oneOf(severities),
  /** Of people who say that they live there (ISO 3166-1 alpha-2). */
  country: orNull(Type.String()),
  /** What those people cannot do meanwhile. */
  blocks: Type.Array(oneOf(blockableActions)),
  text: Type.String(),
  from: Type.String(),
  /** Null: until further notice. */
  until: orNull(Type.String()),
};

export const audienceField = oneOf(announcementAudiences);

const announcementView = view("Announcement", announcementFields);

export type AnnouncementView = Static<typeof announcementView>;

export const listAnnouncements = route({
  id: "listAnnouncements",
  method: "get",
  path: "/rest/v1/announcements",
  summary: "What is announced to the whole site now: maintenance, alerts, notices of a country",
  access: "anyone",
  query: ListAnnouncementsDto,
  answers: {
    200: { description: "Usually empty", body: dataOf(Type.Array(announcementView)) },
  },
});

export const announcementRoutes = { listAnnouncements };
