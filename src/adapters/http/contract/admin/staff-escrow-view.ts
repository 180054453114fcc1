import { Type, type Static } from "typebox";
import { orNull, view } from "../envelope.ts";
import { escrowParts } from "../multisig-escrow/escrow-parts.ts";

/** The multisig escrow of a trade as staff see it, to read only. Amounts are in satoshi. */
export const staffEscrowView = view("StaffEscrow", {
  ...escrowParts,
  /** From which block on the seller can leave alone; null while no block has the coin. */
  exitHeight: orNull(Type.Integer()),
});

export type StaffEscrowView = Static<typeof staffEscrowView>;
