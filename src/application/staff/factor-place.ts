import type { StaffId } from "../../domain/id/id.ts";

/** Where the secret of a member's second factor is kept. */
export function factorPlace(staffId: StaffId): string {
  return `staff.totp_secret ${staffId}`;
}
