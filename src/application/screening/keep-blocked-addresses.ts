import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import {
  parseBlockedAddress,
  type BlockedAddressRefusal,
  type BlockedCategory,
} from "../../domain/screening/blocked-address.ts";
import type { BlockedAddressStore } from "../ports/blocked-address-store.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { NewId } from "../ports/new-id.ts";

/** What staff put on the list. */
interface TypedAddress {
  readonly address: string;
  readonly category: BlockedCategory;
  readonly name: string;
  readonly reason: string;
}

/** - `address_blocked_already`: it is on the list. */
type AddRefusal =
  | BlockedAddressRefusal
  | { readonly code: "reason_needed" | "address_blocked_already" };

/** Staff keep the list of addresses that nothing is sent to. Each act is in the log. */
export class KeepBlockedAddresses {
  readonly #store: BlockedAddressStore;
  readonly #newId: NewId;

  constructor(store: BlockedAddressStore, newId: NewId) {
    this.#store = store;
    this.#newId = newId;
  }

  async add(
    { staffId, role, key }: KeyedStaff,
    { address: typed, category, name, reason: words }: TypedAddress,
  ): Promise<Result<null, AddRefusal>> {
    const reason = parseStaffWords(words);
    if (!reason.ok) return reason;
    const address = parseBlockedAddress(typed);
    if (!address.ok) return address;
    const id = this.#newId();
    const entry = { id, address: address.value, category, name: name.trim(), staffId };
    const isAdded = await this.#store.add(entry, {
      staffId,
      role,
      ...(key && { key }),
      act: "block-address",
      subject: { kind: "blocked-address", id },
      reason: reason.value,
      after: { address: address.value, category, name: entry.name },
    });
    return isAdded ? accept(null) : refuse({ code: "address_blocked_already" });
  }

  async remove(
    { staffId, role, key }: KeyedStaff,
    id: string,
    words: string,
  ): Promise<Result<null, { readonly code: "reason_needed" | "not_found" }>> {
    const reason = parseStaffWords(words);
    if (!reason.ok) return reason;
    const found = await this.#store.find(id);
    if (!found) return refuse({ code: "not_found" });
    const { address, category, name } = found;
    const isGone = await this.#store.remove(id, {
      staffId,
      role,
      ...(key && { key }),
      act: "unblock-address",
      subject: { kind: "blocked-address", id },
      reason: reason.value,
      before: { address, category, name },
    });
    return isGone ? accept(null) : refuse({ code: "not_found" });
  }
}
