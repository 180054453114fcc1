import { ContainerModule } from "inversify";
import { ownAccountRoutes } from "../adapters/http/inbound/admin/own-account-routes.ts";
import { PostgresOwnStaffAccount } from "../adapters/persistence/staff/postgres-own-staff-account.ts";
import type { OwnStaffAccountStore } from "../application/ports/own-staff-account.ts";
import { ChangeStaffPassword } from "../application/staff/change-staff-password.ts";
import { DeclareTraderAccount } from "../application/staff/declare-trader-account.ts";
import { EndStaffSessions } from "../application/staff/end-staff-sessions.ts";
import { ViewOwnAccount } from "../application/staff/view-own-account.ts";
import { accountTokens } from "./account-module.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { staffTokens } from "./staff-module.ts";
import { staffPasskeyTokens } from "./staff-passkey-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of what members of staff do about their own account. */
const ownAccountTokens = {
  store: token<OwnStaffAccountStore>("ownStaffAccount"),
  viewOwnAccount: token<ViewOwnAccount>("viewOwnAccount"),
  declareTraderAccount: token<DeclareTraderAccount>("declareTraderAccount"),
  changeStaffPassword: token<ChangeStaffPassword>("changeStaffPassword"),
  endStaffSessions: token<EndStaffSessions>("endStaffSessions"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = ownAccountTokens;
  const a = accountTokens;
  bind(t.store).toResolvedValue(
    (pool, seal) => new PostgresOwnStaffAccount(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.viewOwnAccount).toResolvedValue(
    (own, sessionTokens, policy) => new ViewOwnAccount(own, sessionTokens, policy),
    [t.store, a.sessionTokens, policyTokens.staff],
  );
  bind(t.declareTraderAccount).toResolvedValue((own) => new DeclareTraderAccount(own), [t.store]);
  bind(t.changeStaffPassword).toResolvedValue(
    (own, proveStaff, hasher, commonPasswords, openSession, ofAccounts) =>
      new ChangeStaffPassword({
        own,
        proveStaff,
        hasher,
        commonPasswords,
        openSession,
        passwordPolicy: () => ofAccounts().password,
      }),
    [
      t.store,
      staffPasskeyTokens.proveStaff,
      a.hasher,
      a.commonPasswords,
      staffTokens.openSession,
      policyTokens.account,
    ],
  );
  bind(t.endStaffSessions).toResolvedValue(
    (own, sessionTokens) => new EndStaffSessions(own, sessionTokens),
    [t.store, a.sessionTokens],
  );
});

/** The own account of every member of staff: declared trader accounts, password, sessions. */
export const ownAccount: Feature = {
  module: parts,
  consoleRoutes: () => [served(ownAccountRoutes, ownAccountTokens)],
};
