import { ContainerModule } from "inversify";
import { ownCaseRoutes } from "../adapters/http/inbound/own-case/own-case-routes.ts";
import { PostgresOwnCases } from "../adapters/persistence/own-case/postgres-own-cases.ts";
import { ListOwnCases } from "../application/own-case/list-own-cases.ts";
import { OpenOwnCases } from "../application/own-case/open-own-cases.ts";
import { accountTokens } from "./account-module.ts";
import { served, type Feature } from "./feature.ts";
import { recoveryTokens } from "./recovery-module.ts";
import { token, tokens } from "./tokens.ts";

const ownCaseTokens = {
  openOwnCases: token<OpenOwnCases>("openOwnCases"),
  listOwnCases: token<ListOwnCases>("listOwnCases"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = ownCaseTokens;
  bind(tokens.ownCases).toResolvedValue((pool) => new PostgresOwnCases(pool), [tokens.dataSource]);
  bind(t.openOwnCases).toResolvedValue(
    (recoveries, sessionTokens, openSession) =>
      new OpenOwnCases({ recoveries, tokens: sessionTokens, openSession }),
    [recoveryTokens.recoveries, accountTokens.sessionTokens, accountTokens.openSession],
  );
  bind(t.listOwnCases).toResolvedValue(
    (cases, views) => new ListOwnCases(cases, views),
    [tokens.ownCases, tokens.tradeViews],
  );
});

/** The open cases of a person: all that is left of an account that is banned. */
export const ownCases: Feature = {
  module: parts,
  routes: () => [served(ownCaseRoutes, ownCaseTokens)],
};
