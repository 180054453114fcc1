import { createHmac, hkdfSync } from "node:crypto";
import { ContainerModule } from "inversify";
import { providerDeskRoutes } from "../adapters/http/inbound/admin/provider-desk-routes.ts";
import { providerOrderRoutes } from "../adapters/http/inbound/provider-order/provider-order-routes.ts";
import { AesFieldCipher } from "../adapters/identity/aes-field-cipher.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PersonKeys } from "../adapters/persistence/bank-account/person-keys.ts";
import { postgresProviders } from "../adapters/persistence/provider-order/postgres-embedded-providers.ts";
import { PostgresProviderDesk } from "../adapters/persistence/provider-order/postgres-provider-desk.ts";
import { PostgresProviderOrders } from "../adapters/persistence/provider-order/postgres-provider-orders.ts";
import { embeddedProviders } from "../adapters/providers/embedded-providers.ts";
import { Reloadly } from "../adapters/providers/reloadly.ts";
import type { OrderProviders, PlayProvider } from "../application/ports/order-providers.ts";
import type {
  ProviderDesk,
  ProviderOrderStore,
} from "../application/ports/provider-order-store.ts";
import { CarryOutOrders } from "../application/provider-order/carry-out-orders.ts";
import { ConcludeOrder } from "../application/provider-order/conclude-order.ts";
import { FindDestination } from "../application/provider-order/find-destination.ts";
import { offered } from "../application/provider-order/offered.ts";
import { OwnOrders } from "../application/provider-order/own-orders.ts";
import { PlaceOrder } from "../application/provider-order/place-order.ts";
import { PlayOrder } from "../application/provider-order/play-order.ts";
import { PrepareOrder } from "../application/provider-order/prepare-order.ts";
import { QuoteOrder } from "../application/provider-order/quote-order.ts";
import { ReceiveReport } from "../application/provider-order/receive-report.ts";
import { SettleOrders } from "../application/provider-order/settle-orders.ts";
import { ViewTerms } from "../application/provider-order/view-terms.ts";
import { accountTokens } from "./account-module.ts";
import { bankAccountTokens } from "./bank-account-module.ts";
import { claimTokens } from "./claim-module.ts";
import { factorTokens } from "./factor-module.ts";
import { roundKind } from "./feature-job.ts";
import { served, type Feature, type Installation } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { phoneTokens } from "./phone-module.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The providers of the installation, and what a person decides at those of a demo. */
interface Connected extends OrderProviders {
  readonly play?: PlayProvider;
}

/** The names of the feature's parts. */
export const providerOrderTokens = {
  connected: token<Connected>("orderProviders"),
  store: token<ProviderOrderStore>("providerOrderStore"),
  desk: token<ProviderDesk>("providerDesk"),
  destinations: token<FindDestination>("findDestination"),
  prepare: token<PrepareOrder>("prepareOrder"),
  conclude: token<ConcludeOrder>("concludeOrder"),
  carryOut: token<CarryOutOrders>("carryOutOrders"),
  quoteOrder: token<QuoteOrder>("quoteOrder"),
  placeOrder: token<PlaceOrder>("placeOrder"),
  ownOrders: token<OwnOrders>("ownOrders"),
  viewTerms: token<ViewTerms>("viewTerms"),
  receiveReport: token<ReceiveReport>("receiveReport"),
  settleOrders: token<SettleOrders>("settleOrders"),
  /** Only in a demo. */
  playOrder: token<PlayOrder>("playOrder"),
};

