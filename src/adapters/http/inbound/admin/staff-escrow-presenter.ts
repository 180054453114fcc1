import { exitHeight, type TradeEscrow } from "../../../../domain/multisig-escrow/trade-escrow.ts";
import type { StaffEscrowView } from "../../contract/admin/staff-escrow-view.ts";
import { presentEscrowParts } from "../multisig-escrow/escrow-parts.ts";

/** The multisig escrow of a trade as staff see it; null for trades in the books. */
export function presentStaffEscrow(escrow: TradeEscrow | undefined): StaffEscrowView | null {
  return escrow ? { ...presentEscrowParts(escrow), exitHeight: exitHeight(escrow) ?? null } : null;
}
