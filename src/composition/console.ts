import { join } from "node:path";
import type { Express } from "express";
import type { Container } from "inversify";
import {
  boundAdminRoutes,
  type AdminUseCases,
} from "../adapters/http/inbound/admin/admin-routes.ts";
import { createConsoleApp } from "../adapters/http/inbound/admin/console-app.ts";
import { isPassingTrouble } from "../adapters/persistence/connection/passing-trouble.ts";
import { booksTokens } from "./books-module.ts";
import { caseTokens } from "./case-desk-module.ts";
import { claimTokens } from "./claim-module.ts";
import type { Config } from "./config.ts";
import { metricsOf } from "./metrics-module.ts";
import { peopleTokens } from "./people-module.ts";
import { moderationTokens } from "./moderation-module.ts";
import type { Project } from "./project.ts";
import { staffTokens } from "./staff-module.ts";
import { haltTokens } from "./halt-module.ts";
import { teamTokens } from "./team-module.ts";
import { tokens } from "./tokens.ts";

/** The server of the console, made of what the container holds. */
export function createConsole(container: Container, config: Config, project: Project): Express {
  const { brandName, demo, host, adminPort, limits } = config;
  const useCases: AdminUseCases = {
    logInStaff: container.get(staffTokens.logIn),
    enrolFactor: container.get(staffTokens.enrolFactor),
    acceptInvitation: container.get(staffTokens.acceptInvitation),
    logOutStaff: container.get(staffTokens.logOut),
    listQueues: container.get(staffTokens.listQueues),
    listAudit: container.get(staffTokens.listAudit),
    verifyAudit: container.get(staffTokens.verifyAudit),
    viewTeam: container.get(teamTokens.viewTeam),
    proposeInvitation: container.get(teamTokens.proposeInvitation),
    proposeRole: container.get(teamTokens.proposeRole),
    proposeFactorReset: container.get(teamTokens.proposeFactorReset),
    disableMember: container.get(teamTokens.disableMember),
    enableMember: container.get(teamTokens.enableMember),
    confirmProposal: container.get(teamTokens.confirmProposal),
    declineProposal: container.get(teamTokens.declineProposal),
    readInvitation: container.get(teamTokens.readInvitation),
    listCases: container.get(caseTokens.listCases),
    viewCase: container.get(caseTokens.viewCase),
    takeNextCase: container.get(caseTokens.takeNextCase),
    takeCase: container.get(caseTokens.takeCase),
    listColleagues: container.get(caseTokens.listColleagues),
    assignCase: container.get(caseTokens.assignCase),
    askEvidence: container.get(caseTokens.askEvidence),
    noteCase: container.get(caseTokens.noteCase),
    messageParties: container.get(caseTokens.messageParties),
    decideCase: container.get(caseTokens.decideCase),
    confirmVerdict: container.get(caseTokens.confirmVerdict),
    hearAppeal: container.get(caseTokens.hearAppeal),
    openDisputeByStaff: container.get(caseTokens.openDisputeByStaff),
    cancelByStaff: container.get(caseTokens.cancelByStaff),
    listChargebacks: container.get(claimTokens.listChargebacks),
    viewChargeback: container.get(claimTokens.viewChargeback),
    judgeChargeback: container.get(claimTokens.judgeChargeback),
    writeOffClaim: container.get(claimTokens.writeOffClaim),
    listPeople: container.get(peopleTokens.listPeople),
    viewPerson: container.get(peopleTokens.viewPerson),
    beginAccountState: container.get(peopleTokens.beginAccountState),
    liftAccountState: container.get(peopleTokens.liftAccountState),
    notePerson: container.get(peopleTokens.notePerson),
    listTrades: container.get(peopleTokens.listTrades),
    viewTradeRecord: container.get(peopleTokens.viewTradeRecord),
    listModeratedOffers: container.get(moderationTokens.listModeratedOffers),
    viewModeratedOffer: container.get(moderationTokens.viewModeratedOffer),
    approveOffer: container.get(moderationTokens.approveOffer),
    rejectOffer: container.get(moderationTokens.rejectOffer),
    viewHalts: container.get(haltTokens.viewHalts),
    startHalt: container.get(haltTokens.startHalt),
    endHalt: container.get(haltTokens.endHalt),
    viewBooks: container.get(booksTokens.viewBooks),
    checkBooks: container.get(booksTokens.checkBooks),
    listDemoCodes: demo ? container.get(staffTokens.listDemoCodes) : undefined,
  };
  const info = {
    title: `${brandName} console`,
    version: project.version,
    server: `http://${host.includes(":") ? `[${host}]` : host}:${adminPort}`,
  };
  return createConsoleApp({
    logger: container.get(tokens.logger),
    gate: container.get(staffTokens.gate),
    routes: boundAdminRoutes(useCases, info),
    limits,
    ...metricsOf(container, config, "console"),
    page: { brandName, isDemo: demo },
    isPassing: isPassingTrouble,
    folder: join(project.folder, "dist", "admin-ui"),
  });
}