function parts({ config, secrets }: Installation): ContainerModule {
  const t = providerOrderTokens;
  const keyOf = (name: string) =>
    Buffer.from(hkdfSync("sha256", secrets.fieldEncryption, "", name, 32));
  const [hashKey, reportKey] = [keyOf("destinations of orders"), keyOf("reports of providers")];
  const macOf = (key: Buffer) => (text: string) =>
    createHmac("sha256", key).update(text).digest("hex");
  return new ContainerModule(({ bind }) => {
    bind(t.connected).toResolvedValue(
      (pool, prices): Connected =>
        config.demo
          ? embeddedProviders({
              change: postgresProviders(pool),
              prices,
              payUrl: (id) => `/on-ramp/test-payment/${id}`,
            })
          : {
              onRamp: undefined,
              offRamp: undefined,
              topUp: config.topUp && new Reloadly(config.topUp, () => performance.now()),
            },
      [tokens.dataSource, offerTokens.marketPrices],
    );
    bind(t.store).toResolvedValue(
      (pool, cipher) =>
        new PostgresProviderOrders(
          pool,
          new PersonKeys(pool, cipher, (key) => new AesFieldCipher(key)),
          macOf(hashKey),
        ),
      [tokens.dataSource, factorTokens.cipher],
    );
    bind(t.desk).toResolvedValue((pool) => new PostgresProviderDesk(pool), [tokens.dataSource]);
    bind(t.destinations).toResolvedValue(
      (accounts, wallets, numbers) => new FindDestination(accounts, wallets, numbers),
      [bankAccountTokens.store, bankAccountTokens.wallets, phoneTokens.numbers],
    );
    bind(t.prepare).toResolvedValue(
      (orders, traders, policy) => new PrepareOrder(orders, traders, policy),
      [t.store, accountTokens.traders, policyTokens.whole],
    );
    bind(t.conclude).toResolvedValue(
      (claims, changes) => new ConcludeOrder(claims, changes),
      [claimTokens.claims, tokens.changes],
    );
    bind(t.carryOut).toResolvedValue(
      (providers, orders, traders, conclude, changes) =>
        new CarryOutOrders({
          providers,
          orders,
          traders,
          conclude,
          changes,
          clock: () => performance.now(),
        }),
      [t.connected, t.store, accountTokens.traders, t.conclude, tokens.changes],
    );
    bind(t.quoteOrder).toResolvedValue(
      (connected, prepare, orders, destinations, prices, policy) =>
        new QuoteOrder({
          providers: () => offered(connected, policy),
          prepare,
          orders,
          destinations,
          prices,
          policy: () => policy().providerOrder,
          newId,
        }),
      [
        t.connected,
        t.prepare,
        t.store,
        t.destinations,
        offerTokens.marketPrices,
        policyTokens.whole,
      ],
    );
    bind(t.placeOrder).toResolvedValue(
      (connected, prepare, orders, proveIdentity, changes, policy) =>
        new PlaceOrder({
          providers: () => offered(connected, policy),
          prepare,
          orders,
          proveIdentity,
          changes,
        }),
      [
        t.connected,
        t.prepare,
        t.store,
        accountTokens.proveIdentity,
        tokens.changes,
        policyTokens.whole,
      ],
    );
    bind(t.ownOrders).toResolvedValue(
      (orders, conclude, connected, changes) => new OwnOrders(orders, conclude, connected, changes),
      [t.store, t.conclude, t.connected, tokens.changes],
    );
    bind(t.viewTerms).toResolvedValue(
      (connected, destinations, phones, policy) =>
        new ViewTerms({
          providers: () => offered(connected, policy),
          destinations,
          phones,
          policy: () => policy().providerOrder,
          isTest: config.demo,
        }),
      [t.connected, t.destinations, phoneTokens.phones, policyTokens.whole],
    );
    bind(t.receiveReport).toResolvedValue(
      (carryOut) => new ReceiveReport(carryOut, macOf(reportKey)),
      [t.carryOut],
    );
    bind(t.settleOrders).toResolvedValue(
      (orders, desk, carryOut, conclude, changes) =>
        new SettleOrders({ orders, desk, carryOut, conclude, changes, newId }),
      [t.store, t.desk, t.carryOut, t.conclude, tokens.changes],
    );
    if (config.demo) {
      bind(t.playOrder).toResolvedValue(
        (orders, connected, receive) =>
          new PlayOrder(orders, connected.play ?? (async () => false), receive),
        [t.store, t.connected, t.receiveReport],
      );
    }
  });
}

/** The feature provider-order: buying and selling coins at providers, and loading phones. */
export const providerOrders: Feature = {
  module: parts,
  routes: (config) => [
    served(providerOrderRoutes, {
      viewTerms: providerOrderTokens.viewTerms,
      quoteOrder: providerOrderTokens.quoteOrder,
      placeOrder: providerOrderTokens.placeOrder,
      ownOrders: providerOrderTokens.ownOrders,
      receiveReport: providerOrderTokens.receiveReport,
      playOrder: config.demo ? providerOrderTokens.playOrder : undefined,
    }),
  ],
  consoleRoutes: () => [
    served(providerDeskRoutes, {
      providerDesk: providerOrderTokens.desk,
      settleOrders: providerOrderTokens.settleOrders,
      onceByKey: tokens.onceByKey,
    }),
  ],
  jobs: () => [
    (found) => ({
      kind: roundKind("provider-orders", 120),
      rounds: { everySeconds: 3 },
      run: () => found.get(providerOrderTokens.carryOut).execute(),
    }),
  ],
};
