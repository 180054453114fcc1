import { ContainerModule } from "inversify";
import { outletRoutes } from "../adapters/http/inbound/outlet/outlet-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { SealedChallenges } from "../adapters/identity/sealed-challenges.ts";
import { PostgresDemoMailbox } from "../adapters/persistence/notice/postgres-demo-mailbox.ts";
import { PostgresOutletStore } from "../adapters/persistence/outlet/postgres-outlet-store.ts";
import { mailboxOutlet } from "../adapters/push/mailbox-outlet.ts";
import { vapidOf } from "../adapters/push/vapid-keys.ts";
import { WebPush } from "../adapters/push/web-push.ts";
import { AuthorizePush, type SealedTokens } from "../application/outlet/authorize-push.ts";
import { ConnectBrowser } from "../application/outlet/connect-browser.ts";
import { DisconnectBrowser } from "../application/outlet/disconnect-browser.ts";
import type { OutletSender } from "../application/ports/outlet-sender.ts";
import type { OutletStore } from "../application/ports/outlet-store.ts";
import { isPushAddress, pushTokenSeconds, type OutletChannel } from "../domain/notice/outlet.ts";
import { accountTokens } from "./account-module.ts";
import { served, type Feature, type Installation } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the browsers and chats where people are told. */
export const outletTokens = {
  outlets: token<OutletStore>("outlets"),
  senders: token<Readonly<Record<OutletChannel, OutletSender>>>("outletSenders"),
  seals: token<SealedTokens>("pushTokens"),
  isAddress: token<(address: string) => boolean>("isPushAddress"),
  authorizePush: token<AuthorizePush>("authorizePush"),
  connectBrowser: token<ConnectBrowser>("connectBrowser"),
  disconnectBrowser: token<DisconnectBrowser>("disconnectBrowser"),
};

function parts({ config, secrets }: Installation): ContainerModule {
  const t = outletTokens;
  const vapid = vapidOf(secrets.fieldEncryption, config.baseUrl);
  return new ContainerModule(({ bind }) => {
    bind(t.outlets).toResolvedValue((pool) => new PostgresOutletStore(pool), [tokens.dataSource]);
    bind(t.isAddress).toConstantValue(isPushAddress);
    bind(t.senders).toResolvedValue(
      (pool, isAddress, logger) => {
        const mailbox = new PostgresDemoMailbox(pool);
        if (config.demo) return { app: mailboxOutlet(mailbox), telegram: mailboxOutlet(mailbox) };
        const failed = (status: number | undefined) =>
          logger.warn({ push: { status } }, "a message to a browser was not accepted");
        return { app: new WebPush({ vapid, isAddress, failed }), telegram: noOutlet };
      },
      [tokens.dataSource, t.isAddress, tokens.logger],
    );
    bind(t.seals).toConstantValue(
      new SealedChallenges({
        secret: secrets.session,
        attempts: { begin: () => Promise.reject(new Error("A push token is used many times")) },
        seconds: pushTokenSeconds,
        now: Date.now,
      }),
    );
    bind(t.authorizePush).toResolvedValue(
      (seals, sessionTokens) => new AuthorizePush(seals, sessionTokens, vapid.publicKey),
      [t.seals, accountTokens.sessionTokens],
    );
    bind(t.connectBrowser).toResolvedValue(
      (outlets, seals, sessionTokens, isAddress) =>
        new ConnectBrowser({ outlets, seals, tokens: sessionTokens, newId, isAddress }),
      [t.outlets, t.seals, accountTokens.sessionTokens, t.isAddress],
    );
    bind(t.disconnectBrowser).toResolvedValue(
      (outlets, sessionTokens) => new DisconnectBrowser(outlets, sessionTokens),
      [t.outlets, accountTokens.sessionTokens],
    );
  });
}

/** Nothing can be connected to it. */
const noOutlet: OutletSender = { send: async () => "unwanted" };

/** Where people are told besides the site and their mailbox: browsers. */
export const outlets: Feature = {
  module: parts,
  routes: () => [served(outletRoutes, outletTokens)],
};
