import { IsIn, IsString, Length } from "class-validator";
import { staffRoles, type StaffRole } from "../../../../domain/staff/staff-roles.ts";

/** The new role for a colleague. */
export class ChangeRoleDto {
  @IsIn(staffRoles)
  role!: StaffRole;

  @IsString()
  @Length(1, 2_000)
  reason!: string;
}
