import type { PasswordPolicy } from "../../domain/account/account-policy.ts";
import { normalPassword, passwordRefusal } from "../../domain/account/password.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { isCommonPassword } from "../account/is-common-password.ts";
import type { Visitor } from "../account/open-session.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { CommonPasswords } from "../ports/common-passwords.ts";
import type { Current } from "../ports/current-policy.ts";
import type { OwnStaffAccountStore } from "../ports/own-staff-account.ts";
import type { PasswordHasher } from "../ports/password-hasher.ts";
import type { OpenStaffSession } from "./open-staff-session.ts";
import type { ProveStaff, StaffProof, StaffProofRefusal } from "./prove-staff.ts";

interface StaffPasswordChange {
  readonly proof: StaffProof;
  readonly next: string;
  readonly visitor: Visitor;
}

type StaffPasswordRefusal = StaffProofRefusal | { readonly code: "password_refused" };

/** What is needed to change the password of a member of staff. */
interface ChangeStaffPasswordParts {
  readonly own: Pick<OwnStaffAccountStore, "changePassword">;
  readonly proveStaff: Pick<ProveStaff, "execute">;
  readonly hasher: PasswordHasher;
  readonly commonPasswords: CommonPasswords;
  readonly openSession: OpenStaffSession;
  readonly passwordPolicy: Current<PasswordPolicy>;
}

/**
 * Changes the password of a member of staff who proves both factors, or a passkey, which is both. Every session ends with it;
 * the requesting browser gets a new one.
 */
export class ChangeStaffPassword {
  readonly #parts: ChangeStaffPasswordParts;

  constructor(parts: ChangeStaffPasswordParts) {
    this.#parts = parts;
  }

  /** Returns the secret of the new session. */
  async execute(
    actor: StaffActor,
    { proof, next, visitor }: StaffPasswordChange,
  ): Promise<Result<string, StaffPasswordRefusal>> {
    const { own, proveStaff, hasher, openSession } = this.#parts;
    const { staffId, role } = actor;
    // A refused password must not use the proof up.
    if (await this.#isBad(actor, next)) return refuse({ code: "password_refused" });
    const checked = await proveStaff.execute(actor, proof);
    if (!checked.ok) return checked;
    const hash = await hasher.hash(normalPassword(next));
    const subject = { kind: "staff", id: staffId } as const;
    const entry = { staffId, role, act: "change-password", subject } as const;
    const { passwordHash } = checked.value;
    const isChanged = await own.changePassword(staffId, passwordHash, hash, entry);
    if (!isChanged) return refuse({ code: "staff_credentials_wrong" });
    return accept(await openSession.execute(actor, visitor));
  }

  async #isBad({ username }: StaffActor, next: string): Promise<boolean> {
    const { commonPasswords, passwordPolicy } = this.#parts;
    const policy = passwordPolicy();
    const isListed = await isCommonPassword(commonPasswords, next, policy);
    // Only the inviting admin knows the email address, not the session: the name has to do.
    const owner = { username, email: "" };
    return passwordRefusal(next, owner, isListed, policy) !== undefined;
  }
}
