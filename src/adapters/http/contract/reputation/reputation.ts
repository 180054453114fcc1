import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ClaimReputationDto } from "./claim-reputation-dto.ts";

/** What somebody says about their record on another marketplace. */
export const claimFields = {
  market: Type.String(),
  address: Type.String({ description: "Of the profile there" }),
  trades: Type.Integer(),
  positive: Type.Integer(),
  negative: Type.Integer(),
  since: Type.Integer({ description: "The year" }),
};

const reputationsView = view("OwnReputations", {
  proof: Type.String({ description: "What the caller writes on the other profile" }),
  claims: Type.Array(
    closed({
      id: Type.String(),
      ...claimFields,
      at: Type.String(),
      /** Null: it waits for a moderator. */
      decided: orNull(
        closed({ isConfirmed: Type.Boolean(), words: Type.String(), at: Type.String() }),
      ),
    }),
  ),
});

export type OwnReputationsView = Static<typeof reputationsView>;

const base = "/rest/v1/reputation-claims";
const theClaims = { 200: { description: "As they are now", body: dataOf(reputationsView) } };

export const viewReputationClaims = route({
  id: "viewReputationClaims",
  method: "get",
  path: base,
  summary: "Your records on other marketplaces, and the text that proves a profile yours",
  access: "trader",
  answers: theClaims,
});

export const claimReputation = route({
  id: "claimReputation",
  method: "post",
  path: base,
  summary: "Ask for a record on another marketplace to be shown on your profile",
  access: "trader",
  body: ClaimReputationDto,
  answers: theClaims,
  refusals: ["reputation_open", "reputation_known", "too_many_reputations"],
});

export const removeReputationClaim = route({
  id: "removeReputationClaim",
  method: "delete",
  path: `${base}/{id}`,
  summary: "Take a record on another marketplace off your profile, or withdraw the request",
  access: "trader",
  answers: theClaims,
});

export const reputationRoutes = { viewReputationClaims, claimReputation, removeReputationClaim };
