import { foldedName } from "../account/folded-name.ts";
import type { StaffId } from "../id/id.ts";
import { may, type StaffRole } from "./staff-roles.ts";

/** A member of staff as the team rules see them. */
export interface TeamMember {
  readonly staffId: StaffId;
  readonly username: string;
  readonly codeName: string;
  readonly role: StaffRole;
  /** Whether the account is open. */
  readonly isActive: boolean;
}

/** A change one admin proposes, which takes effect only once a second one has confirmed it. */
export type TeamMatter =
  | {
      readonly kind: "invite";
      readonly username: string;
      readonly codeName: string;
      readonly role: StaffRole;
    }
  | {
      readonly kind: "change_role";
      readonly staffId: StaffId;
      readonly from: StaffRole;
      readonly to: StaffRole;
    }
  | { readonly kind: "reset_factor"; readonly staffId: StaffId };

/** A matter waiting for its second person. */
export interface TeamProposal {
  readonly id: string;
  readonly matter: TeamMatter;
  readonly proposedBy: string;
}

/** All staff, and what waits for a second person. */
export interface Team {
  readonly members: readonly TeamMember[];
  readonly proposals: readonly TeamProposal[];
}

/** Whether someone may change the team right now, whatever applied when they signed in. */
export function managesTeam({ members }: Team, staffId: StaffId): boolean {
  return members.some((each) => each.staffId === staffId && each.isActive && isManager(each));
}

/**
 * Whether there was only ever one who may change the team. They invite the second one alone, as
 * there is nobody to confirm it. Closed accounts count: nobody becomes alone by closing others'.
 */
export function isFirstAlone({ members }: Team): boolean {
  return members.filter(isManager).length === 1;
}

/** Whether a member of staff has the name, or the code name, ignoring case. */
export function isNameTaken({ members }: Team, username: string, codeName: string): boolean {
  const [name, code] = [foldedName(username), foldedName(codeName)];
  return members.some(
    (each) => foldedName(each.username) === name || foldedName(each.codeName) === code,
  );
}

function isManager({ role }: TeamMember): boolean {
  return may(role, "manage_staff");
}
