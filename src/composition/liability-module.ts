import { createHmac } from "node:crypto";
import { ContainerModule } from "inversify";
import { liabilitiesRoutes } from "../adapters/http/inbound/admin/liabilities-routes.ts";
import { liabilityRoutes } from "../adapters/http/inbound/liability/liability-routes.ts";
import { reserveRoutes } from "../adapters/http/inbound/liability/reserve-routes.ts";
import { reserveSigner } from "../adapters/chain/reserve-signer.ts";
import { nativeHash } from "../adapters/liability/native-hash.ts";
import { PostgresLiabilityStore } from "../adapters/persistence/liability/postgres-liability-store.ts";
import { PostgresReserveStore } from "../adapters/persistence/liability/postgres-reserve-store.ts";
import { ProveOwnShare } from "../application/liability/prove-own-share.ts";
import {
  PublishLiabilities,
  type LiabilitySeed,
} from "../application/liability/publish-liabilities.ts";
import { SignReserves } from "../application/liability/sign-reserves.ts";
import { ViewReserves } from "../application/liability/view-reserves.ts";
import type { LiabilityStore } from "../application/ports/liability-store.ts";
import type { ReserveStore } from "../application/ports/reserves.ts";
import type { Bind } from "./bind.ts";
import { demoKeys, demoReserves, reservesOfNodes } from "./connected-reserves.ts";
import { roundKind, type FeatureJob } from "./feature-job.ts";
import { served, type Feature, type Installation } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
const liabilityTokens = {
  liabilities: token<LiabilityStore>("liabilities"),
  publishLiabilities: token<PublishLiabilities>("publishLiabilities"),
  proveOwnShare: token<ProveOwnShare>("proveOwnShare"),
  reserves: token<ReserveStore>("reserves"),
  viewReserves: token<ViewReserves>("viewReserves"),
};

/** Only where this process has keys; a demo has its own. */
const signReserves = token<SignReserves>("signReserves");

/** Parts and nonces of a day follow from a secret of ours: nobody else can guess a balance from its leaf. */
function seedWith(secret: Uint8Array): LiabilitySeed {
  const key = createHmac("sha256", secret).update("parts of balances\0").digest();
  return (text) => new Uint8Array(createHmac("sha256", key).update(text).digest());
}

const publish: FeatureJob = (found) => ({
  kind: roundKind("publish-liabilities", 1_200),
  rounds: { everySeconds: 600, firstAfterSeconds: 30 },
  async run() {
    await found.get(liabilityTokens.publishLiabilities).execute();
    return [];
  },
});

const sign: FeatureJob = (found) => ({
  kind: roundKind("sign-reserves", 600),
  rounds: { everySeconds: 60, firstAfterSeconds: 45 },
  run: () => found.get(signReserves).execute(),
});

function bindReserves(bind: Bind, { config, secrets }: Installation): void {
  const t = liabilityTokens;
  bind(t.reserves).toResolvedValue((pool) => new PostgresReserveStore(pool), [tokens.dataSource]);
  bind(t.viewReserves).toResolvedValue(
    (publications, reserves) => new ViewReserves(publications, reserves),
    [t.liabilities, t.reserves],
  );
  const { demo, chains, sending } = config;
  const { keys } = sending;
  if (!demo && !keys) return;
  const own = demoKeys(secrets.fieldEncryption);
  const signer = reserveSigner(demo || !keys ? { bitcoin: own, ethereum: own } : keys);
  bind(signReserves).toResolvedValue(
    (pool, publications, reserves) => {
      const sources = demo || !keys ? demoReserves(pool) : reservesOfNodes(chains, keys, pool);
      return new SignReserves({ publications, reserves, sources, signer });
    },
    [tokens.dataSource, t.liabilities, t.reserves],
  );
}

/** The feature liability: what the platform owes and holds, published every day so that anybody can check it. */
export const liabilities: Feature = {
  module: (installation) =>
    new ContainerModule(({ bind }) => {
      const { secrets } = installation;
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
      bindReserves(bind, installation);
    }),
  routes: () => [
    served(liabilityRoutes, {
      liabilities: liabilityTokens.liabilities,
      proveOwnShare: liabilityTokens.proveOwnShare,
    }),
    served(reserveRoutes, { viewReserves: liabilityTokens.viewReserves }),
  ],
  consoleRoutes: () => [served(liabilitiesRoutes, { liabilities: liabilityTokens.liabilities })],
  jobs: ({ demo, sending }) => (demo || sending.keys ? [publish, sign] : [publish]),
};
