import type { SourceFile } from "./source-files.ts";

/** A file that is only in the test. */
export const plant = (path: string, text: string): SourceFile => ({ path, text });
export const importing = (path: string, specifier: string) => plant(path, `import "${specifier}";`);

/** Violations of each import rule. */
export const plantedImports: Readonly<Record<string, readonly SourceFile[]>> = {
  "the domain imports only itself and pure libraries": [
    importing("src/domain/money/planted.ts", "../../application/health/check-readiness.ts"),
    importing("src/domain/money/planted.ts", "node:crypto"),
    plant("src/domain/money/planted.ts", `export * from "typeorm";`),
    plant("src/domain/money/planted.ts", `export const late = () => import("express");`),
    plant("src/domain/money/planted.ts", `export type T = import("pg").Client;`),
  ],
  "the application imports only the domain and itself": [
    importing("src/application/health/planted.ts", "../../adapters/http/contract/route.ts"),
    importing("src/application/health/planted.ts", "node:fs"),
    importing("src/application/health/planted.ts", "@lingui/core"),
  ],
  "HTTP never imports persistence": [
    importing("src/adapters/http/inbound/planted.ts", "../../persistence/migrations/migrate.ts"),
  ],
  "persistence never imports HTTP": [
    importing("src/adapters/persistence/planted.ts", "../http/contract/route.ts"),
  ],
  "only the composition knows the container": [
    importing("src/application/health/planted.ts", "inversify"),
    importing("src/main.ts", "reflect-metadata"),
  ],
  "only DTOs and their one parser know class-validator": [
    importing("src/adapters/http/inbound/trade/planted.ts", "class-validator"),
    importing("src/domain/trade/planted.ts", "class-validator"),
  ],
  "only persistence and the composition know the database": [
    importing("src/adapters/http/inbound/planted.ts", "pg"),
    importing("src/application/health/planted.ts", "typeorm"),
    importing("src/adapters/http/inbound/planted.ts", "pg-boss"),
  ],
  "contract and client import only each other, the domain and typebox": [
    importing("src/adapters/http/contract/planted.ts", "express"),
    importing("src/adapters/http/client/planted.ts", "../inbound/app.ts"),
    importing("src/adapters/http/contract/planted.ts", "../../../application/ports/dependency.ts"),
  ],
  "a DTO imports only its validators, the contract and the domain": [
    importing("src/adapters/http/contract/trade/planted-dto.ts", "express"),
    importing("src/adapters/http/contract/trade/planted-dto.ts", "../../inbound/app.ts"),
  ],
  "the traders' interface imports of ours only contract, client, browser, multisig and the domain":
    [
      importing("src/adapters/web-ui/planted.tsx", "../http/inbound/app.ts"),
      importing("src/adapters/web-ui/planted.tsx", "../../admin-ui/app.tsx"),
    ],
  "what recovers an escrow imports of ours only itself and the domain, and nothing of Node": [
    importing("src/recovery-page/planted.ts", "../adapters/chain/bitcoin-core.ts"),
    importing("src/adapters/multisig/planted.ts", "node:crypto"),
    importing("src/adapters/multisig/planted.ts", "../../application/ports/chain-node.ts"),
  ],
  "nothing but the first policy of a database reads the default numbers": [
    importing("src/domain/trade/planted.ts", "../policy/default-policy.ts"),
    importing("src/adapters/web-ui/planted.tsx", "../../domain/policy/default-policy.ts"),
  ],
  "the core is tested without a database": [
    importing("test/application/trade/planted.test.ts", "../../support/trading-floor.ts"),
    importing("test/domain/trade/planted.test.ts", "../../support/database.ts"),
  ],
  "the console imports of ours only contract, client, browser and the domain": [
    importing("src/admin-ui/planted.tsx", "../adapters/web-ui/main.tsx"),
    importing("src/admin-ui/planted.tsx", "../application/ports/dependency.ts"),
  ],
};
