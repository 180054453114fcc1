import { ContainerModule } from "inversify";
import { verificationDeskRoutes } from "../adapters/http/inbound/admin/verification-desk-routes.ts";
import { verificationRoutes } from "../adapters/http/inbound/verification/verification-routes.ts";
import { AesFieldCipher } from "../adapters/identity/aes-field-cipher.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PersonKeys } from "../adapters/persistence/bank-account/person-keys.ts";
import { PostgresVerificationDesk } from "../adapters/persistence/verification/postgres-verification-desk.ts";
import { PostgresVerificationStore } from "../adapters/persistence/verification/postgres-verification-store.ts";
import { SealedDetails } from "../adapters/persistence/verification/sealed-details.ts";
import type { VerificationDesk } from "../application/ports/verification-desk.ts";
import type { VerificationStore } from "../application/ports/verification-store.ts";
import { BeginVerification } from "../application/verification/begin-verification.ts";
import { CountTries } from "../application/verification/count-tries.ts";
import { HandInVerification } from "../application/verification/hand-in-verification.ts";
import { KeepVerifications } from "../application/verification/keep-verifications.ts";
import { ListDocuments } from "../application/verification/list-documents.ts";
import { ReviewVerifications } from "../application/verification/review-verifications.ts";
import { ViewVerification } from "../application/verification/view-verification.ts";
import { accountTokens } from "./account-module.ts";
import { attachmentTokens } from "./attachment-module.ts";
import { companyTokens } from "./company-module.ts";
import { factorTokens } from "./factor-module.ts";
import { roundKind } from "./feature-job.ts";
import { served, type Feature, type Installation } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature verification. */
export const verificationTokens = {
  sealed: token<SealedDetails>("verificationDetails"),
  store: token<VerificationStore>("verificationStore"),
  desk: token<VerificationDesk>("verificationDesk"),
  viewVerification: token<ViewVerification>("viewVerification"),
  beginVerification: token<BeginVerification>("beginVerification"),
  handInVerification: token<HandInVerification>("handInVerification"),
  countTries: token<CountTries>("countTries"),
  listDocuments: token<ListDocuments>("listDocuments"),
  reviewVerifications: token<ReviewVerifications>("reviewVerifications"),
  keepVerifications: token<KeepVerifications>("keepVerifications"),
};

function parts({ secrets }: Installation): ContainerModule {
  const t = verificationTokens;
  const { verificationFiles, intake, storage } = attachmentTokens;
  return new ContainerModule(({ bind }) => {
    bind(t.sealed).toResolvedValue(
      (pool, cipher) =>
        new SealedDetails(
          new PersonKeys(pool, cipher, (key) => new AesFieldCipher(key)),
          secrets.fieldEncryption,
        ),
      [tokens.dataSource, factorTokens.cipher],
    );
    bind(t.store).toResolvedValue(
      (pool, sealed) => new PostgresVerificationStore(pool, sealed),
      [tokens.dataSource, t.sealed],
    );
    bind(t.desk).toResolvedValue(
      (pool, seal, sealed) => new PostgresVerificationDesk(pool, seal, sealed),
      [tokens.dataSource, tokens.auditSeal, t.sealed],
    );
    bind(t.viewVerification).toResolvedValue(
      (store, policy) => new ViewVerification(store, policy),
      [t.store, policyTokens.whole],
    );
    bind(t.beginVerification).toResolvedValue(
      (store, policy) => new BeginVerification({ store, policy, newId, now: Date.now }),
      [t.store, policyTokens.whole],
    );
    bind(t.handInVerification).toResolvedValue(
      (store, files, taken) => new HandInVerification({ store, files, intake: taken }),
      [t.store, verificationFiles, intake],
    );
    bind(t.countTries).toResolvedValue(
      (store, companies, policy) => new CountTries({ store, companies, policy }),
      [t.store, companyTokens.companies, policyTokens.whole],
    );
    bind(t.listDocuments).toResolvedValue(
      (places, verification) => new ListDocuments(places, verification),
      [tokens.places, t.viewVerification],
    );
    bind(t.reviewVerifications).toResolvedValue(
      (desk, audit) => new ReviewVerifications(desk, audit, Date.now),
      [t.desk, staffTokens.auditLog],
    );
    bind(t.keepVerifications).toResolvedValue(
      (store, files, kept, policy, lowestLevel) =>
        new KeepVerifications({ store, files, storage: kept, policy, lowestLevel }),
      [t.store, verificationFiles, storage, policyTokens.whole, accountTokens.initialLevel],
    );
  });
}

/** What people prove about themselves, and its review by staff. */
export const verification: Feature = {
  module: parts,
  routes: () => [
    served(verificationRoutes, {
      ...verificationTokens,
      sendInPieces: attachmentTokens.sendInPieces,
      fileAddresses: attachmentTokens.addresses,
      policy: policyTokens.whole,
    }),
  ],
  consoleRoutes: () => [
    served(verificationDeskRoutes, {
      ...verificationTokens,
      fileAddresses: attachmentTokens.addresses,
      onceByKey: tokens.onceByKey,
    }),
  ],
  jobs: () => [
    (found) => ({
      kind: roundKind("keep-verifications", 900),
      rounds: { everySeconds: 3_600 },
      run: () =>
        found
          .get(verificationTokens.keepVerifications)
          .execute()
          .then(() => []),
    }),
  ],
};
