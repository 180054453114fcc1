import "reflect-metadata";
import { randomBytes } from "node:crypto";
import express from "express";
import { Container } from "inversify";
import { accountRoutes } from "../../src/adapters/http/inbound/account/account-routes.ts";
import { routes } from "../../src/adapters/http/contract/routes.ts";
import { apiDocumentRoutes } from "../../src/adapters/http/inbound/api-document/api-document-routes.ts";
import { listen } from "../../src/adapters/http/inbound/http-server.ts";
import { mountRoutes } from "../../src/adapters/http/inbound/mount-routes.ts";
import { AuditSeal } from "../../src/adapters/persistence/audit/audit-seal.ts";
import { createDataSource } from "../../src/adapters/persistence/connection/data-source.ts";
import {
  account,
  accountTokens,
  type AccountSettings,
} from "../../src/composition/account-module.ts";
import { tokens } from "../../src/composition/tokens.ts";
import { trade } from "../../src/composition/trade-module.ts";
import { cloneDatabase, type TestDatabase } from "./database.ts";
import { defaultAccountPolicy } from "../../src/domain/policy/default-policy.ts";
import { policies, policyTokens } from "../../src/composition/policy-module.ts";
import type { AccountPolicy } from "../../src/domain/account/account-policy.ts";

/** The routes of the feature account behind HTTP, on a database of its own. */
export interface AccountApp {
  readonly url: string;
  readonly database: TestDatabase;
  stop(): Promise<void>;
}

/** Starts it on a free port. Any number of accounts may be opened, unless the policy says otherwise. */
export async function startAccountApp(
  settings: Partial<AccountSettings> = {},
  policy: AccountPolicy = { ...defaultAccountPolicy, register: { most: 1_000, windowSeconds: 60 } },
): Promise<AccountApp> {
  const database = await cloneDatabase();
  const dataSource = await createDataSource({ url: database.url }).initialize();
  const container = new Container({ defaultScope: "Singleton" });
  container.bind(tokens.dataSource).toConstantValue(dataSource);
  container.bind(tokens.auditSeal).toConstantValue(new AuditSeal(randomBytes(32)));
  container.load(
    policies({ coolDowns: true, pairLimit: true }),
    trade,
    account({
      brandName: "Peerhold",
      initialLevel: 1,
      sessionSecret: randomBytes(32),
      ...settings,
    }),
  );
  container.rebind(policyTokens.account).toConstantValue(() => policy);
  const gate = container.get(accountTokens.gate);
  const useCases = {
    registerTrader: container.get(accountTokens.registerTrader),
    logIn: container.get(accountTokens.logIn),
    logOut: container.get(accountTokens.logOut),
  };
  const info = { title: "Test", version: "1", server: "http://localhost" };
  const app = express();
  app.use(
    mountRoutes([...accountRoutes(useCases, gate), ...apiDocumentRoutes(info, routes)], gate),
  );
  app.get("/", (request, response) => {
    const token = gate.pageToken(request, response);
    response.type("html").send(`<meta name="csrf-token" content="${token}">`);
  });
  const server = await listen(app, "127.0.0.1", 0);
  return {
    url: server.url,
    database,
    async stop() {
      await server.close(0);
      await dataSource.destroy();
      await database.drop();
    },
  };
}
