import type { StaffId, TraderId } from "../../domain/id/id.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";

/** The caller of a back-office use case: a member of staff signed in with two factors. */
export interface StaffActor {
  readonly staffId: StaffId;
  readonly username: string;
  /** The code name that traders see. */
  readonly codeName: string;
  readonly role: StaffRole;
  /**
   * Traders they must stay away from: accounts they declared as their own, and whoever lately shared
   * an address, a device or a payment account with them or with those. A judge is not a party.
   */
  readonly linkedIds: readonly TraderId[];
  /** In milliseconds since the epoch by the database's clock. */
  readonly sessionStartedAt: number;
  /** Whether they proved who they are so lately that it is enough for dangerous acts. */
  readonly isFreshlyProven: boolean;
}
