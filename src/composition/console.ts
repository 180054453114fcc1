import { join } from "node:path";
import type { Express } from "express";
import type { Container } from "inversify";
import { createConsoleApp } from "../adapters/http/inbound/admin/console-app.ts";
import { avatarPages } from "../adapters/http/inbound/avatar/avatar-pages.ts";
import { filePages } from "../adapters/http/inbound/attachment/file-pages.ts";
import { noteRefusals } from "../adapters/http/inbound/note-refusals.ts";
import { isPassingTrouble } from "../adapters/persistence/connection/passing-trouble.ts";
import { avatarTokens } from "./avatar-module.ts";
import { attachmentTokens } from "./attachment-module.ts";
import type { Config } from "./config.ts";
import { metricsOf } from "./metrics-module.ts";
import type { Project } from "./project.ts";
import { consoleRoutes } from "./routes.ts";
import { staffTokens } from "./staff-module.ts";
import { requestCountTokens } from "./request-count-module.ts";
import { tokens } from "./tokens.ts";

/** The server of the console, assembled from the container. */
export function createConsole(container: Container, config: Config, project: Project): Express {
  const { brandName, demo, host, adminPort, limits } = config;
  const info = {
    title: `${brandName} console`,
    version: project.version,
    server: `http://${host.includes(":") ? `[${host}]` : host}:${adminPort}`,
  };
  return createConsoleApp({
    logger: container.get(tokens.logger),
    gate: container.get(staffTokens.gate),
    trustedProxies: config.trustedProxies,
    routes: consoleRoutes(container, config, info),
    limits,
    requestCounts: container.get(requestCountTokens.counts),
    ...metricsOf(container, config, "console"),
    page: { brandName, isDemo: demo },
    files: filePages(container.get(attachmentTokens.openFile)),
    avatars: avatarPages(container.get(avatarTokens.openAvatar)),
    watch: noteRefusals(container.get(tokens.securityEvents)),
    isPassing: isPassingTrouble,
    folder: join(project.folder, "dist", "admin-ui"),
  });
}
