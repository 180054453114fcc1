import { Type, type Static } from "typebox";
import { closed, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { GiveReleaseConsentDto, ProposeReleaseConsentDto } from "./release-consent-dto.ts";
import { instant } from "./shared-views.ts";

const releaseConsentView = view("ReleaseConsent", {
  trade: Type.String(),
  partner: Type.String(),
  usdValue: Type.String(),
  /** Null: nobody heard the owner since the account was marked. */
  proposed: orNull(closed({ by: Type.String(), words: Type.String(), at: instant })),
  /** Null: nobody consented since. */
  givenAt: orNull(instant),
});

export type ReleaseConsentView = Static<typeof releaseConsentView>;

const path = "/admin/api/people/{id}/release-consents";
const theConsents = {
  200: {
    description: "The trades that a compromised account may release with a consent alone",
    body: Type.Array(releaseConsentView),
  },
};

export const listReleaseConsents = route({
  id: "listReleaseConsents",
  method: "get",
  path,
  summary: "What a compromised account may release only with a consent",
  access: "staff",
  permission: "check_owners",
  answers: theConsents,
});

export const proposeReleaseConsent = route({
  id: "proposeReleaseConsent",
  method: "post",
  path,
  summary: "Propose a consent, with the owner's answers to their security questions",
  access: "staff",
  permission: "check_owners",
  needsFreshProof: true,
  body: ProposeReleaseConsentDto,
  takesKey: true,
  answers: theConsents,
  refusals: [
    "conflict_of_interest",
    "reason_needed",
    "answers_too_new",
    "owner_not_proven",
    "consent_not_needed",
  ],
});

export const giveReleaseConsent = route({
  id: "giveReleaseConsent",
  method: "post",
  path: `${path}/give`,
  summary: "Consent to a release, as the second person",
  access: "staff",
  permission: "consent_to_releases",
  needsFreshProof: true,
  body: GiveReleaseConsentDto,
  takesKey: true,
  answers: theConsents,
  refusals: [
    "conflict_of_interest",
    "reason_needed",
    "consent_not_needed",
    "not_proposed",
    "second_person_needed",
  ],
});

export const releaseConsentContractRoutes = {
  listReleaseConsents,
  proposeReleaseConsent,
  giveReleaseConsent,
};
