import { ContainerModule } from "inversify";
import { reportedPeopleRoutes } from "../adapters/http/inbound/admin/person-report-routes.ts";
import { personReportRoutes } from "../adapters/http/inbound/person-report/person-report-routes.ts";
import { PostgresContactStore } from "../adapters/persistence/contact/postgres-contact-store.ts";
import { PostgresSpecialOffers } from "../adapters/persistence/offer/postgres-special-offers.ts";
import { PostgresPersonReports } from "../adapters/persistence/person-report/postgres-person-reports.ts";
import { DecidePersonReports } from "../application/person-report/decide-person-reports.ts";
import { ListReportedPeople } from "../application/person-report/list-reported-people.ts";
import { ReadReportedChat } from "../application/person-report/read-reported-chat.ts";
import { ReportPerson } from "../application/person-report/report-person.ts";
import { ViewReportedPerson } from "../application/person-report/view-reported-person.ts";
import type { PersonReports } from "../application/ports/person-reports.ts";
import { accountTokens } from "./account-module.ts";
import { attachmentTokens } from "./attachment-module.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
const personReportTokens = {
  reports: token<PersonReports>("personReports"),
  reportPerson: token<ReportPerson>("reportPerson"),
  listReportedPeople: token<ListReportedPeople>("listReportedPeople"),
  viewReportedPerson: token<ViewReportedPerson>("viewReportedPerson"),
  readReportedChat: token<ReadReportedChat>("readReportedChat"),
  decidePersonReports: token<DecidePersonReports>("decidePersonReports"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = personReportTokens;
  bind(t.reports).toResolvedValue(
    (pool, seal) => new PostgresPersonReports(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.reportPerson).toResolvedValue(
    (pool, reports, attempts, policy) =>
      new ReportPerson(new PostgresContactStore(pool), reports, attempts, policy),
    [tokens.dataSource, t.reports, accountTokens.attempts, policyTokens.moderation],
  );
  bind(t.listReportedPeople).toResolvedValue(
    (reports) => new ListReportedPeople(reports),
    [t.reports],
  );
  bind(t.viewReportedPerson).toResolvedValue(
    (reports, audit) => new ViewReportedPerson(reports, audit),
    [t.reports, staffTokens.auditLog],
  );
  bind(t.readReportedChat).toResolvedValue(
    (reports, files, pool, addresses, audit) => {
      const offers = new PostgresSpecialOffers(pool);
      return new ReadReportedChat({ reports, files, offers, addresses, audit });
    },
    [
      t.reports,
      attachmentTokens.personFiles,
      tokens.dataSource,
      attachmentTokens.addresses,
      staffTokens.auditLog,
    ],
  );
  bind(t.decidePersonReports).toResolvedValue(
    (reports) => new DecidePersonReports(reports),
    [t.reports],
  );
});

/** Reports about people: sent by traders, decided by moderators. */
export const personReport: Feature = {
  module: parts,
  routes: () => [served(personReportRoutes, personReportTokens)],
  consoleRoutes: () => [
    served(reportedPeopleRoutes, { ...personReportTokens, onceByKey: tokens.onceByKey }),
  ],
};
