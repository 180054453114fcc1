import type { StaffId } from "../../domain/id/id.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";
import type { AuditEntry } from "./audit.ts";
import type { TokenHash } from "./session-tokens.ts";

/** A member of staff before there is one. */
export interface NewStaffMember {
  readonly id: string;
  readonly username: string;
  readonly codeName: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** What a sign-in is judged by. */
export interface StaffCredentials {
  readonly staffId: StaffId;
  readonly username: string;
  readonly codeName: string;
  readonly role: StaffRole;
  readonly passwordHash: string;
  /** The secret of the second factor, encrypted; undefined before it is set up. */
  readonly factor: Uint8Array | undefined;
  /** The newest step whose code was used. */
  readonly lastStep: number;
  /** When this was true, in milliseconds since the epoch by the database's clock. */
  readonly readAt: number;
}

/** A second factor that is being set up. */
export interface Enrolment {
  readonly staffId: StaffId;
  readonly tokenHash: TokenHash;
  /** Encrypted. */
  readonly secret: Uint8Array;
  readonly seconds: number;
}

/** What a link makes an account of: names that two admins agreed on stand, others are chosen. */
export interface InvitedAs {
  readonly role: StaffRole;
  readonly names: { readonly username: string; readonly codeName: string } | undefined;
}

/** A link that makes an account of staff. */
export interface Invitation {
  readonly tokenHash: TokenHash;
  readonly role: StaffRole;
  readonly seconds: number;
}

/** Staff and what they sign in with. Who is disabled is not found. Times are the database's. */
export interface StaffStore {
  /** By name, whatever its case. */
  credentialsByName(username: string): Promise<StaffCredentials | undefined>;
  /** Whose second factor is being set up under that token, with the secret that was shown. */
  enrolmentOf(tokenHash: TokenHash): Promise<StaffCredentials | undefined>;
  /** Begins to set up a factor in the place of one that was begun. Not where one is set up. */
  beginEnrolment(enrolment: Enrolment): Promise<void>;
  /** Exactly one of several that come at once is true, and only while the token is good. */
  finishEnrolment(tokenHash: TokenHash, step: number, entry: AuditEntry): Promise<boolean>;
  /** A code counts once: true only if no code of this step or a later one was used. */
  useStep(staffId: StaffId, step: number): Promise<boolean>;
  /** Makes a link good, in the place of all that were made before, if there is no staff at all. */
  inviteFirst(invitation: Invitation): Promise<boolean>;
  /** Undefined where the link was used or is over. */
  invitation(tokenHash: TokenHash): Promise<InvitedAs | undefined>;
  /**
   * Adds who was invited and uses the link up, both or neither. `unknown`: the link was used or is
   * over; `taken`: somebody of staff has that name, code name or address.
   */
  addInvited(
    tokenHash: TokenHash,
    member: NewStaffMember,
  ): Promise<StaffRole | "unknown" | "taken">;
  /** Adds a member whose factor is set up; false where there is one of that name. */
  add(member: NewStaffMember, role: StaffRole, factor: Uint8Array): Promise<boolean>;
}
