import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { attachmentCodes } from "./partner-refusals.ts";

const ambassadorView = view("Ambassador", {
  id: Type.String({ description: "Their referral code" }),
  username: Type.String(),
  obstacle: orNull(
    Type.Unsafe<(typeof attachmentCodes)[number]>(
      Type.String({
        enum: [...attachmentCodes],
        description: "Why the caller, or this browser, can't be assigned to them",
      }),
    ),
  ),
});

export type AmbassadorView = Static<typeof ambassadorView>;

export const viewAmbassador = route({
  id: "viewAmbassador",
  method: "get",
  path: "/rest/v1/ambassadors/{id}",
  summary: "The ambassador to whom a link leads",
  access: "anyone",
  answers: { 200: { description: "The ambassador", body: dataOf(ambassadorView) } },
});

export const assignAmbassador = route({
  id: "assignAmbassador",
  method: "post",
  path: "/rest/v1/ambassadors/{id}/assign",
  summary: "Make them the caller's ambassador, for good; only if nobody referred the caller",
  access: "trader",
  answers: {
    200: {
      description: "The caller's ambassador",
      body: dataOf(closed({ referrerUsername: Type.String() })),
    },
  },
  refusals: attachmentCodes,
});

export const ambassadorRoutes = { viewAmbassador, assignAmbassador };
