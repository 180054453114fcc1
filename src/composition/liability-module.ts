import { createHmac } from "node:crypto";
import { ContainerModule } from "inversify";
import { liabilitiesRoutes } from "../adapters/http/inbound/admin/liabilities-routes.ts";
import { liabilityRoutes } from "../adapters/http/inbound/liability/liability-routes.ts";
import { nativeHash } from "../adapters/liability/native-hash.ts";
import { PostgresLiabilityStore } from "../adapters/persistence/liability/postgres-liability-store.ts";
import { ProveOwnShare } from "../application/liability/prove-own-share.ts";
import {
  PublishLiabilities,
  type LiabilitySeed,
} from "../application/liability/publish-liabilities.ts";
import type { LiabilityStore } from "../application/ports/liability-store.ts";
import { roundKind } from "./feature-job.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
const liabilityTokens = {
  liabilities: token<LiabilityStore>("liabilities"),
  publishLiabilities: token<PublishLiabilities>("publishLiabilities"),
  proveOwnShare: token<ProveOwnShare>("proveOwnShare"),
};

/** Parts and nonces of a day follow from a secret of ours: nobody else can guess a balance from its leaf. */
function seedWith(secret: Uint8Array): LiabilitySeed {
  const key = createHmac("sha256", secret).update("parts of balances\0").digest();
  return (text) => new Uint8Array(createHmac("sha256", key).update(text).digest());
}

/** The feature liability: what the platform owes, published every day so that anybody can check it. */
export const liabilities: Feature = {
  module: ({ secrets }) =>
    new ContainerModule(({ bind }) => {
      const t = liabilityTokens;
      bind(t.liabilities).toResolvedValue(
        (pool) => new PostgresLiabilityStore(pool),
        [tokens.dataSource],
      );
      bind(t.publishLiabilities).toResolvedValue(
        (store) => new PublishLiabilities(store, seedWith(secrets.fieldEncryption), nativeHash()),
        [t.liabilities],
      );
      bind(t.proveOwnShare).toResolvedValue((store) => new ProveOwnShare(store), [t.liabilities]);
    }),
  routes: () => [
    served(liabilityRoutes, {
      liabilities: liabilityTokens.liabilities,
      proveOwnShare: liabilityTokens.proveOwnShare,
    }),
  ],
  consoleRoutes: () => [served(liabilitiesRoutes, { liabilities: liabilityTokens.liabilities })],
  jobs: () => [
    (found) => ({
      kind: roundKind("publish-liabilities", 1_200),
      rounds: { everySeconds: 600, firstAfterSeconds: 30 },
      async run() {
        await found.get(liabilityTokens.publishLiabilities).execute();
        return [];
      },
    }),
  ],
};
