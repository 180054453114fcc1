import type { TraderId } from "../../domain/id/id.ts";
import type { VendorDesk } from "../../domain/vendor/vendor-desk.ts";

/** What vendors prepared. */
export interface VendorDesks {
  find(traderId: TraderId): Promise<VendorDesk | undefined>;
  keep(traderId: TraderId, desk: VendorDesk): Promise<void>;
}
