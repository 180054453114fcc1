import type { StaffRole } from "../../domain/staff/staff-roles.ts";

/** A member of staff that anyone trying out the console may sign in as. */
interface DemoStaffMember {
  readonly username: string;
  readonly codeName: string;
  readonly role: StaffRole;
  /** The secret of their second factor: not actually secret. */
  readonly factor: string;
}

/** 160 bits in base32. */
const secretCharacters = 32;

/** The staff of the demo. They share the password of all demo accounts. */
export const demoStaff: readonly DemoStaffMember[] = [
  member("sam_support", "Wren", "support"),
  member("nia_mod", "Heron", "moderator"),
  member("omar_mod", "Kestrel", "moderator"),
  member("vera_super", "Falcon", "supermoderator"),
  member("ada_admin", "Osprey", "admin"),
  member("ben_admin", "Merlin", "admin"),
];

function member(username: string, codeName: string, role: StaffRole): DemoStaffMember {
  const factor = username.replaceAll("_", "").toUpperCase().padEnd(secretCharacters, "DEMO");
  return { username, codeName, role, factor };
}
