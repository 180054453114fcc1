import { ContainerModule } from "inversify";
import { releaseConsentRoutes } from "../adapters/http/inbound/admin/release-consent-routes.ts";
import { PostgresReleaseConsents } from "../adapters/persistence/people/postgres-release-consents.ts";
import { GiveReleaseConsent } from "../application/people/give-release-consent.ts";
import { ListReleaseConsents } from "../application/people/list-release-consents.ts";
import { ProposeReleaseConsent } from "../application/people/propose-release-consent.ts";
import type { ReleaseConsents } from "../application/ports/release-consents.ts";
import { served, type Feature } from "./feature.ts";
import { peopleTokens } from "./people-module.ts";
import { securityQuestionTokens } from "./security-question-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
const consentTokens = {
  consents: token<ReleaseConsents>("releaseConsents"),
  listReleaseConsents: token<ListReleaseConsents>("listReleaseConsents"),
  proposeReleaseConsent: token<ProposeReleaseConsent>("proposeReleaseConsent"),
  giveReleaseConsent: token<GiveReleaseConsent>("giveReleaseConsent"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = consentTokens;
  const { states } = peopleTokens;
  bind(t.consents).toResolvedValue(
    (pool, seal) => new PostgresReleaseConsents(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.listReleaseConsents).toResolvedValue(
    (consents) => new ListReleaseConsents(consents),
    [t.consents],
  );
  bind(t.proposeReleaseConsent).toResolvedValue(
    (held, checkAnswers, consents) =>
      new ProposeReleaseConsent({ states: held, checkAnswers, consents }),
    [states, securityQuestionTokens.checkSecurityAnswers, t.consents],
  );
  bind(t.giveReleaseConsent).toResolvedValue(
    (held, consents) => new GiveReleaseConsent(held, consents),
    [states, t.consents],
  );
});

/** Releases of compromised accounts that two members of staff let happen early. */
export const releaseConsents: Feature = {
  module: parts,
  consoleRoutes: () => [
    served(releaseConsentRoutes, { ...consentTokens, onceByKey: tokens.onceByKey }),
  ],
};
