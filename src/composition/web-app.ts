import { articleTokens } from "./article-module.ts";
import { join } from "node:path";
import type { Express } from "express";
import type { Container } from "inversify";
import { createApp } from "../adapters/http/inbound/app.ts";
import { readPageShell } from "../adapters/http/inbound/pages/page-shell.ts";
import { countedStreams } from "../adapters/metrics/counted-streams.ts";
import { hostPage } from "../adapters/http/inbound/micro-app/host-page.ts";
import { botPage } from "../adapters/http/inbound/mailbox/bot-page.ts";
import { mailboxPages } from "../adapters/http/inbound/mailbox/mailbox-pages.ts";
import { readAs } from "../adapters/http/inbound/read-as-stranger.ts";
import { noteRefusals } from "../adapters/http/inbound/note-refusals.ts";
import { isPassingTrouble } from "../adapters/persistence/connection/passing-trouble.ts";
import { avatarPages } from "../adapters/http/inbound/avatar/avatar-pages.ts";
import { filePages } from "../adapters/http/inbound/attachment/file-pages.ts";
import { accountTokens } from "./account-module.ts";
import { avatarTokens } from "./avatar-module.ts";
import { announcementTokens } from "./announcement-module.ts";
import { attachmentTokens } from "./attachment-module.ts";
import type { Config } from "./config.ts";
import { countryLandingTokens } from "./country-landing-module.ts";
import { eventTokens } from "./event-module.ts";
import { createFirstScreens } from "./first-screens.ts";
import { metricsOf } from "./metrics-module.ts";
import { noticeTokens } from "./notice-module.ts";
import { offerTokens } from "./offer-module.ts";
import { outletTokens } from "./outlet-module.ts";
import { policyTokens } from "./policy-module.ts";
import type { Project } from "./project.ts";
import { traderRoutes } from "./routes.ts";
import { requestCountTokens } from "./request-count-module.ts";
import { tokens } from "./tokens.ts";

/** The traders' server, assembled from the container. */
export function createWebApp(container: Container, config: Config, project: Project): Express {
  const { baseUrl, brandName, demo, multisigEscrows } = config;
  const webUiFolder = join(project.folder, "dist", "web-ui");
  const gate = container.get(accountTokens.gate);
  const info = { title: brandName, version: project.version, server: baseUrl };
  const shell = readPageShell(join(webUiFolder, "index.html"));
  const routes = traderRoutes(container, config, info);
  return createApp({
    logger: container.get(tokens.logger),
    gate,
    trustedProxies: config.trustedProxies,
    limits: config.limits,
    requestCounts: container.get(requestCountTokens.counts),
    streams: container.get(requestCountTokens.streams),
    allowOldReads:
      config.databaseReadUrls.length > 0 ? container.get(tokens.reads).allowing : undefined,
    ...metricsOf(container, config, "traders"),
    liveEvents: countedStreams(
      container.get(eventTokens.liveEvents),
      container.get(tokens.metrics),
    ),
    routes,
    pages: {
      shell,
      brandName,
      appLinks: config.appLinks,
      baseUrl,
      isDemo: demo,
      hasMultisigEscrows: multisigEscrows,
      gate,
      policy: container.get(policyTokens.whole),
      announcements: container.get(announcementTokens.shownAnnouncements),
      liveEvents: container.get(eventTokens.liveEvents),
      read: readAs(routes),
      screens: createFirstScreens(container, { routes, shell }),
    },
    sitemapParts: {
      baseUrl,
      countrySlugs: () => container.get(countryLandingTokens.viewCountryLanding).slugs(),
      articlePaths: () => container.get(articleTokens.readArticles).paths(),
      methods: container.get(offerTokens.listPaymentMethods),
      areCardsSold: () => container.get(policyTokens.whole)().flags.giftCardSelling,
    },
    watch: noteRefusals(container.get(tokens.securityEvents)),
    isPassing: isPassingTrouble,
    files: filePages(container.get(attachmentTokens.openFile)),
    avatars: avatarPages(container.get(avatarTokens.openAvatar)),
    mailbox: demo ? mailboxPages(container.get(noticeTokens.mailbox)) : undefined,
    demoBot:
      config.telegram.kind === "demo"
        ? botPage(container.get(outletTokens.connectChat), brandName)
        : undefined,
    hostPage: demo ? hostPage() : undefined,
    webUiFolder,
  });
}
