import type { PasswordPolicy } from "../../domain/account/account-policy.ts";
import { normalPassword, passwordRefusal } from "../../domain/account/password.ts";
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
import { isCommonPassword } from "../account/is-common-password.ts";
import type { Current } from "../ports/current-policy.ts";

interface InvitationCommand {
  readonly token: string;
  /** Undefined if the invitation sets it; what the invitation says applies in any case. */
  readonly username: string | undefined;
  readonly codeName: string | undefined;
  readonly email: string;
  readonly password: string;
  /** The network address that the request came from. */
  readonly address: string;
}

type InvitationRefusal =
  | {
      readonly code:
        | "invitation_unknown"
        | "staff_name_refused"
        | "code_name_refused"
        | "staff_name_taken"
        | "password_refused";
    }
  | RateLimited;

/** The command of an invitee whose names are known. */
interface NamedCommand extends InvitationCommand {
  readonly username: string;
  readonly codeName: string;
}

/** What is needed to open a staff account. */
interface InvitationParts {
  readonly staff: StaffStore;
  readonly attempts: AttemptLimits;
  readonly hasher: PasswordHasher;
  readonly commonPasswords: CommonPasswords;
  readonly tokens: SessionTokens;
  readonly newId: NewId;
  readonly beginEnrolment: BeginEnrolment;
  readonly policy: Current<StaffPolicy>;
  readonly passwordPolicy: Current<PasswordPolicy>;
}

/** Attempted links are counted by network address. */
export function invitationAttempts(address: string): string {
  return `staff-invitation ${address}`;
}

/** Creates a staff account from a link, once; the second factor is set up next. */
export class AcceptInvitation {
  readonly #parts: InvitationParts;

  constructor(parts: InvitationParts) {
    this.#parts = parts;
  }

  async execute(command: InvitationCommand): Promise<Result<FactorToSetUp, InvitationRefusal>> {
    const { staff, attempts, tokens, policy } = this.#parts;
    const subject = invitationAttempts(command.address);
    const attempt = await attempts.begin(subject, policy().invitation);
    if (!attempt.ok) return attempt;
    const tokenHash = tokens.hash(command.token);
    const invited = await staff.invitation(tokenHash);
    if (!invited) return refuse({ code: "invitation_unknown" });
    await attempts.takeBack(attempt.value);
    const username = parseStaffName(invited.names?.username ?? command.username ?? "");
    if (!username.ok) return username;
    const codeName = parseCodeName(invited.names?.codeName ?? command.codeName ?? "");
    if (!codeName.ok) return codeName;
    const named = { ...command, username: username.value, codeName: codeName.value };
    if (await this.#isPasswordBad(named)) return refuse({ code: "password_refused" });
    return this.#add(tokenHash, named);
  }

  async #isPasswordBad(command: NamedCommand): Promise<boolean> {
    const { commonPasswords, passwordPolicy: current } = this.#parts;
    const passwordPolicy = current();
    const { password } = command;
    const isListed = await isCommonPassword(commonPasswords, password, passwordPolicy);
    return passwordRefusal(password, command, isListed, passwordPolicy) !== undefined;
  }

  async #add(
    tokenHash: string,
    { username, codeName, email, password }: NamedCommand,
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
