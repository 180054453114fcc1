import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { CheckPassword } from "../account/check-password.ts";
import type { Visitor } from "../account/open-session.ts";
import type { SignInGate } from "../account/sign-in-gate.ts";
import type { ProofNeeded } from "../ports/bot-check.ts";
import type { SecurityEvents } from "../ports/security-events.ts";
import type { StaffCredentials, StaffStore } from "../ports/staff-store.ts";
import type { BeginEnrolment } from "./begin-enrolment.ts";
import type { CheckStaffCode } from "./check-staff-code.ts";
import type { OpenStaffSession } from "./open-staff-session.ts";
import type { StaffSignIn } from "./staff-member.ts";
import type { Current } from "../ports/current-policy.ts";

interface StaffLogInCommand {
  readonly username: string;
  readonly password: string;
  /** Undefined if none was typed: enough only before a second factor is set up. */
  readonly code: string | undefined;
  readonly visitor: Visitor;
}

/** `staff_credentials_wrong` does not say whether name, password or code was wrong. */
type StaffLogInRefusal = { readonly code: "staff_credentials_wrong" } | ProofNeeded;

/** What is needed to sign in. */
interface StaffLogInParts {
  readonly staff: StaffStore;
  readonly signInGate: SignInGate;
  readonly checkPassword: CheckPassword;
  readonly checkCode: CheckStaffCode;
  readonly beginEnrolment: BeginEnrolment;
  readonly openSession: OpenStaffSession;
  readonly policy: Current<StaffPolicy>;
  readonly security: SecurityEvents;
}

/** Signs a member of staff in with password and code; the first time it asks to set up the code. */
export class LogInStaff {
  readonly #parts: StaffLogInParts;

  constructor(parts: StaffLogInParts) {
    this.#parts = parts;
  }

  async execute(command: StaffLogInCommand): Promise<Result<StaffSignIn, StaffLogInRefusal>> {
    const { staff, signInGate, checkPassword, checkCode, security } = this.#parts;
    const { username, password, code, visitor } = command;
    const credentials = await staff.credentialsByName(username);
    const { logIn: near, logInAnywhere: anywhere } = this.#parts.policy();
    const staffId = credentials?.staffId;
    const passed = await signInGate.pass({
      login: username,
      accountId: staffId,
      visitor,
      near,
      anywhere,
    });
    if (!passed.ok) return passed;
    const alsoRight = (member: StaffCredentials) => checkCode.isRight(member, code);
    const checked = await checkPassword.counted({ password, credentials, alsoRight }, passed.value);
    if (!checked.ok) {
      security.note({ name: "staff_sign_in_refused", staffId, address: visitor.address });
      return refuse({ code: "staff_credentials_wrong" });
    }
    const { beginEnrolment, openSession } = this.#parts;
    const member = checked.value;
    if (!member.factor) {
      return accept({ kind: "enrolment", enrolment: await beginEnrolment.execute(member) });
    }
    return accept({ kind: "signed_in", member, token: await openSession.execute(member, visitor) });
  }
}
