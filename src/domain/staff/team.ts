import type { StaffId } from "../id/id.ts";
import { may, type StaffRole } from "./staff-roles.ts";

/** A member of staff as the rules about the team look at him. */
export interface TeamMember {
  readonly staffId: StaffId;
  readonly username: string;
  readonly codeName: string;
  readonly role: StaffRole;
  /** Whether the account is open. */
  readonly isActive: boolean;
}

/** What one admin wants of the team, and what stands only once a second one has confirmed it. */
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

/** A matter that waits for its second person. */
export interface TeamProposal {
  readonly id: string;
  readonly matter: TeamMatter;
  readonly proposedBy: string;
}

/** All of staff, and what waits for a second person. */
export interface Team {
  readonly members: readonly TeamMember[];
  readonly proposals: readonly TeamProposal[];
}

/** Whether somebody may change the team at this moment, whatever was so when he signed in. */
export function managesTeam({ members }: Team, staffId: StaffId): boolean {
  return members.some((each) => each.staffId === staffId && each.isActive && isManager(each));
}

/**
 * Whether there was only ever one who may change the team. He invites the second one by himself, for
 * there is nobody to confirm it. Closed accounts count: nobody becomes alone by closing others'.
 */
export function isFirstAlone({ members }: Team): boolean {
  return members.filter(isManager).length === 1;
}

/** Whether somebody of staff has the name, or the code name, whatever its case. */
export function isNameTaken({ members }: Team, username: string, codeName: string): boolean {
  const [name, code] = [username.toLowerCase(), codeName.toLowerCase()];
  return members.some(
    (each) => each.username.toLowerCase() === name || each.codeName.toLowerCase() === code,
  );
}

function isManager({ role }: TeamMember): boolean {
  return may(role, "manage_staff");
}
