import { join } from "node:path";
import { ContainerModule } from "inversify";
import { staffRoutes } from "../adapters/http/inbound/admin/staff-routes.ts";
import { StaffGate } from "../adapters/http/inbound/admin/staff-gate.ts";
import { ListedPasswords } from "../adapters/identity/listed-passwords.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { AuditAnchorFile } from "../adapters/persistence/audit/audit-anchor-file.ts";
import { PostgresKnownDevices } from "../adapters/persistence/account/postgres-known-devices.ts";
import { PostgresAuditLog } from "../adapters/persistence/audit/postgres-audit-log.ts";
import { PostgresQueueCounts } from "../adapters/persistence/staff/postgres-queue-counts.ts";
import { PostgresStaffSessionStore } from "../adapters/persistence/staff/postgres-staff-session-store.ts";
import { PostgresStaffStore } from "../adapters/persistence/staff/postgres-staff-store.ts";
import { SignInGate } from "../application/account/sign-in-gate.ts";
import { ListDemoCodes } from "../application/demo/list-demo-codes.ts";
import { SeedDemoStaff } from "../application/demo/seed-demo-staff.ts";
import type { AuditAnchor } from "../application/ports/audit-anchor.ts";
import type { AuditLog } from "../application/ports/audit.ts";
import type { QueueCounts } from "../application/ports/queue-counts.ts";
import type { StaffSessionStore } from "../application/ports/staff-session-store.ts";
import type { StaffStore } from "../application/ports/staff-store.ts";
import { AcceptInvitation } from "../application/staff/accept-invitation.ts";
import { AnchorAudit } from "../application/staff/anchor-audit.ts";
import { BeginEnrolment } from "../application/staff/begin-enrolment.ts";
import { CheckStaffCode } from "../application/staff/check-staff-code.ts";
import { EnrolFactor } from "../application/staff/enrol-factor.ts";
import { IdentifyStaffSession } from "../application/staff/identify-staff-session.ts";
import { InviteFirstAdmin } from "../application/staff/invite-first-admin.ts";
import { ListAudit } from "../application/staff/list-audit.ts";
import { ListQueues } from "../application/staff/list-queues.ts";
import { LogInStaff } from "../application/staff/log-in-staff.ts";
import { LogOutStaff } from "../application/staff/log-out-staff.ts";
import { OnceByKey } from "../application/staff/once-by-key.ts";
import { OpenStaffSession } from "../application/staff/open-staff-session.ts";
import { VerifyAudit } from "../application/staff/verify-audit.ts";
import { accountTokens } from "./account-module.ts";
import { factorTokens } from "./factor-module.ts";
import { token, tokens } from "./tokens.ts";
import { served, type Feature } from "./feature.ts";
import { inRounds } from "./background-task.ts";
import { policyTokens } from "./policy-module.ts";

/** The names of the parts of the feature staff. */
export const staffTokens = {
  staff: token<StaffStore>("staff"),
  sessions: token<StaffSessionStore>("staffSessions"),
  auditLog: token<AuditLog>("auditLog"),
  auditAnchor: token<AuditAnchor>("auditAnchor"),
  anchorAudit: token<AnchorAudit>("anchorAudit"),
  queueCounts: token<QueueCounts>("queueCounts"),
  openSession: token<OpenStaffSession>("openStaffSession"),
  beginEnrolment: token<BeginEnrolment>("beginEnrolment"),
  checkCode: token<CheckStaffCode>("checkStaffCode"),
  signInGate: token<SignInGate>("staffSignInGate"),
  logIn: token<LogInStaff>("logInStaff"),
  enrolFactor: token<EnrolFactor>("enrolFactor"),
  acceptInvitation: token<AcceptInvitation>("acceptInvitation"),
  inviteFirstAdmin: token<InviteFirstAdmin>("inviteFirstAdmin"),
  logOut: token<LogOutStaff>("logOutStaff"),
  identifySession: token<IdentifyStaffSession>("identifyStaffSession"),
  listQueues: token<ListQueues>("listQueues"),
  listAudit: token<ListAudit>("listAudit"),
  verifyAudit: token<VerifyAudit>("verifyAudit"),
  listDemoCodes: token<ListDemoCodes>("listDemoCodes"),
  seedDemoStaff: token<SeedDemoStaff>("seedDemoStaff"),
  gate: token<StaffGate>("staffGate"),
};

