import type { BlockedCategory } from "../../domain/screening/blocked-address.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { AuditEntry } from "./audit.ts";

/** An address on our own list. */
export interface BlockedAddress {
  readonly id: string;
  /** In the spelling of `screenedSpelling`. */
  readonly address: string;
  readonly category: BlockedCategory;
  readonly name: string;
  /** The name of the member of staff who put it there. */
  readonly by: string;
  readonly at: Instant;
}

/** An address to be put on it. */
export type NewBlockedAddress = Pick<BlockedAddress, "id" | "address" | "category" | "name"> & {
  readonly staffId: string;
};

/** Our own list of addresses that nothing is sent to. Each change is written with its entry in the log. */
export interface BlockedAddressStore {
  /** Newest first. `q`: a part of the address or of the name. */
  list(
    q: string | undefined,
    from: number,
    most: number,
  ): Promise<{ readonly addresses: readonly BlockedAddress[]; readonly total: number }>;
  /** False: it is on the list already. */
  add(address: NewBlockedAddress, audit: AuditEntry): Promise<boolean>;
  find(id: string): Promise<BlockedAddress | undefined>;
  /** False: it is not there any more. */
  remove(id: string, audit: AuditEntry): Promise<boolean>;
}
