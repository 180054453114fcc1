import { hkdfSync } from "node:crypto";
import { ContainerModule } from "inversify";
import { embeddedCards, embeddedShop } from "../adapters/card/embedded-cards.ts";
import { cardDeskRoutes } from "../adapters/http/inbound/admin/card-desk-routes.ts";
import { virtualCardRoutes } from "../adapters/http/inbound/virtual-card/virtual-card-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { postgresCards } from "../adapters/persistence/virtual-card/postgres-embedded-cards.ts";
import { PostgresVirtualCardStore } from "../adapters/persistence/virtual-card/postgres-virtual-card-store.ts";
import { PostgresVirtualCardViews } from "../adapters/persistence/virtual-card/postgres-virtual-card-views.ts";
import type { CardProvider } from "../application/ports/card-provider.ts";
import type { VirtualCardStore } from "../application/ports/virtual-card-store.ts";
import type { VirtualCardViews } from "../application/ports/virtual-card-views.ts";
import { ActOnCard } from "../application/virtual-card/act-on-card.ts";
import { CarryOutCardActs } from "../application/virtual-card/carry-out-card-acts.ts";
import { CompareCardTotals } from "../application/virtual-card/compare-card-totals.ts";
import { FreezeKeptCards } from "../application/virtual-card/freeze-kept-cards.ts";
import { FollowCardPayments } from "../application/virtual-card/follow-card-payments.ts";
import { PlayCardPayment } from "../application/virtual-card/play-card-payment.ts";
import { PrepareCard } from "../application/virtual-card/prepare-card.ts";
import { RequestCardAct } from "../application/virtual-card/request-card-act.ts";
import { RevealCard } from "../application/virtual-card/reveal-card.ts";
import { ViewCards } from "../application/virtual-card/view-cards.ts";
import { accountTokens } from "./account-module.ts";
import type { Bind } from "./bind.ts";
import { claimTokens } from "./claim-module.ts";
import { roundKind } from "./feature-job.ts";
import { served, type Feature, type Installation } from "./feature.ts";
import { sealWith } from "./intent-seal.ts";
import { offerTokens } from "./offer-module.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
export const cardTokens = {
  /** Undefined where nobody issues cards; a demo has a provider of its own. */
  provider: token<CardProvider | undefined>("cardProvider"),
  store: token<VirtualCardStore>("virtualCardStore"),
  views: token<VirtualCardViews>("virtualCardViews"),
  prepare: token<PrepareCard>("prepareCard"),
  viewCards: token<ViewCards>("viewCards"),
  requestCardAct: token<RequestCardAct>("requestCardAct"),
  revealCard: token<RevealCard>("revealCard"),
  compareCardTotals: token<CompareCardTotals>("compareCardTotals"),
  actOnCard: token<ActOnCard>("actOnCard"),
  /** The work of whoever follows cards: only where somebody issues them. */
  carryOutCardActs: token<CarryOutCardActs>("carryOutCardActs"),
  freezeKeptCards: token<FreezeKeptCards>("freezeKeptCards"),
  followCardPayments: token<FollowCardPayments>("followCardPayments"),
  /** Only in a demo. */
  playCardPayment: token<PlayCardPayment>("playCardPayment"),
};

