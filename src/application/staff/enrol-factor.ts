import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Visitor } from "../account/open-session.ts";
import type { CheckCode } from "../account/check-code.ts";
import type { RateLimited } from "../ports/attempt-limits.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { SecurityEvents } from "../ports/security-events.ts";
import type { StaffStore } from "../ports/staff-store.ts";
import { factorPlace } from "./factor-place.ts";
import type { OpenStaffSession } from "./open-staff-session.ts";
import type { StaffSignIn } from "./staff-member.ts";
import type { Current } from "../ports/current-policy.ts";

interface EnrolmentCommand {
  /** The token from the sign-in. */
  readonly token: string;
  /** The first code of the app. */
  readonly code: string;
  readonly visitor: Visitor;
}

/** `enrolment_over`: the time is over, it was already done, or a later sign-in restarted it. */
type EnrolmentRefusal =
  | { readonly code: "enrolment_over" | "staff_credentials_wrong" }
  | RateLimited;

/** What is needed to set up the second factor. */
interface EnrolmentParts {
  readonly staff: StaffStore;
  readonly checkCode: CheckCode;
  readonly tokens: SessionTokens;
  readonly openSession: OpenStaffSession;
  readonly policy: Current<StaffPolicy>;
  readonly security: SecurityEvents;
}

/** Sets up the second factor, once the first code shows that the secret arrived, and signs in. */
export class EnrolFactor {
  readonly #parts: EnrolmentParts;

  constructor(parts: EnrolmentParts) {
    this.#parts = parts;
  }

  async execute(command: EnrolmentCommand): Promise<Result<StaffSignIn, EnrolmentRefusal>> {
    const { staff, checkCode, tokens, openSession, policy, security } = this.#parts;
    const tokenHash = tokens.hash(command.token);
    const member = await staff.enrolmentOf(tokenHash);
    if (!member?.factor) return refuse({ code: "enrolment_over" });
    const { staffId, role, factor, readAt } = member;
    const checked = await checkCode.execute({
      subject: `staff-enrolment ${staffId}`,
      limit: policy().wrongCode,
      secret: factor,
      place: factorPlace(staffId),
      code: command.code,
      now: readAt,
      // Used up together with the enrolment.
      use: async () => true,
    });
    if (!checked.ok) {
      if (checked.refusal.code === "rate_limited") return refuse(checked.refusal);
      const { address } = command.visitor;
      security.note({ name: "staff_sign_in_refused", staffId, address });
      return refuse({ code: "staff_credentials_wrong" });
    }
    const step = checked.value;
    const isDone = await staff.finishEnrolment(tokenHash, step, {
      staffId,
      role,
      act: "enrol-factor",
      subject: { kind: "staff", id: staffId },
    });
    if (!isDone) return refuse({ code: "enrolment_over" });
    const token = await openSession.execute(member, command.visitor);
    return accept({ kind: "signed_in", member, token });
  }
}