/** What the feature needs to know of the installation. */
interface StaffSettings {
  readonly brandName: string;
  readonly sessionSecret: Uint8Array;
  /** The file that records how far the staff log had got. */
  readonly auditAnchor: string;
}

function parts(settings: StaffSettings): ContainerModule {
  const { brandName, sessionSecret } = settings;
  const t = staffTokens;
  const a = accountTokens;
  return new ContainerModule(({ bind }) => {
    bind(t.staff).toResolvedValue(
      (pool, seal) => new PostgresStaffStore(pool, seal),
      [tokens.dataSource, tokens.auditSeal],
    );
    bind(t.sessions).toResolvedValue(
      (pool, seal) => new PostgresStaffSessionStore(pool, seal),
      [tokens.dataSource, tokens.auditSeal],
    );
    bind(t.auditLog).toResolvedValue(
      (pool, seal) => new PostgresAuditLog(pool, seal),
      [tokens.dataSource, tokens.auditSeal],
    );
    bind(t.queueCounts).toResolvedValue(
      (pool) => new PostgresQueueCounts(pool),
      [tokens.dataSource],
    );
    bind(t.openSession).toResolvedValue(
      (sessions, sessionTokens, places) => new OpenStaffSession(sessions, sessionTokens, places),
      [t.sessions, a.sessionTokens, tokens.addressCountries],
    );
    bind(t.beginEnrolment).toResolvedValue(
      (members, codes, cipher, sessionTokens, policy) =>
        new BeginEnrolment(members, codes, cipher, sessionTokens, policy),
      [t.staff, factorTokens.codes, factorTokens.cipher, a.sessionTokens, policyTokens.staff],
    );
    bind(t.checkCode).toResolvedValue(
      (members, checkCode, policy) => new CheckStaffCode(members, checkCode, policy),
      [t.staff, factorTokens.checkCode, policyTokens.staff],
    );
    bind(t.signInGate).toResolvedValue(
      (gate, sessionTokens, pool) => {
        const devices = new PostgresKnownDevices(pool, "staff_session");
        return new SignInGate({ gate, devices, tokens: sessionTokens, scope: "staff-log-in" });
      },
      [a.botGate, a.sessionTokens, tokens.dataSource],
    );
    bind(t.logIn).toResolvedValue(
      (members, gate, checkPassword, checkCode, beginEnrolment, openSession, policy, security) =>
        new LogInStaff({
          staff: members,
          signInGate: gate,
          checkPassword,
          checkCode,
          beginEnrolment,
          openSession,
          policy,
          security,
        }),
      [
        t.staff,
        t.signInGate,
        a.checkPassword,
        t.checkCode,
        t.beginEnrolment,
        t.openSession,
        policyTokens.staff,
        tokens.securityEvents,
      ],
    );
    bind(t.enrolFactor).toResolvedValue(
      (members, checkCode, sessionTokens, openSession, policy, security) =>
        new EnrolFactor({
          staff: members,
          checkCode,
          tokens: sessionTokens,
          openSession,
          policy,
          security,
        }),
      [
        t.staff,
        factorTokens.checkCode,
        a.sessionTokens,
        t.openSession,
        policyTokens.staff,
        tokens.securityEvents,
      ],
    );
    bind(t.acceptInvitation).toResolvedValue(
      (members, attempts, hasher, sessionTokens, beginEnrolment, policy, ofAccounts) =>
        new AcceptInvitation({
          staff: members,
          attempts,
          hasher,
          commonPasswords: new ListedPasswords(brandName),
          tokens: sessionTokens,
          newId,
          beginEnrolment,
          policy,
          passwordPolicy: () => ofAccounts().password,
        }),
      [
        t.staff,
        a.attempts,
        a.hasher,
        a.sessionTokens,
        t.beginEnrolment,
        policyTokens.staff,
        policyTokens.account,
      ],
    );
    bind(t.inviteFirstAdmin).toResolvedValue(
      (members, sessionTokens, policy) => new InviteFirstAdmin(members, sessionTokens, policy),
      [t.staff, a.sessionTokens, policyTokens.staff],
    );
    bind(t.logOut).toResolvedValue(
      (sessions, sessionTokens) => new LogOutStaff(sessions, sessionTokens),
      [t.sessions, a.sessionTokens],
    );
    bind(t.identifySession).toResolvedValue(
      (sessions, sessionTokens, policy) =>
        new IdentifyStaffSession(sessions, sessionTokens, policy),
      [t.sessions, a.sessionTokens, policyTokens.staff],
    );
    bind(t.listQueues).toResolvedValue(
      (counts, disputePolicy, policy) => new ListQueues(counts, disputePolicy, policy),
      [t.queueCounts, policyTokens.dispute, policyTokens.staff],
    );
    bind(t.listAudit).toResolvedValue((log) => new ListAudit(log), [t.auditLog]);
    bind(t.verifyAudit).toResolvedValue(
      (log, anchor) => new VerifyAudit(log, anchor),
      [t.auditLog, t.auditAnchor],
    );
    bind(tokens.onceByKey).toResolvedValue((changes) => new OnceByKey(changes), [tokens.changes]);
    bind(t.auditAnchor).toConstantValue(new AuditAnchorFile(settings.auditAnchor));
    bind(t.anchorAudit).toResolvedValue(
      (log, anchor) => new AnchorAudit(log, anchor),
      [t.auditLog, t.auditAnchor],
    );
    bind(t.listDemoCodes).toResolvedValue(
      (members, codes) => new ListDemoCodes(members, codes),
      [t.staff, factorTokens.codes],
    );
    bind(t.seedDemoStaff).toResolvedValue(
      (members, hasher, cipher) => new SeedDemoStaff(members, hasher, cipher, newId),
      [t.staff, a.hasher, factorTokens.cipher],
    );
    bind(t.gate).toResolvedValue(
      (identifySession, security) =>
        new StaffGate({ identifySession, security, secret: sessionSecret }),
      [t.identifySession, tokens.securityEvents],
    );
  });
}

