import { ContainerModule } from "inversify";
import { offerDraftRoutes } from "../adapters/http/inbound/offer/offer-draft-routes.ts";
import { AesFieldCipher } from "../adapters/identity/aes-field-cipher.ts";
import { PersonKeys } from "../adapters/persistence/bank-account/person-keys.ts";
import { PostgresOfferDrafts } from "../adapters/persistence/offer/postgres-offer-drafts.ts";
import { KeepDrafts } from "../application/offer/keep-drafts.ts";
import { factorTokens } from "./factor-module.ts";
import { served, type Feature } from "./feature.ts";
import { roundKind } from "./feature-job.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of drafts of offers. */
const offerDraftTokens = { keepDrafts: token<KeepDrafts>("keepDrafts") };

const parts = new ContainerModule(({ bind }) => {
  bind(offerDraftTokens.keepDrafts).toResolvedValue(
    (pool, cipher, policy) => {
      const keys = new PersonKeys(pool, cipher, (key) => new AesFieldCipher(key));
      return new KeepDrafts(new PostgresOfferDrafts(pool, keys), policy);
    },
    [tokens.dataSource, factorTokens.cipher, policyTokens.offer],
  );
});

/** Offers that people are still writing, on all of their devices. */
export const offerDraft: Feature = {
  module: parts,
  routes: () => [served(offerDraftRoutes, offerDraftTokens)],
  jobs: () => [
    (found) => ({
      kind: roundKind("remove-old-drafts", 60),
      rounds: { everySeconds: 3_600, firstAfterSeconds: 600 },
      async run() {
        await found.get(offerDraftTokens.keepDrafts).removeOld();
        return [];
      },
    }),
  ],
};
