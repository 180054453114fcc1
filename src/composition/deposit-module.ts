import { randomBytes } from "node:crypto";
import { ContainerModule } from "inversify";
import { connectedAccounts } from "../adapters/chain/connected-accounts.ts";
import { demoAccounts, playSenders } from "../adapters/chain/demo-accounts.ts";
import { heldDepositRoutes } from "../adapters/http/inbound/admin/held-deposit-routes.ts";
import { depositRoutes } from "../adapters/http/inbound/wallet/deposit-routes.ts";
import { heldDepositGauge } from "../adapters/metrics/held-deposit-gauge.ts";
import { PostgresDepositStore } from "../adapters/persistence/deposit/postgres-deposit-store.ts";
import { PostgresDepositViews } from "../adapters/persistence/deposit/postgres-deposit-views.ts";
import { PostgresHeldDeposits } from "../adapters/persistence/deposit/postgres-held-deposits.ts";
import { PostgresEmbeddedChain } from "../adapters/persistence/deposit/postgres-embedded-chain.ts";
import { BookDeposit } from "../application/deposit/book-deposit.ts";
import { FollowChains } from "../application/deposit/follow-chains.ts";
import { FollowPlayChains } from "../application/deposit/follow-play-chains.ts";
import { GiveAddress } from "../application/deposit/give-address.ts";
import { ListDeposits } from "../application/deposit/list-deposits.ts";
import { type ConnectedChain, ScanChain } from "../application/deposit/scan-chain.ts";
import { ReviewDeposit } from "../application/deposit/review-deposit.ts";
import { watchTogether } from "../application/deposit/watch-together.ts";
import { SendPlayCoins } from "../application/deposit/send-play-coins.ts";
import { WatchEscrows } from "../application/multisig-escrow/watch-escrows.ts";
import type { ChainNode } from "../application/ports/chain-node.ts";
import { ScreenSenders } from "../application/screening/screen-senders.ts";
import type { DepositAccounts } from "../application/ports/deposit-accounts.ts";
import type { DepositStore } from "../application/ports/deposit-store.ts";
import type { DepositViews } from "../application/ports/deposit-views.ts";
import type { HeldDeposits } from "../application/ports/held-deposits.ts";
import type { PlayChain } from "../application/ports/play-chain.ts";
import type { ChainCode } from "../domain/chain/chain.ts";
import type { Bind } from "./bind.ts";
import { claimTokens } from "./claim-module.ts";
import type { Config } from "./config.ts";
import { watchersOfReturns } from "./connected-returns.ts";
import { connectedNodes } from "./connected-nodes.ts";
import { roundKind } from "./feature-job.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { screeningTokens } from "./screening-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
export const depositTokens = {
  deposits: token<DepositStore>("deposits"),
  depositViews: token<DepositViews>("depositViews"),
  /** Only where chains are connected; a demo has its own. */
  accounts: token<DepositAccounts | undefined>("depositAccounts"),
  chains: token<Readonly<Record<ChainCode, PlayChain>>>("playChains"),
  scanChain: token<ScanChain>("scanChain"),
  giveAddress: token<GiveAddress>("giveAddress"),
  listDeposits: token<ListDeposits>("listDeposits"),
  sendPlayCoins: token<SendPlayCoins>("sendPlayCoins"),
  followPlayChains: token<FollowPlayChains>("followPlayChains"),
  followChains: token<FollowChains>("followChains"),
  heldDeposits: token<HeldDeposits>("heldDeposits"),
  reviewDeposit: token<ReviewDeposit>("reviewDeposit"),
};

/** How the chains of a demo find blocks: fast enough to watch, as deep as real ones. */
export const embeddedPaces = {
  bitcoin: { blockMs: 15_000, restAfter: 7 },
  ethereum: { blockMs: 1_000, restAfter: 70 },
} as const;

