import { IsIn, IsString, Length } from "class-validator";
import { staffRoles, type StaffRole } from "../../../../domain/staff/staff-roles.ts";

/** The new member of staff, and their role. */
export class InviteStaffDto {
  @IsString()
  @Length(1, 40)
  username!: string;

  /** What traders see instead of a name. */
  @IsString()
  @Length(1, 40)
  code_name!: string;

  @IsIn(staffRoles)
  role!: StaffRole;

  @IsString()
  @Length(1, 2_000)
  reason!: string;
}
