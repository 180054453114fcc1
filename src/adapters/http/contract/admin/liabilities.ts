import { Type } from "typebox";
import { closed, view } from "../envelope.ts";
import { route } from "../route.ts";

/** What was published, and how it was covered, in base units, as strings. */
const liabilitiesView = view("Liabilities", {
  publications: Type.Array(
    closed({
      day: Type.String(),
      hash: Type.String(),
      coins: Type.Array(
        closed({
          cryptoCurrencyCode: Type.String(),
          /** To people. */
          owed: Type.String(),
          /** The platform's own. */
          own: Type.String(),
          /** On chains, and as play money of a demo. */
          held: Type.String(),
          isCovered: Type.Boolean(),
        }),
      ),
    }),
  ),
});

export const viewLiabilities = route({
  id: "viewLiabilities",
  method: "get",
  path: "/admin/api/liabilities",
  summary: "What the platform owed on the last days, and what it had",
  access: "staff",
  permission: "audit_books",
  answers: { 200: { description: "The last days, newest first", body: liabilitiesView } },
});

export const liabilitiesRoutes = { viewLiabilities };
