import { Type, type Static } from "typebox";
import { closed, orNull, view } from "../envelope.ts";
import { claimFields } from "../reputation/reputation.ts";
import { route } from "../route.ts";
import { DecideReputationDto } from "./decide-reputation-dto.ts";
import { ListDto } from "./list-dto.ts";
import { instant } from "./shared-views.ts";

const listedFields = {
  id: Type.String(),
  traderId: Type.String(),
  username: Type.String(),
  ...claimFields,
  at: instant,
  decided: orNull(
    closed({ isConfirmed: Type.Boolean(), words: Type.String(), by: Type.String(), at: instant }),
  ),
};

const listedClaim = view("ListedReputationClaim", listedFields);

const claimView = view("ReputationClaim", {
  ...listedFields,
  proof: Type.String({ description: "What has to be on the other profile" }),
});

export type ListedReputationView = Static<typeof listedClaim>;
export type ReputationClaimView = Static<typeof claimView>;

const byModerators = { access: "staff", permission: "check_reputations" } as const;
const theClaim = { 200: { description: "The claim now", body: claimView } };

/** Filters: `q` (the beginning of a name), `open` ("true" or "false"). */
export const listReputationClaims = route({
  id: "listReputationClaims",
  method: "get",
  path: "/admin/api/reputations",
  summary: "Claims of records elsewhere, who waits longest first; the total is in Content-Range",
  ...byModerators,
  query: ListDto,
  answers: { 200: { description: "Claims", body: Type.Array(listedClaim) } },
});

export const viewReputationClaim = route({
  id: "viewReputationClaim",
  method: "get",
  path: "/admin/api/reputations/{id}",
  summary: "A claim of a record elsewhere; reading it is logged",
  ...byModerators,
  answers: theClaim,
});

export const decideReputationClaim = route({
  id: "decideReputationClaim",
  method: "post",
  path: "/admin/api/reputations/{id}/decision",
  summary: "Confirm that the profile elsewhere is theirs and says so, or decline",
  ...byModerators,
  body: DecideReputationDto,
  takesKey: true,
  answers: theClaim,
  refusals: ["conflict_of_interest", "reason_needed", "reputation_decided"],
});

export const reputationDeskContracts = {
  listReputationClaims,
  viewReputationClaim,
  decideReputationClaim,
};
