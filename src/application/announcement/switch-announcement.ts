import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AnnouncementStore } from "../ports/announcement-store.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { ShownAnnouncements } from "./shown-announcements.ts";

/** An announcement, and whether it shall be on. */
interface Wanted {
  readonly id: string;
  readonly isOn: boolean;
}

/** Switches an announcement on or off before its time is over. */
export class SwitchAnnouncement {
  readonly #store: AnnouncementStore;
  readonly #shown: Pick<ShownAnnouncements, "refresh">;

  constructor(store: AnnouncementStore, shown: Pick<ShownAnnouncements, "refresh">) {
    this.#store = store;
    this.#shown = shown;
  }

  /** - `not_found`: there is none, or it is so already. */
  async execute(
    { staffId, role, key }: KeyedStaff,
    { id, isOn }: Wanted,
    typed: string,
  ): Promise<Result<string, { readonly code: "not_found" | "reason_needed" }>> {
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const audit = {
      staffId,
      role,
      act: "switch-announcement",
      subject: { kind: "announcement", id },
      reason: reason.value,
      after: { isOn },
      ...(key && { key }),
    } as const;
    if (!(await this.#store.switch(id, isOn, audit))) return refuse({ code: "not_found" });
    await this.#shown.refresh();
    return accept(id);
  }
}
