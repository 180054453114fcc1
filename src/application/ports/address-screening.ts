import type { Identification } from "../../domain/screening/blocked-address.ts";

/** Says what is known against addresses: our own list, or a provider's. */
export interface AddressScreening {
  /** Empty: nothing. Rejects where it cannot be said now. `address`: in the spelling of `screenedSpelling`. */
  identify(address: string): Promise<readonly Identification[]>;
}
