import { parseStaffWords } from "../../domain/account/staff-words.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AvatarStore } from "../ports/avatar-store.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";

interface RemovalRefusal {
  readonly code: "reason_needed" | "conflict_of_interest" | "not_found";
}

/** Takes away the picture of a person, with a reason that the log keeps. */
export class RemoveAvatar {
  readonly #avatars: AvatarStore;

  constructor(avatars: AvatarStore) {
    this.#avatars = avatars;
  }

  /** Returns the id of the person. */
  async execute(
    { staffId, role, linkedIds, key }: KeyedStaff,
    traderId: TraderId,
    typed: string,
  ): Promise<Result<string, RemovalRefusal>> {
    if (linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const isRemoved = await this.#avatars.hideByStaff(traderId, {
      staffId,
      role,
      act: "remove-avatar",
      subject: { kind: "trader", id: traderId },
      reason: reason.value,
      ...(key && { key }),
    });
    return isRemoved ? accept(traderId) : refuse({ code: "not_found" });
  }
}
