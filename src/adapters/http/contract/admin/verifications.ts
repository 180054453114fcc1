import { Type, type Static } from "typebox";
import { closed, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { attemptFields, demandView } from "../verification/verification.ts";
import { AskVerificationDto } from "./ask-verification-dto.ts";
import { DecideVerificationDto } from "./decide-verification-dto.ts";
import { ListDto } from "./list-dto.ts";

const listedView = view("ListedVerification", {
  id: Type.String(),
  traderId: Type.String(),
  username: Type.String(),
  level: Type.Number(),
  ...attemptFields,
});

const staffView = view("StaffVerification", {
  id: Type.String(),
  traderId: Type.String(),
  username: Type.String(),
  level: Type.Number(),
  ...attemptFields,
  typed: orNull(
    Type.Record(Type.String(), Type.String(), {
      description: "What was typed, by field; null once the person was erased",
    }),
  ),
  accountName: orNull(Type.String({ description: "In the settings of the account" })),
  sameDocument: Type.Array(Type.String({ description: "Other accounts with this document" })),
  demand: orNull(demandView),
});

export type ListedVerificationView = Static<typeof listedView>;
export type StaffVerificationView = Static<typeof staffView>;

const theVerification = { 200: { description: "The verification now", body: staffView } };

/** Filters: `q` (the beginning of a name), `kind`, `status`. */
export const listVerifications = route({
  id: "listVerifications",
  method: "get",
  path: "/admin/api/verifications",
  summary: "What people handed in, who waits longest first; the total is in Content-Range",
  access: "staff",
  permission: "review_verifications",
  query: ListDto,
  answers: { 200: { description: "Verifications", body: Type.Array(listedView) } },
});

export const viewStaffVerification = route({
  id: "viewStaffVerification",
  method: "get",
  path: "/admin/api/verifications/{id}",
  summary: "A verification with what was typed and its files; reading it is logged",
  access: "staff",
  permission: "review_verifications",
  answers: theVerification,
});

export const decideVerification = route({
  id: "decideVerification",
  method: "post",
  path: "/admin/api/people/{id}/verification-verdict",
  summary:
    "Approve or reject a person's verification, or send it back as unreadable; they are told why",
  access: "staff",
  permission: "review_verifications",
  body: DecideVerificationDto,
  takesKey: true,
  answers: theVerification,
  refusals: ["conflict_of_interest", "reason_needed", "reasons_needed", "verification_moved"],
});

export const askVerification = route({
  id: "askVerification",
  method: "post",
  path: "/admin/api/people/{id}/verification-demand",
  summary: "Ask a person to verify their identity, by a deadline or without, or take that back",
  access: "staff",
  permission: "review_verifications",
  body: AskVerificationDto,
  takesKey: true,
  answers: {
    200: {
      description: "What is asked now",
      body: closed({ asked: Type.String(), deadline: orNull(Type.String()) }),
    },
  },
  refusals: ["conflict_of_interest", "reason_needed", "deadline_refused"],
});

export const verificationDeskRoutes = {
  listVerifications,
  viewStaffVerification,
  decideVerification,
  askVerification,
};
