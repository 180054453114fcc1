import type { StaffId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { CheckPasskey, PasskeyRefusal } from "../account/check-passkey.ts";
import type { Visitor } from "../account/open-session.ts";
import type { Current } from "../ports/current-policy.ts";
import type { PasskeyAnswer } from "../ports/passkey-signatures.ts";
import type { SecurityEvents } from "../ports/security-events.ts";
import type { StaffStore } from "../ports/staff-store.ts";
import type { OpenStaffSession } from "./open-staff-session.ts";
import type { StaffSignIn } from "./staff-member.ts";
import { staffSignInSubject } from "./staff-passkey-subject.ts";

/** What is needed to sign in. */
interface PasskeyLogInParts {
  readonly checkPasskey: Pick<CheckPasskey<StaffId>, "execute">;
  readonly staff: Pick<StaffStore, "credentialsOf">;
  readonly openSession: OpenStaffSession;
  readonly policy: Current<StaffPolicy>;
  readonly security: SecurityEvents;
}

/**
 * Signs a member of staff in with a passkey, which names its owner. The authenticator verified who
 * holds it, so it is both factors.
 */
export class LogInWithStaffPasskey {
  readonly #parts: PasskeyLogInParts;

  constructor(parts: PasskeyLogInParts) {
    this.#parts = parts;
  }

  async execute(
    answer: PasskeyAnswer,
    visitor: Visitor,
  ): Promise<Result<StaffSignIn, PasskeyRefusal>> {
    const { checkPasskey, staff, openSession, policy, security } = this.#parts;
    const { address } = visitor;
    const subject = staffSignInSubject(visitor);
    if (subject === undefined) return refuse({ code: "wrong_passkey" });
    const checked = await checkPasskey.execute(answer, { subject, limit: policy().logIn, address });
    const member = checked.ok ? await staff.credentialsOf(checked.value.ownerId) : undefined;
    if (!checked.ok || !member) {
      const staffId = checked.ok ? checked.value.ownerId : undefined;
      security.note({ name: "staff_sign_in_refused", staffId, address });
      return checked.ok ? refuse({ code: "wrong_passkey" }) : checked;
    }
    const token = await openSession.execute(member, visitor, "log-in-with-passkey");
    return accept({ kind: "signed_in", member, token });
  }
}
