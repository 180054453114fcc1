import type { PasswordPolicy } from "../../domain/account/account-policy.ts";
import { guessedForms, normalPassword, passwordRefusal } from "../../domain/account/password.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { parseCodeName, parseStaffName } from "../../domain/staff/staff-names.ts";
import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { CommonPasswords } from "../ports/common-passwords.ts";
import type { NewId } from "../ports/new-id.ts";
import type { PasswordHasher } from "../ports/password-hasher.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { StaffStore } from "../ports/staff-store.ts";
import type { BeginEnrolment } from "./begin-enrolment.ts";
import type { FactorToSetUp } from "./staff-member.ts";

export interface InvitationCommand {
  readonly token: string;
  readonly username: string;
  readonly codeName: string;
  readonly email: string;
  readonly password: string;
  /** The network address that the request came from. */
  readonly address: string;
}

export type InvitationRefusal =
  | {
      readonly code:
        | "invitation_unknown"
        | "staff_name_refused"
        | "code_name_refused"
        | "staff_name_taken"
        | "password_refused";
    }
  | RateLimited;

/** What an account of staff takes. */
export interface InvitationParts {
  readonly staff: StaffStore;
  readonly attempts: AttemptLimits;
  readonly hasher: PasswordHasher;
  readonly commonPasswords: CommonPasswords;
  readonly tokens: SessionTokens;
  readonly newId: NewId;
  readonly beginEnrolment: BeginEnrolment;
  readonly policy: StaffPolicy;
  readonly passwordPolicy: PasswordPolicy;
}

/** Makes an account of staff by a link, once; the second factor is set up next. */
export class AcceptInvitation {
  readonly #parts: InvitationParts;

  constructor(parts: InvitationParts) {
    this.#parts = parts;
  }

  async execute(command: InvitationCommand): Promise<Result<FactorToSetUp, InvitationRefusal>> {
    const { staff, attempts, tokens, policy } = this.#parts;
    const attempt = await attempts.begin(`staff-invitation ${command.address}`, policy.invitation);
    if (!attempt.ok) return attempt;
    const tokenHash = tokens.hash(command.token);
    if (!(await staff.roleOfInvitation(tokenHash))) return refuse({ code: "invitation_unknown" });
    await attempts.takeBack(attempt.value);
    const username = parseStaffName(command.username);
    if (!username.ok) return username;
    const codeName = parseCodeName(command.codeName);
    if (!codeName.ok) return codeName;
    if (await this.#isPasswordBad(command)) return refuse({ code: "password_refused" });
    return this.#add(tokenHash, command);
  }

  async #isPasswordBad(command: InvitationCommand): Promise<boolean> {
    const { commonPasswords, passwordPolicy } = this.#parts;
    const { password } = command;
    const forms = guessedForms(password, passwordPolicy);
    const listed = await Promise.all(forms.map((form) => commonPasswords.has(form)));
    return passwordRefusal(password, command, listed.includes(true), passwordPolicy) !== undefined;
  }

  async #add(
    tokenHash: string,
    { username, codeName, email, password }: InvitationCommand,
  ): Promise<Result<FactorToSetUp, InvitationRefusal>> {
    const { staff, hasher, newId, beginEnrolment } = this.#parts;
    const id = newId();
    const passwordHash = await hasher.hash(normalPassword(password));
    const added = await staff.addInvited(tokenHash, {
      id,
      username,
      codeName,
      email,
      passwordHash,
    });
    if (added === "unknown") return refuse({ code: "invitation_unknown" });
    if (added === "taken") return refuse({ code: "staff_name_taken" });
    return accept(await beginEnrolment.execute({ staffId: id, username }));
  }
}
