import { ContainerModule } from "inversify";
import { peopleRoutes } from "../adapters/http/inbound/admin/people-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresAccountStateStore } from "../adapters/persistence/account/postgres-account-state-store.ts";
import { PostgresPersonRisks } from "../adapters/persistence/people/postgres-person-risks.ts";
import { PostgresPeopleViews } from "../adapters/persistence/people/postgres-people-views.ts";
import { PostgresStaffTrades } from "../adapters/persistence/trade/postgres-staff-trades.ts";
import { BeginAccountState } from "../application/people/begin-account-state.ts";
import { EnforceAccountStates } from "../application/people/enforce-account-states.ts";
import { LiftAccountState } from "../application/people/lift-account-state.ts";
import { ListPeople } from "../application/people/list-people.ts";
import { ListTrades } from "../application/people/list-trades.ts";
import { NotePerson } from "../application/people/note-person.ts";
import { RemoveAvatar } from "../application/people/remove-avatar.ts";
import { ViewPerson } from "../application/people/view-person.ts";
import { ViewTradeRecord } from "../application/people/view-trade-record.ts";
import type { AccountStateStore } from "../application/ports/account-state-store.ts";
import type { PeopleViews } from "../application/ports/people-views.ts";
import { avatarTokens } from "./avatar-module.ts";
import { phoneTokens } from "./phone-module.ts";
import { policyTokens } from "./policy-module.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";
import { tradeTokens } from "./trade-module.ts";
import { served, type Feature } from "./feature.ts";
import { roundKind } from "./feature-job.ts";

/** The names of what staff see and do about people. */
export const peopleTokens = {
  states: token<AccountStateStore>("accountStates"),
  people: token<PeopleViews>("people"),
  listPeople: token<ListPeople>("listPeople"),
  viewPerson: token<ViewPerson>("viewPerson"),
  beginAccountState: token<BeginAccountState>("beginAccountState"),
  liftAccountState: token<LiftAccountState>("liftAccountState"),
  notePerson: token<NotePerson>("notePerson"),
  removeAvatar: token<RemoveAvatar>("removeAvatar"),
  listTrades: token<ListTrades>("listTrades"),
  viewTradeRecord: token<ViewTradeRecord>("viewTradeRecord"),
  enforceAccountStates: token<EnforceAccountStates>("enforceAccountStates"),
};

/** The most ends of account states that one round records. */
const mostStatesTogether = 100;

const parts = new ContainerModule(({ bind }) => {
  const t = peopleTokens;
  bind(t.states).toResolvedValue(
    (pool, seal) => new PostgresAccountStateStore(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.people).toResolvedValue(
    (pool, seal) => new PostgresPeopleViews(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.enforceAccountStates).toResolvedValue(
    (states, desk) => new EnforceAccountStates(states, desk),
    [t.states, tradeTokens.desk],
  );
  bind(t.beginAccountState).toResolvedValue(
    (states, enforce, policy) => new BeginAccountState(states, enforce, newId, policy),
    [t.states, t.enforceAccountStates, policyTokens.staff],
  );
  bind(t.liftAccountState).toResolvedValue(
    (states, policy) => new LiftAccountState(states, policy),
    [t.states, policyTokens.staff],
  );
  bind(t.notePerson).toResolvedValue((views) => new NotePerson(views, newId), [t.people]);
  bind(t.removeAvatar).toResolvedValue(
    (avatars) => new RemoveAvatar(avatars),
    [avatarTokens.avatars],
  );
  bind(t.listPeople).toResolvedValue(
    (views, hash) => new ListPeople(views, hash),
    [t.people, phoneTokens.hashPhone],
  );
  bind(t.viewPerson).toResolvedValue(
    (views, log, pool, policy) => new ViewPerson(views, log, new PostgresPersonRisks(pool), policy),
    [t.people, staffTokens.auditLog, tokens.dataSource, policyTokens.whole],
  );
  bind(t.listTrades).toResolvedValue(
    (pool) => new ListTrades(new PostgresStaffTrades(pool)),
    [tokens.dataSource],
  );
  bind(t.viewTradeRecord).toResolvedValue(
    (trades, audit, closedChats, escrows) =>
      new ViewTradeRecord({ trades, audit, closedChats, escrows }),
    [tokens.tradeViews, staffTokens.auditLog, tokens.closedChats, tokens.multisigEscrows],
  );
});

/** What staff see and do about people, and its consequences. */
export const people: Feature = {
  module: parts,
  consoleRoutes: () => [served(peopleRoutes, { ...peopleTokens, onceByKey: tokens.onceByKey })],
  jobs: () => [
    (found) => ({
      kind: roundKind("lift-account-states", 60),
      rounds: { everySeconds: 5 },
      async run() {
        await found.get(peopleTokens.states).liftEnded(mostStatesTogether);
        return [];
      },
    }),
    (found) => ({
      kind: roundKind("enforce-account-states", 60),
      rounds: { everySeconds: 5 },
      run: () => found.get(peopleTokens.enforceAccountStates).execute(),
    }),
  ],
};