/**
 * Stores the head of the staff log outside the database, in a file and in the log of the process,
 * which can be copied off the host.
 */
const anchoring = inRounds({
  // Entries added within this time before the log was cut off may be lost without notice.
  pauseMs: 60_000,
  failed: "the log of staff's acts was not anchored",
  round: (found) => {
    const anchorAudit = found.get(staffTokens.anchorAudit);
    const logger = found.get(tokens.logger);
    return async () => {
      const { outcome, anchored } = await anchorAudit.execute();
      if (outcome === "moved") logger.info({ audit: anchored }, "the audit log has grown");
      if (outcome === "lost") {
        logger.error({ audit: anchored }, "the audit log was cut off or chained anew");
      }
    };
  },
});

/** The feature staff: accounts with two factors, sessions of the console, queues and the log. */
export const staff: Feature = {
  module: ({ config, secrets }) =>
    parts({
      brandName: config.brandName,
      sessionSecret: secrets.session,
      auditAnchor: join(config.dataFolder, "audit-anchor"),
    }),
  consoleRoutes: ({ demo }) => [
    served(staffRoutes, {
      ...staffTokens,
      logInStaff: staffTokens.logIn,
      logOutStaff: staffTokens.logOut,
      listDemoCodes: demo ? staffTokens.listDemoCodes : undefined,
    }),
  ],
  tasks: [anchoring],
};
