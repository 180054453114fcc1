import type { StaffId, TraderId } from "../../domain/id/id.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";

/** Who calls a use case of the back office: a member of staff who is signed in with two factors. */
export interface StaffActor {
  readonly staffId: StaffId;
  readonly username: string;
  /** What traders read in the place of a name. */
  readonly codeName: string;
  readonly role: StaffRole;
  /**
   * Traders from whom he keeps away: his own account, and who was at an address of his lately. A
   * judge is not a party.
   */
  readonly linkedIds: readonly TraderId[];
  /** In milliseconds since the epoch by the database's clock. */
  readonly sessionStartedAt: number;
}
