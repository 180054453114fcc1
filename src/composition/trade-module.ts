import { ContainerModule } from "inversify";
import { agreementRoutes } from "../adapters/http/inbound/trade/agreement-routes.ts";
import { giftCardRoutes } from "../adapters/http/inbound/trade/gift-card-routes.ts";
import { tradeRoutes } from "../adapters/http/inbound/trade/trade-routes.ts";
import { MeasuredCommits } from "../adapters/metrics/measured-commits.ts";
import { readGauge } from "../adapters/metrics/read-gauge.ts";
import { GroupCommit } from "../adapters/persistence/commit/group-commit.ts";
import { PostgresReadMarks } from "../adapters/persistence/trade/postgres-read-marks.ts";
import { PostgresReleaseFailures } from "../adapters/persistence/trade/postgres-release-failures.ts";
import { PostgresTradeClocks } from "../adapters/persistence/trade/postgres-trade-clocks.ts";
import { PostgresTradeStore } from "../adapters/persistence/trade/postgres-trade-store.ts";
import { PostgresTradeViews } from "../adapters/persistence/trade/postgres-trade-views.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { BeginEscrow } from "../application/multisig-escrow/begin-escrow.ts";
import type { MultisigEscrowStore } from "../application/ports/multisig-escrow-store.ts";
import type { ReadMarks } from "../application/ports/read-marks.ts";
import type { ReleaseFailures } from "../application/ports/release-failures.ts";
import type { TradeClocks } from "../application/ports/trade-clocks.ts";
import type { TradeStore } from "../application/ports/trade-store.ts";
import { AcceptProposal } from "../application/trade/accept-proposal.ts";
import { PartyAct } from "../application/trade/party-act.ts";
import { Propose } from "../application/trade/propose.ts";
import { freshMarket, type MarketOf } from "../application/trade/fresh-market.ts";
import { ListActiveTrades } from "../application/trade/list-active-trades.ts";
import { ReleaseTrade } from "../application/trade/release-trade.ts";
import { RunDueDeadlines } from "../application/trade/run-due-deadlines.ts";
import { PayWithGiftCard } from "../application/gift-card/pay-with-gift-card.ts";
import { ShareCard } from "../application/trade/share-card.ts";
import { StartRules } from "../application/trade/start-rules.ts";
import { StartTrade } from "../application/trade/start-trade.ts";
import { TradeDesk } from "../application/trade/trade-desk.ts";
import { ViewTrade } from "../application/trade/view-trade.ts";
import { accountTokens } from "./account-module.ts";
import type { Config } from "./config.ts";
import { platformKeys } from "./platform-keys.ts";
import { bankAccountTokens } from "./bank-account-module.ts";
import { factorTokens } from "./factor-module.ts";
import { giftCardTokens } from "./gift-card-module.ts";
import { offerTokens } from "./offer-module.ts";
import { requestCountTokens } from "./request-count-module.ts";
import { token, tokens } from "./tokens.ts";
import { served, type Feature } from "./feature.ts";
import { eventTokens } from "./event-module.ts";
import { inRounds } from "./background-task.ts";
import { metricsTokens } from "./metrics-module.ts";
import { recordTokens } from "./record-module.ts";
import { policyTokens } from "./policy-module.ts";

/** The names of the feature trade. */
export const tradeTokens = {
  trades: token<TradeStore>("trades"),
  clocks: token<TradeClocks>("tradeClocks"),
  readMarks: token<ReadMarks>("readMarks"),
  releaseFailures: token<ReleaseFailures>("releaseFailures"),
  /** The market price for a trade, if a recent one is known. */
  marketOf: token<MarketOf>("marketOf"),
  desk: token<TradeDesk>("tradeDesk"),
  startTrade: token<StartTrade>("startTrade"),
  viewTrade: token<ViewTrade>("viewTrade"),
  listActiveTrades: token<ListActiveTrades>("listActiveTrades"),
  partyAct: token<PartyAct>("partyAct"),
  shareCard: token<ShareCard>("shareCard"),
  payWithGiftCard: token<PayWithGiftCard>("payWithGiftCard"),
  releaseTrade: token<ReleaseTrade>("releaseTrade"),
  propose: token<Propose>("propose"),
  startRules: token<StartRules>("startRules"),
  acceptProposal: token<AcceptProposal>("acceptProposal"),
  runDueDeadlines: token<RunDueDeadlines>("runDueDeadlines"),
};

/** The names of what shows a trade after each act on it. */
export const showTradeTokens = {
  viewTrade: tradeTokens.viewTrade,
  marketOf: tradeTokens.marketOf,
};

