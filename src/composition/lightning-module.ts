import { hkdfSync, randomBytes } from "node:crypto";
import { ContainerModule } from "inversify";
import { channelRoutes } from "../adapters/http/inbound/admin/channel-routes.ts";
import { lightningRoutes } from "../adapters/http/inbound/lightning/lightning-routes.ts";
import {
  embeddedLightning,
  invoiceElsewhere,
  payFromElsewhere,
  type EmbeddedKeys,
} from "../adapters/lightning/embedded-lightning.ts";
import { lndNode } from "../adapters/lightning/lnd-rest.ts";
import { isPreimage } from "../adapters/lightning/preimage.ts";
import { postgresLightning } from "../adapters/persistence/lightning/postgres-embedded-lightning.ts";
import { PostgresLightningStore } from "../adapters/persistence/lightning/postgres-lightning-store.ts";
import { CreateInvoice } from "../application/lightning/create-invoice.ts";
import { FollowInvoices } from "../application/lightning/follow-invoices.ts";
import { ListInvoices } from "../application/lightning/list-invoices.ts";
import { PayInvoices } from "../application/lightning/pay-invoices.ts";
import { PlayPayer } from "../application/lightning/play-payer.ts";
import { ViewChannels } from "../application/lightning/view-channels.ts";
import type { LightningStore } from "../application/ports/lightning-store.ts";
import {
  ReadInvoiceToPay,
  type ConnectedLightning,
} from "../application/send/read-invoice-to-pay.ts";
import { accountTokens } from "./account-module.ts";
import type { Bind } from "./bind.ts";
import { claimTokens } from "./claim-module.ts";
import type { Config } from "./config.ts";
import { roundKind } from "./feature-job.ts";
import { served, type Feature, type Installation } from "./feature.ts";
import { sealWith } from "./intent-seal.ts";
import { offerTokens } from "./offer-module.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
export const lightningTokens = {
  /** Undefined where no node is connected; a demo has its own. */
  connected: token<ConnectedLightning | undefined>("connectedLightning"),
  store: token<LightningStore>("lightningStore"),
  invoicesToPay: token<ReadInvoiceToPay>("invoicesToPay"),
};

const useCases = {
  createInvoice: token<CreateInvoice>("createInvoice"),
  listInvoices: token<ListInvoices>("listInvoices"),
  viewChannels: token<ViewChannels>("viewChannels"),
};

/** Only where a node is connected, and only in a demo with its own. */
const payInvoices = token<PayInvoices>("payInvoices");
const followInvoices = token<FollowInvoices>("followInvoices");
const playPayer = token<PlayPayer>("playPayer");

/** What somebody elsewhere asks for in a demo. */
const playWish = { satoshi: 21_000n, description: "Two cups of coffee", expirySeconds: 3_600 };

const isConnected = ({ demo, lightning }: Config) => demo || lightning !== undefined;
const isPlayed = ({ demo, lightning }: Config) => demo && lightning === undefined;

/** The keys of both nodes of a demo are worth nothing, and are the same after a restart. */
function playKeys(secret: Uint8Array): EmbeddedKeys {
  const keyOf = (name: string) => new Uint8Array(hkdfSync("sha256", secret, "", name, 32));
  return {
    own: keyOf("lightning node of a demo"),
    other: keyOf("other lightning node of a demo"),
    random: () => randomBytes(32),
  };
}

function parts({ config, secrets }: Installation): ContainerModule {
  const t = lightningTokens;
  const keys = playKeys(secrets.fieldEncryption);
  return new ContainerModule(({ bind }) => {
    bind(t.connected).toResolvedValue(
      (pool): ConnectedLightning | undefined => {
        const { lightning } = config;
        if (lightning) return { node: lndNode(lightning), network: lightning.network };
        if (!config.demo) return undefined;
        return { node: embeddedLightning(postgresLightning(pool), keys), network: "regtest" };
      },
      [tokens.dataSource],
    );
    bind(t.store).toResolvedValue((pool) => new PostgresLightningStore(pool), [tokens.dataSource]);
    bind(t.invoicesToPay).toResolvedValue(
      (connected, store, policy) => new ReadInvoiceToPay(connected, store, policy),
      [t.connected, t.store, policyTokens.whole],
    );
    bind(useCases.createInvoice).toResolvedValue(
      (connected, store, traders, prices, policy, changes) =>
        new CreateInvoice({ store, traders, prices, policy, node: connected?.node, changes }),
      [
        t.connected,
        t.store,
        accountTokens.traders,
        offerTokens.marketPrices,
        policyTokens.whole,
        tokens.changes,
      ],
    );
    bind(useCases.listInvoices).toResolvedValue((store) => new ListInvoices(store), [t.store]);
    bind(useCases.viewChannels).toResolvedValue(
      (connected) => new ViewChannels(connected?.node),
      [t.connected],
    );
    if (isConnected(config)) bindWork(bind, secrets.fieldEncryption);
    if (isPlayed(config)) bindPlay(bind, keys);
  });
}

function bindWork(bind: Bind, secret: Uint8Array): void {
  const t = lightningTokens;
  bind(payInvoices).toResolvedValue(
    (connected, payments, claims, changes) =>
      new PayInvoices({
        payments,
        node: nodeOf(connected),
        claims,
        changes,
        seal: sealWith(secret),
        isPreimage,
        clock: () => performance.now(),
      }),
    [t.connected, t.store, claimTokens.claims, tokens.changes],
  );
  bind(followInvoices).toResolvedValue(
    (connected, store, claims, changes) =>
      new FollowInvoices(store, nodeOf(connected), claims, changes),
    [t.connected, t.store, claimTokens.claims, tokens.changes],
  );
}

function bindPlay(bind: Bind, keys: EmbeddedKeys): void {
  bind(playPayer).toResolvedValue(
    (pool, store) => {
      const change = postgresLightning(pool);
      return new PlayPayer(store, {
        payInvoice: (hash) => payFromElsewhere(change, hash),
        makeInvoice: () => invoiceElsewhere(change, keys, playWish),
      });
    },
    [tokens.dataSource, lightningTokens.store],
  );
}

function nodeOf(connected: ConnectedLightning | undefined) {
  if (!connected) throw new Error("No node of Lightning is connected");
  return connected.node;
}

/** The feature lightning: invoices by which traders are paid, and the payment of others'. */
export const lightning: Feature = {
  module: parts,
  routes: (config) => [
    served(lightningRoutes, {
      createInvoice: useCases.createInvoice,
      listInvoices: useCases.listInvoices,
      playPayer: isPlayed(config) ? playPayer : undefined,
    }),
  ],
  consoleRoutes: () => [served(channelRoutes, { viewChannels: useCases.viewChannels })],
  jobs: (config) =>
    isConnected(config)
      ? [
          (found) => ({
            kind: roundKind("lightning", 60),
            rounds: { everySeconds: 3 },
            run: async () => [
              ...(await found.get(payInvoices).execute()),
              ...(await found.get(followInvoices).execute()),
            ],
          }),
        ]
      : [],
};
