import { Type, type Static } from "typebox";
import { DisownDto } from "../account/disown-dto.ts";
import { disputeCaseView } from "../dispute/dispute-views.ts";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { tradeCardFields } from "../trade/trade-views.ts";

/** A trade in which staff decide. */
const ownCaseView = view("OwnCase", {
  ...tradeCardFields,
  /** Null where it is about a payment that was reversed. */
  disputeCase: orNull(disputeCaseView),
});

export type OwnCaseView = Static<typeof ownCaseView>;

export const openOwnCases = route({
  id: "openOwnCases",
  method: "post",
  path: "/rest/v1/auth/cases",
  summary: "Open the cases of a banned account with the secret of a link that was mailed",
  access: "anyone",
  body: DisownDto,
  answers: {
    200: {
      description: "The cookie opens those cases and one withdrawal, and nothing else",
      body: dataOf(closed({ redirectTo: Type.String() })),
    },
  },
  refusals: ["recovery_link_over"],
});

export const listOwnCases = route({
  id: "listOwnCases",
  method: "get",
  path: "/rest/v1/account/cases",
  summary: "Your trades in which staff decide; all that a banned person sees",
  access: "trader",
  answers: {
    200: {
      description: "The open cases, the newest trade first",
      body: dataOf(closed({ username: Type.String(), cases: Type.Array(ownCaseView) })),
    },
  },
});

export const ownCaseRoutes = { openOwnCases, listOwnCases };