const parts = (config: Config) =>
  new ContainerModule(({ bind }) => {
    const t = tradeTokens;
    bind(tokens.changes).toResolvedValue(
      (pool, seal, metrics, traces) =>
        new MeasuredCommits(new GroupCommit(pool, seal), metrics, traces?.tracer),
      [tokens.dataSource, tokens.auditSeal, tokens.metrics, tokens.traces],
    );
    bind(t.trades).toResolvedValue(
      (pool, policies) => new PostgresTradeStore(pool, policies),
      [tokens.dataSource, policyTokens.policies],
    );
    bind(t.clocks).toResolvedValue((pool) => new PostgresTradeClocks(pool), [tokens.dataSource]);
    bind(tokens.tradeViews).toResolvedValue(
      (pool, policies) => new PostgresTradeViews(pool, policies),
      [tokens.dataSource, policyTokens.policies],
    );
    bind(t.readMarks).toResolvedValue((pool) => new PostgresReadMarks(pool), [tokens.dataSource]);
    bind(t.releaseFailures).toResolvedValue(
      (pool) => new PostgresReleaseFailures(pool),
      [tokens.dataSource],
    );
    bind(t.marketOf).toResolvedValue((prices) => freshMarket(prices), [offerTokens.marketPrices]);
    bind(t.desk).toResolvedValue(
      (trades, changes, marketOf) => new TradeDesk(trades, changes, marketOf),
      [t.trades, tokens.changes, t.marketOf],
    );
    bind(t.startTrade).toResolvedValue(
      (trades, changes, prices, places, discounts, escrows) =>
        new StartTrade({
          trades,
          changes,
          prices,
          newId,
          places,
          discounts,
          beginEscrow: beginEscrowOf(config, escrows),
        }),
      [
        t.trades,
        tokens.changes,
        offerTokens.marketPrices,
        bankAccountTokens.places,
        recordTokens.feeDiscounts,
        tokens.multisigEscrows,
      ],
    );
    bind(t.viewTrade).toResolvedValue(
      (views, desk, marks) => new ViewTrade(views, desk, marks),
      [tokens.tradeViews, t.desk, t.readMarks],
    );
    bind(t.listActiveTrades).toResolvedValue(
      (views) => new ListActiveTrades(views),
      [tokens.tradeViews],
    );
    bind(t.partyAct).toResolvedValue((desk) => new PartyAct(desk), [t.desk]);
    bind(t.shareCard).toResolvedValue(
      (desk, views, cipher) => new ShareCard(desk, views, cipher),
      [t.desk, tokens.tradeViews, factorTokens.cipher],
    );
    bind(t.payWithGiftCard).toResolvedValue(
      (cards, shareCard, views) => new PayWithGiftCard(cards, shareCard, views),
      [giftCardTokens.cards, t.shareCard, tokens.tradeViews],
    );
    bind(t.releaseTrade).toResolvedValue(
      (desk, proveIdentity, failures) => new ReleaseTrade(desk, proveIdentity, failures),
      [t.desk, accountTokens.proveIdentity, t.releaseFailures],
    );
    bind(t.propose).toResolvedValue(
      (desk, proveIdentity) => new Propose(desk, proveIdentity, newId),
      [t.desk, accountTokens.proveIdentity],
    );
    bind(t.startRules).toResolvedValue(
      (trades, prices) => new StartRules(trades, prices),
      [t.trades, offerTokens.marketPrices],
    );
    bind(t.acceptProposal).toResolvedValue(
      (desk, proveIdentity, rules) => new AcceptProposal(desk, proveIdentity, rules),
      [t.desk, accountTokens.proveIdentity, t.startRules],
    );
    bind(t.runDueDeadlines).toResolvedValue(
      (clocks, desk) => new RunDueDeadlines(clocks, desk, newId()),
      [t.clocks, t.desk],
    );
  });

/** Begins escrows on the chain; undefined where the setting is off. */
function beginEscrowOf(config: Config, escrows: MultisigEscrowStore): BeginEscrow | undefined {
  const platform = config.multisigEscrows ? platformKeys(config) : undefined;
  return platform && new BeginEscrow({ escrows, platform });
}

/** The feature trade: start, acts, views and clocks. */
export const trade: Feature = {
  module: ({ config }) => parts(config),
  routes: () => [
    served(tradeRoutes, {
      ...showTradeTokens,
      ...tradeTokens,
      waitForNews: eventTokens.waitForNews,
      gate: accountTokens.gate,
      polls: requestCountTokens.polls,
    }),
    served(agreementRoutes, { ...showTradeTokens, ...tradeTokens }),
    served(giftCardRoutes, { ...showTradeTokens, ...tradeTokens }),
  ],
  gauges(found) {
    const late = () => found.get(metricsTokens.databaseNumbers).waiting();
    return [
      readGauge(
        "peerhold_deadlines_late",
        "Overdue deadlines that have not run",
        async () => (await late()).lateDeadlines,
      ),
      readGauge(
        "peerhold_deadline_latest_seconds",
        "How overdue the oldest deadline is",
        async () => (await late()).latestBySeconds,
      ),
    ];
  },
  workerTasks: [
    inRounds({
      pauseMs: 1_000,
      failed: "a deadline was not carried out",
      round: (found) => {
        const runDueDeadlines = found.get(tradeTokens.runDueDeadlines);
        return () => runDueDeadlines.execute();
      },
    }),
  ],
};
