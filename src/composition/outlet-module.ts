import { ContainerModule } from "inversify";
import { outletRoutes } from "../adapters/http/inbound/outlet/outlet-routes.ts";
import { telegramRoutes } from "../adapters/http/inbound/outlet/telegram-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { SealedChallenges } from "../adapters/identity/sealed-challenges.ts";
import { PostgresDemoMailbox } from "../adapters/persistence/notice/postgres-demo-mailbox.ts";
import { PostgresOutletStore } from "../adapters/persistence/outlet/postgres-outlet-store.ts";
import { PostgresTelegramLinks } from "../adapters/persistence/outlet/postgres-telegram-links.ts";
import { mailboxOutlet } from "../adapters/push/mailbox-outlet.ts";
import { vapidOf } from "../adapters/push/vapid-keys.ts";
import { WebPush } from "../adapters/push/web-push.ts";
import { BotApi } from "../adapters/telegram/bot-api.ts";
import { demoBot } from "../adapters/telegram/demo-bot.ts";
import { AskTelegramLink } from "../application/outlet/ask-telegram-link.ts";
import { AuthorizePush, type SealedTokens } from "../application/outlet/authorize-push.ts";
import { ConnectBrowser } from "../application/outlet/connect-browser.ts";
import { ConnectChat } from "../application/outlet/connect-chat.ts";
import { DisconnectBrowser } from "../application/outlet/disconnect-browser.ts";
import { DisconnectTelegram } from "../application/outlet/disconnect-telegram.ts";
import { ReadBotMessages } from "../application/outlet/read-bot-messages.ts";
import type { OutletSender } from "../application/ports/outlet-sender.ts";
import type { OutletStore } from "../application/ports/outlet-store.ts";
import type { TelegramLinks } from "../application/ports/telegram-links.ts";
import { isPushAddress, pushTokenSeconds, type OutletChannel } from "../domain/notice/outlet.ts";
import type { Bind } from "./bind.ts";
import { accountTokens } from "./account-module.ts";
import type { Config } from "./config.ts";
import { roundKind, type FeatureJob } from "./feature-job.ts";
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
  /** Undefined where the site has none. */
  bot: token<BotApi | undefined>("telegramBot"),
  telegramLinks: token<TelegramLinks>("telegramLinks"),
  askTelegramLink: token<AskTelegramLink>("askTelegramLink"),
  connectChat: token<ConnectChat>("connectChat"),
  disconnectTelegram: token<DisconnectTelegram>("disconnectTelegram"),
};

function parts({ config, secrets }: Installation): ContainerModule {
  const t = outletTokens;
  const vapid = vapidOf(secrets.fieldEncryption, config.baseUrl);
  return new ContainerModule(({ bind }) => {
    bind(t.outlets).toResolvedValue((pool) => new PostgresOutletStore(pool), [tokens.dataSource]);
    bind(t.isAddress).toConstantValue(isPushAddress);
    bind(t.senders).toResolvedValue(
      (pool, isAddress, bot, logger) => {
        const mailbox = mailboxOutlet(new PostgresDemoMailbox(pool));
        if (config.demo) return { app: mailbox, telegram: bot ?? mailbox };
        const failed = (status: number | undefined) =>
          logger.warn({ push: { status } }, "a message to a browser was not accepted");
        return { app: new WebPush({ vapid, isAddress, failed }), telegram: bot ?? noOutlet };
      },
      [tokens.dataSource, t.isAddress, t.bot, tokens.logger],
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
    bindTelegram(bind, config);
  });
}

function bindTelegram(bind: Bind, { telegram, brandName, baseUrl }: Config): void {
  const t = outletTokens;
  bind(t.bot).toResolvedValue(
    (logger) =>
      telegram.kind === "bot"
        ? new BotApi({ ...telegram, brandName }, (status) =>
            logger.warn({ telegram: { status } }, "a message to Telegram was not accepted"),
          )
        : undefined,
    [tokens.logger],
  );
  bind(t.telegramLinks).toResolvedValue(
    (pool) => new PostgresTelegramLinks(pool),
    [tokens.dataSource],
  );
  bind(t.askTelegramLink).toResolvedValue(
    (links, sessionTokens, bot, connected) => {
      const theBot = telegram.kind === "demo" ? demoBot(baseUrl) : bot;
      return new AskTelegramLink(links, sessionTokens, theBot, connected);
    },
    [t.telegramLinks, accountTokens.sessionTokens, t.bot, t.outlets],
  );
  bind(t.connectChat).toResolvedValue(
    (links, sessionTokens) => new ConnectChat(links, sessionTokens, newId),
    [t.telegramLinks, accountTokens.sessionTokens],
  );
  bind(t.disconnectTelegram).toResolvedValue(
    (outlets) => new DisconnectTelegram(outlets),
    [t.outlets],
  );
}

/** Nothing can be connected to it. */
const noOutlet: OutletSender = { send: async () => "unwanted" };

const readBotMessages: FeatureJob = (found) => ({
  kind: roundKind("read-bot-messages", 60),
  rounds: { everySeconds: 5 },
  run: async () => {
    const bot = found.get(outletTokens.bot);
    if (!bot) return [];
    const [links, connectChat] = [
      found.get(outletTokens.telegramLinks),
      found.get(outletTokens.connectChat),
    ];
    return new ReadBotMessages(links, bot, connectChat).execute();
  },
});

/** Where people are told besides the site and their mailbox: browsers, and chats with the bot. */
export const outlets: Feature = {
  module: parts,
  routes: () => [served(outletRoutes, outletTokens), served(telegramRoutes, outletTokens)],
  jobs: ({ telegram }) => (telegram.kind === "bot" ? [readBotMessages] : []),
};
