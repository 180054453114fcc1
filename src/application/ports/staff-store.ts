import type { StaffId } from "../../domain/id/id.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";
import type { AuditEntry } from "./audit.ts";
import type { TokenHash } from "./session-tokens.ts";

/** A new member of staff before being stored. */
export interface NewStaffMember {
  readonly id: string;
  readonly username: string;
  readonly codeName: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** What a sign-in is checked against. */
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
  /** The time of this reading, in milliseconds since the epoch by the database's clock. */
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

/**
 * The account that a link creates: names that two admins agreed on are fixed, others are chosen.
 */
export interface InvitedAs {
  readonly role: StaffRole;
  readonly names: { readonly username: string; readonly codeName: string } | undefined;
}

/** A link that creates a staff account. */
export interface Invitation {
  readonly tokenHash: TokenHash;
  readonly role: StaffRole;
  readonly seconds: number;
}

/** Staff and their credentials. Disabled members are not found. Times are the database's. */
export interface StaffStore {
  /** By name, ignoring case. */
  credentialsByName(username: string): Promise<StaffCredentials | undefined>;
  credentialsOf(staffId: StaffId): Promise<StaffCredentials | undefined>;
  /** The member setting up a second factor under that token, with the secret that was shown. */
  enrolmentOf(tokenHash: TokenHash): Promise<StaffCredentials | undefined>;
  /** Starts setting up a factor, replacing one already begun. Not if one is set up. */
  beginEnrolment(enrolment: Enrolment): Promise<void>;
  /** True for exactly one of several concurrent calls, and only while the token is valid. */
  finishEnrolment(tokenHash: TokenHash, step: number, entry: AuditEntry): Promise<boolean>;
  /** A code works once: true only if no code of this step or a later one was used. */
  useStep(staffId: StaffId, step: number): Promise<boolean>;
  /** Makes a link valid, replacing all earlier ones, if there is no staff at all. */
  inviteFirst(invitation: Invitation): Promise<boolean>;
  /** Undefined if the link was used or has expired. */
  invitation(tokenHash: TokenHash): Promise<InvitedAs | undefined>;
  /**
   * Adds the invited member and uses the link up, both or neither. `unknown`: the link was used or
   * has expired; `taken`: a member of staff has that name, code name or address.
   */
  addInvited(
    tokenHash: TokenHash,
    member: NewStaffMember,
  ): Promise<StaffRole | "unknown" | "taken">;
  /** Adds a member whose factor is set up; false if that name exists. */
  add(member: NewStaffMember, role: StaffRole, factor: Uint8Array): Promise<boolean>;
}
