import { ContainerModule } from "inversify";
import { staffPasskeyRoutes } from "../adapters/http/inbound/admin/staff-passkey-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { WebauthnSignatures } from "../adapters/identity/webauthn-signatures.ts";
import { PostgresStaffPasskeyStore } from "../adapters/persistence/passkey/postgres-staff-passkey-store.ts";
import { CheckPasskey } from "../application/account/check-passkey.ts";
import type { PasskeySignatures } from "../application/ports/passkey-signatures.ts";
import type { StaffPasskeyStore } from "../application/ports/passkey-store.ts";
import { AskStaffPasskey } from "../application/staff/ask-staff-passkey.ts";
import { BeginStaffPasskey } from "../application/staff/begin-staff-passkey.ts";
import { ChangeStaffPasskeys } from "../application/staff/change-staff-passkeys.ts";
import { LogInWithStaffPasskey } from "../application/staff/log-in-with-staff-passkey.ts";
import { ProveStaffAgain } from "../application/staff/prove-staff-again.ts";
import { ProveStaff } from "../application/staff/prove-staff.ts";
import type { StaffId } from "../domain/id/id.ts";
import { accountTokens } from "./account-module.ts";
import { factorTokens } from "./factor-module.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of what passkeys of staff are made, checked and kept with. */
export const staffPasskeyTokens = {
  passkeys: token<StaffPasskeyStore>("staffPasskeys"),
  signatures: token<PasskeySignatures>("staffPasskeySignatures"),
  checkPasskey: token<CheckPasskey<StaffId>>("checkStaffPasskey"),
  proveStaff: token<ProveStaff>("proveStaff"),
  askStaffPasskey: token<AskStaffPasskey>("askStaffPasskey"),
  beginStaffPasskey: token<BeginStaffPasskey>("beginStaffPasskey"),
  changeStaffPasskeys: token<ChangeStaffPasskeys>("changeStaffPasskeys"),
  proveStaffAgain: token<ProveStaffAgain>("proveStaffAgain"),
  logInWithStaffPasskey: token<LogInWithStaffPasskey>("logInWithStaffPasskey"),
};

/** `adminUrl`: the address of the console's pages. */
function parts(adminUrl: string): ContainerModule {
  const t = staffPasskeyTokens;
  const f = factorTokens;
  return new ContainerModule(({ bind }) => {
    bind(t.passkeys).toResolvedValue(
      (pool, seal) => new PostgresStaffPasskeyStore(pool, seal),
      [tokens.dataSource, tokens.auditSeal],
    );
    bind(t.signatures).toConstantValue(new WebauthnSignatures(adminUrl));
    bind(t.checkPasskey).toResolvedValue(
      (passkeys, signatures, challenges, attempts, security) =>
        new CheckPasskey({
          passkeys,
          owners: "staffId",
          signatures,
          challenges,
          attempts,
          security,
        }),
      [t.passkeys, t.signatures, f.challenges, f.attempts, tokens.securityEvents],
    );
    bind(t.proveStaff).toResolvedValue(
      (staff, checkPassword, checkCode, checkPasskey, policy) =>
        new ProveStaff({ staff, checkPassword, checkCode, checkPasskey, policy }),
      [
        staffTokens.staff,
        accountTokens.checkPassword,
        staffTokens.checkCode,
        t.checkPasskey,
        policyTokens.staff,
      ],
    );
    bind(t.askStaffPasskey).toResolvedValue(
      (passkeys, challenges, signatures) => new AskStaffPasskey(passkeys, challenges, signatures),
      [t.passkeys, f.challenges, t.signatures],
    );
    bind(t.beginStaffPasskey).toResolvedValue(
      (passkeys, challenges, signatures, proveStaff) =>
        new BeginStaffPasskey({ passkeys, challenges, signatures, proveStaff }),
      [t.passkeys, f.challenges, t.signatures, t.proveStaff],
    );
    bind(t.changeStaffPasskeys).toResolvedValue(
      (passkeys, challenges, signatures, proveStaff, openSession) =>
        new ChangeStaffPasskeys({
          passkeys,
          challenges,
          signatures,
          proveStaff,
          openSession,
          newId,
        }),
      [t.passkeys, f.challenges, t.signatures, t.proveStaff, staffTokens.openSession],
    );
    bind(t.proveStaffAgain).toResolvedValue(
      (proveStaff, openSession) => new ProveStaffAgain(proveStaff, openSession),
      [t.proveStaff, staffTokens.openSession],
    );
    bind(t.logInWithStaffPasskey).toResolvedValue(
      (checkPasskey, staff, openSession, policy, security) =>
        new LogInWithStaffPasskey({ checkPasskey, staff, openSession, policy, security }),
      [
        t.checkPasskey,
        staffTokens.staff,
        staffTokens.openSession,
        policyTokens.staff,
        tokens.securityEvents,
      ],
    );
  });
}

/** The passkeys of staff: signing in to the console and proving who one is. */
export const staffPasskeys: Feature = {
  module: ({ config }) => parts(config.adminUrl),
  consoleRoutes: () => [served(staffPasskeyRoutes, staffPasskeyTokens)],
};
