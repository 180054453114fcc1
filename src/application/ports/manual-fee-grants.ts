import type { TraderId } from "../../domain/id/id.ts";
import type { ManualFeeGrant } from "../../domain/offer/manual-fee.ts";
import type { AuditEntry } from "./audit.ts";

/** Who may set escrow fees of their own. */
export interface ManualFeeGrants {
  of(traderId: TraderId): Promise<ManualFeeGrant | undefined>;
  /** Gives or takes the right, and writes the entry: both or neither. False: there is no such trader. */
  set(traderId: TraderId, grant: ManualFeeGrant | undefined, entry: AuditEntry): Promise<boolean>;
}
