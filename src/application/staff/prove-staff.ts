import type { StaffId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { CheckPasskey, PasskeyRefusal } from "../account/check-passkey.ts";
import type { CheckPassword } from "../account/check-password.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { RateLimited } from "../ports/attempt-limits.ts";
import type { Current } from "../ports/current-policy.ts";
import type { PasskeyAnswer } from "../ports/passkey-signatures.ts";
import type { StaffCredentials, StaffStore } from "../ports/staff-store.ts";
import type { CheckStaffCode } from "./check-staff-code.ts";
import { staffSessionSubject } from "./staff-passkey-subject.ts";

/** What a member of staff proves with who they are: both factors, or a passkey, which is both. */
export interface StaffProof {
  readonly password?: string | undefined;
  /** A code that was not used yet. */
  readonly code?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
}

/** `staff_credentials_wrong` does not say whether password or code was wrong. */
type FactorsRefusal = { readonly code: "staff_credentials_wrong" } | RateLimited;

/** `proof_needed`: one of the factors is missing. */
export type StaffProofRefusal = FactorsRefusal | PasskeyRefusal | { readonly code: "proof_needed" };

/** What is needed to check proofs. */
interface ProveStaffParts {
  readonly staff: Pick<StaffStore, "credentialsByName">;
  readonly checkPassword: CheckPassword;
  readonly checkCode: CheckStaffCode;
  readonly checkPasskey: Pick<CheckPasskey<StaffId>, "execute">;
  readonly policy: Current<StaffPolicy>;
}

/** Checks that whoever is at a console session is the member of staff, by whichever proof they give. */
export class ProveStaff {
  readonly #parts: ProveStaffParts;

  constructor(parts: ProveStaffParts) {
    this.#parts = parts;
  }

  /** Returns the credentials that were current when the proof was checked. */
  async execute(
    actor: StaffActor,
    { password, code, passkey }: StaffProof,
  ): Promise<Result<StaffCredentials, StaffProofRefusal>> {
    if (passkey) {
      const { staff, checkPasskey, policy } = this.#parts;
      const subject = staffSessionSubject("prove", actor);
      const limit = policy().logIn;
      const credentials = await staff.credentialsByName(actor.username);
      const signed = await checkPasskey.execute(passkey, {
        subject,
        limit,
        ownerId: actor.staffId,
      });
      if (!signed.ok) return signed;
      return credentials ? accept(credentials) : refuse({ code: "wrong_passkey" });
    }
    if (password === undefined || code === undefined) return refuse({ code: "proof_needed" });
    return this.#byFactors(actor, password, code);
  }

  async #byFactors(
    { staffId, username }: StaffActor,
    password: string,
    code: string,
  ): Promise<Result<StaffCredentials, FactorsRefusal>> {
    const { staff, checkPassword, checkCode, policy } = this.#parts;
    const checked = await checkPassword.execute({
      subject: `staff-password ${staffId}`,
      limit: policy().logIn,
      password,
      credentials: await staff.credentialsByName(username),
      alsoRight: (member) => checkCode.isRight(member, code),
    });
    if (checked.ok) return checked;
    const { refusal } = checked;
    return refuse(refusal.code === "rate_limited" ? refusal : { code: "staff_credentials_wrong" });
  }
}
