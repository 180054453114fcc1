import { ContainerModule } from "inversify";
import { demoAccounts } from "../adapters/chain/demo-accounts.ts";
import { reconciliationRoutes } from "../adapters/http/inbound/admin/reconciliation-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { reconciliationGauge } from "../adapters/metrics/reconciliation-gauge.ts";
import { PostgresEmbeddedChain } from "../adapters/persistence/deposit/postgres-embedded-chain.ts";
import { PostgresHaltStore } from "../adapters/persistence/halt/postgres-halt-store.ts";
import { PostgresReconciliationStore } from "../adapters/persistence/reconciliation/postgres-reconciliation-store.ts";
import type { LightningNode } from "../application/ports/lightning-node.ts";
import type { KeptCoin, ReconciliationStore } from "../application/ports/reconciliation-store.ts";
import { HaltByPlatform } from "../application/reconciliation/halt-by-platform.ts";
import { ReconcileCoins } from "../application/reconciliation/reconcile-coins.ts";
import type { Config } from "./config.ts";
import { coinsOfNodes } from "./connected-sends.ts";
import { embeddedPaces } from "./deposit-module.ts";
import { roundKind } from "./feature-job.ts";
import { served, type Feature } from "./feature.ts";
import { lightningTokens } from "./lightning-module.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
const reconciliationTokens = {
  looks: token<ReconciliationStore>("reconciliationLooks"),
  reconcileCoins: token<ReconcileCoins>("reconcileCoins"),
};

function parts({ demo, chains }: Config): ContainerModule {
  const t = reconciliationTokens;
  return new ContainerModule(({ bind }) => {
    bind(t.looks).toResolvedValue(
      (pool) => new PostgresReconciliationStore(pool),
      [tokens.dataSource],
    );
    bind(t.reconcileCoins).toResolvedValue(
      (pool, seal, looks, connected, policy, logger) => {
        const coins = [
          ...(connected ? [channelsOf(connected.node)] : []),
          ...(demo ? demoCoins(pool) : coinsOfNodes(chains, pool)),
        ];
        const halt = new HaltByPlatform(new PostgresHaltStore(pool, seal), newId);
        return new ReconcileCoins(coins, looks, halt, policy, ({ place, asset, drift }) =>
          logger.error({ place, asset, drift: String(drift) }, "a node and the books differ"),
        );
      },
      [
        tokens.dataSource,
        tokens.auditSeal,
        t.looks,
        lightningTokens.connected,
        policyTokens.deposit,
        tokens.logger,
      ],
    );
  });
}

function channelsOf(node: Pick<LightningNode, "health">): KeptCoin {
  return {
    place: "channels",
    asset: "BTC",
    account: { kind: "lightning", asset: "BTC" },
    halt: { kind: "lightning", asset: "BTC" },
    async held() {
      const { channels } = await node.health();
      return channels.reduce((sum, { local }) => sum + local, 0n);
    },
  };
}

/** The coins of a demo's chains. */
function demoCoins(pool: ConstructorParameters<typeof PostgresEmbeddedChain>[0]): KeptCoin[] {
  const bitcoin = new PostgresEmbeddedChain(pool, "bitcoin", embeddedPaces.bitcoin);
  const ethereum = new PostgresEmbeddedChain(pool, "ethereum", embeddedPaces.ethereum);
  const { tether } = demoAccounts();
  const rows = [
    ["bitcoin", "BTC", () => bitcoin.held(undefined)],
    ["ethereum", "ETH", () => ethereum.held(undefined)],
    ["ethereum", "USDT", () => ethereum.held(tether)],
  ] as const;
  return rows.map(([place, asset, held]) => ({
    place,
    asset,
    account: { kind: "hot", asset },
    halt: { kind: "sends", asset },
    held,
  }));
}

/** The feature reconciliation: what nodes have against what the books say, every minute. */
export const reconciliation: Feature = {
  module: ({ config }) => parts(config),
  consoleRoutes: () => [served(reconciliationRoutes, { looks: reconciliationTokens.looks })],
  gauges: (found) => [reconciliationGauge(() => found.get(reconciliationTokens.looks).list())],
  jobs: () => [
    (found) => ({
      kind: roundKind("reconcile", 120),
      rounds: { everySeconds: 60, firstAfterSeconds: 20 },
      run: () => found.get(reconciliationTokens.reconcileCoins).execute(),
    }),
  ],
};