function cardParts({ config, secrets }: Installation): ContainerModule {
  const t = cardTokens;
  const seal = sealWith(secrets.fieldEncryption);
  return new ContainerModule(({ bind }) => {
    bind(t.provider).toResolvedValue(
      (pool): CardProvider | undefined =>
        config.demo
          ? embeddedCards(postgresCards(pool), playKey(secrets.fieldEncryption))
          : undefined,
      [tokens.dataSource],
    );
    bind(t.store).toResolvedValue(
      (pool) => new PostgresVirtualCardStore(pool),
      [tokens.dataSource],
    );
    bind(t.views).toResolvedValue(
      (pool) => new PostgresVirtualCardViews(pool),
      [tokens.dataSource],
    );
    bind(t.prepare).toResolvedValue(
      (provider, store, traders, prices, policy) =>
        new PrepareCard({ store, traders, prices, policy, hasProvider: provider !== undefined }),
      [t.provider, t.store, accountTokens.traders, offerTokens.marketPrices, policyTokens.whole],
    );
    bind(t.viewCards).toResolvedValue(
      (prepare, views, provider) => new ViewCards(prepare, views, provider),
      [t.prepare, t.views, t.provider],
    );
    bind(t.requestCardAct).toResolvedValue(
      (prepare, store, proveIdentity, changes) =>
        new RequestCardAct({ prepare, store, proveIdentity, changes, newId, seal }),
      [t.prepare, t.store, accountTokens.proveIdentity, tokens.changes],
    );
    bind(t.revealCard).toResolvedValue(
      (prepare, store, provider, proveIdentity, attempts, policy) =>
        new RevealCard({ prepare, store, provider, proveIdentity, attempts, policy }),
      [
        t.prepare,
        t.store,
        t.provider,
        accountTokens.proveIdentity,
        accountTokens.attempts,
        policyTokens.whole,
      ],
    );
    bind(t.compareCardTotals).toResolvedValue(
      (views, provider) => new CompareCardTotals(views, provider),
      [t.views, t.provider],
    );
    bind(t.actOnCard).toResolvedValue(
      (store, changes) => new ActOnCard({ store, changes, newId, seal }),
      [t.store, tokens.changes],
    );
    bindWork(bind, seal);
    if (config.demo) {
      bind(t.playCardPayment).toResolvedValue(
        (pool, store) => new PlayCardPayment(store, embeddedShop(postgresCards(pool))),
        [tokens.dataSource, t.store],
      );
    }
  });
}

function bindWork(bind: Bind, seal: ReturnType<typeof sealWith>): void {
  const t = cardTokens;
  bind(t.carryOutCardActs).toResolvedValue(
    (provider, store, claims, changes) =>
      new CarryOutCardActs({
        store,
        provider: found(provider),
        claims,
        changes,
        seal,
        clock: () => performance.now(),
      }),
    [t.provider, t.store, claimTokens.claims, tokens.changes],
  );
  bind(t.freezeKeptCards).toResolvedValue(
    (store, traders, changes) => new FreezeKeptCards({ store, traders, changes, newId, seal }),
    [t.store, accountTokens.traders, tokens.changes],
  );
  bind(t.followCardPayments).toResolvedValue(
    (provider, store, claims, changes) =>
      new FollowCardPayments({ store, provider: found(provider), claims, changes }),
    [t.provider, t.store, claimTokens.claims, tokens.changes],
  );
}

function found(provider: CardProvider | undefined): CardProvider {
  if (!provider) throw new Error("Nobody issues cards here");
  return provider;
}

/** Numbers of a demo's cards are worth nothing, and are the same after a restart. */
function playKey(secret: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", "numbers of test cards", 32));
}

/** The feature virtual cards: cards of a provider, loaded from the wallet. */
export const virtualCards: Feature = {
  module: cardParts,
  routes: (config) => [
    served(virtualCardRoutes, {
      viewCards: cardTokens.viewCards,
      cardViews: cardTokens.views,
      requestCardAct: cardTokens.requestCardAct,
      revealCard: cardTokens.revealCard,
      playCardPayment: config.demo ? cardTokens.playCardPayment : undefined,
    }),
  ],
  consoleRoutes: () => [
    served(cardDeskRoutes, {
      onceByKey: tokens.onceByKey,
      cardViews: cardTokens.views,
      compareCardTotals: cardTokens.compareCardTotals,
      prepareCard: cardTokens.prepare,
      actOnCard: cardTokens.actOnCard,
    }),
  ],
  jobs: (config) =>
    config.demo
      ? [
          (parts) => ({
            kind: roundKind("virtual-cards", 60),
            rounds: { everySeconds: 3 },
            run: async () => [
              ...(await parts.get(cardTokens.freezeKeptCards).execute()),
              ...(await parts.get(cardTokens.carryOutCardActs).execute()),
              ...(await parts.get(cardTokens.followCardPayments).execute()),
            ],
          }),
        ]
      : [],
};