function parts({ demo, chains: connected }: Config): ContainerModule {
  const t = depositTokens;
  return new ContainerModule(({ bind }) => {
    bind(t.deposits).toResolvedValue((pool) => new PostgresDepositStore(pool), [tokens.dataSource]);
    bind(t.depositViews).toResolvedValue(
      (pool) => new PostgresDepositViews(pool),
      [tokens.dataSource],
    );
    bind(t.accounts).toConstantValue(demo ? demoAccounts() : connectedAccounts(connected));
    bind(t.chains).toResolvedValue(
      (pool) => ({
        bitcoin: new PostgresEmbeddedChain(pool, "bitcoin", embeddedPaces.bitcoin),
        ethereum: new PostgresEmbeddedChain(pool, "ethereum", embeddedPaces.ethereum),
      }),
      [tokens.dataSource],
    );
    bind(t.scanChain).toResolvedValue(
      (store, escrows, claims, changes, events, policy, accounts, screening, logger, pool) => {
        const book = new BookDeposit(store, claims, changes, events, policy, accounts?.tether);
        const bitcoin = new WatchEscrows({
          escrows,
          claims,
          changes,
          policy,
          tell(seen) {
            logger.warn(seen, "a multisig escrow needs a look");
            const name = seen.what === "exited" ? "escrow_left" : "escrow_paid_besides";
            events.note({ name, route: "follow-chains", traderId: seen.sellerId });
          },
        });
        const returns = watchersOfReturns(connected, pool, {
          changes,
          policy,
          tell: (unknown) =>
            logger.warn(unknown, "the node does not say who topped up the hot account"),
        });
        return new ScanChain(store, book, new ScreenSenders(screening), {
          bitcoin: watchTogether([bitcoin, ...returns.bitcoin]),
          ethereum: watchTogether(returns.ethereum),
        });
      },
      [
        t.deposits,
        tokens.multisigEscrows,
        claimTokens.claims,
        tokens.changes,
        tokens.securityEvents,
        policyTokens.deposit,
        t.accounts,
        screeningTokens.screenAddress,
        tokens.logger,
        tokens.dataSource,
      ],
    );
    bind(t.giveAddress).toResolvedValue(
      (views, accounts) => new GiveAddress(views, accounts),
      [t.depositViews, t.accounts],
    );
    bind(t.listDeposits).toResolvedValue(
      (views, policy) => new ListDeposits(views, policy),
      [t.depositViews, policyTokens.deposit],
    );
    bind(t.followChains).toResolvedValue(
      (pool, scan) => new FollowChains(chainsOf(connectedNodes(connected, pool)), scan),
      [tokens.dataSource, t.scanChain],
    );
    bind(t.followPlayChains).toResolvedValue(
      (chains, scan, deposits) => new FollowPlayChains(chains, scan, deposits),
      [t.chains, t.scanChain, t.deposits],
    );
    bind(t.heldDeposits).toResolvedValue(
      (pool) => new PostgresHeldDeposits(pool),
      [tokens.dataSource],
    );
    bind(t.reviewDeposit).toResolvedValue(
      (deposits, changes) => new ReviewDeposit(deposits, changes),
      [t.deposits, tokens.changes],
    );
    if (demo) bindPlay(bind);
  });
}

function bindPlay(bind: Bind): void {
  const t = depositTokens;
  bind(t.sendPlayCoins).toResolvedValue(
    (chains, giveAddress, deposits) =>
      new SendPlayCoins({
        chains,
        giveAddress,
        deposits,
        accounts: demoAccounts(),
        senders: playSenders,
        newTransaction: () => randomBytes(32).toString("hex"),
      }),
    [t.chains, t.giveAddress, t.depositViews],
  );
}

function chainsOf(nodes: Partial<Record<ChainCode, ChainNode>>): readonly ConnectedChain[] {
  const { bitcoin, ethereum } = nodes;
  return [
    ...(bitcoin ? [{ chain: "bitcoin" as const, node: bitcoin }] : []),
    ...(ethereum ? [{ chain: "ethereum" as const, node: ethereum }] : []),
  ];
}

/** The feature deposits: coins that arrive on chains. A demo has chains of its own. */
export const deposits: Feature = {
  module: ({ config }) => parts(config),
  routes: ({ demo }) => [
    served(depositRoutes, {
      ...depositTokens,
      depositPolicy: policyTokens.deposit,
      sendPlayCoins: demo ? depositTokens.sendPlayCoins : undefined,
    }),
  ],
  consoleRoutes: () => [
    served(heldDepositRoutes, {
      heldDeposits: depositTokens.heldDeposits,
      reviewDeposit: depositTokens.reviewDeposit,
      onceByKey: tokens.onceByKey,
    }),
  ],
  gauges: (found) => [heldDepositGauge(found.get(depositTokens.heldDeposits))],
  jobs: ({ demo, chains }) => {
    const isConnected = chains.bitcoin !== undefined || chains.ethereum !== undefined;
    if (!demo && !isConnected) return [];
    const follow = demo ? depositTokens.followPlayChains : depositTokens.followChains;
    return [
      (found) => ({
        // A chain that was away for long is caught up with in rounds of many blocks.
        kind: roundKind("follow-chains", demo ? 60 : 600),
        rounds: { everySeconds: demo ? 3 : 10 },
        run: () => found.get<FollowChains | FollowPlayChains>(follow).execute(),
      }),
    ];
  },
};
