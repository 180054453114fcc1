import { ContainerModule } from "inversify";
import { personAccessRoutes } from "../adapters/http/inbound/admin/person-access-routes.ts";
import { PostgresPersonAccess } from "../adapters/persistence/people/postgres-person-access.ts";
import { EndPersonsSessions } from "../application/people/end-persons-sessions.ts";
import { ViewPersonAccess } from "../application/people/view-person-access.ts";
import type { PersonAccessStore } from "../application/ports/person-access.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";

const personAccessTokens = {
  access: token<PersonAccessStore>("personAccess"),
  viewPersonAccess: token<ViewPersonAccess>("viewPersonAccess"),
  endPersonsSessions: token<EndPersonsSessions>("endPersonsSessions"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = personAccessTokens;
  bind(t.access).toResolvedValue(
    (pool, seal) => new PostgresPersonAccess(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.viewPersonAccess).toResolvedValue(
    (access, log, policy) => new ViewPersonAccess(access, log, () => policy().session),
    [t.access, staffTokens.auditLog, policyTokens.account],
  );
  bind(t.endPersonsSessions).toResolvedValue(
    (access) => new EndPersonsSessions(access),
    [t.access],
  );
});

/** How people sign in and are reached, as support sees it. */
export const personAccess: Feature = {
  module: parts,
  consoleRoutes: () => [
    served(personAccessRoutes, { ...personAccessTokens, onceByKey: tokens.onceByKey }),
  ],
};
