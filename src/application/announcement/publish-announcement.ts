import { parseStaffWords } from "../../domain/account/staff-words.ts";
import {
  haltWith,
  judgeAnnouncement,
  type AnnouncementInput,
  type AnnouncementRefusal,
} from "../../domain/announcement/announcement.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { AnnouncementStore } from "../ports/announcement-store.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { NewId } from "../ports/new-id.ts";
import type { ShownAnnouncements } from "./shown-announcements.ts";

/** What publishing needs. */
interface PublishParts {
  readonly store: AnnouncementStore;
  readonly shown: Pick<ShownAnnouncements, "refresh">;
  readonly newId: NewId;
  readonly now: () => number;
}

/** What is announced; without a beginning, from now on. */
interface ToPublish extends Omit<AnnouncementInput, "from"> {
  readonly from: number | undefined;
}

/** Announces something to the whole site. */
export class PublishAnnouncement {
  readonly #parts: PublishParts;

  constructor(parts: PublishParts) {
    this.#parts = parts;
  }

  /** Returns the id of the announcement. */
  async execute(
    { staffId, role, key }: KeyedStaff,
    input: ToPublish,
    typed: string,
  ): Promise<Result<string, AnnouncementRefusal | { readonly code: "reason_needed" }>> {
    const { store, shown, newId, now } = this.#parts;
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const at = now();
    const judged = judgeAnnouncement({ ...input, from: input.from ?? at }, at);
    if (!judged.ok) return judged;
    const id = newId();
    const { kind, severity, audience, country, blocks, from, until } = judged.value;
    const { text, translations } = judged.value;
    const audit = {
      staffId,
      role,
      act: "publish-announcement",
      subject: { kind: "announcement", id },
      reason: reason.value,
      after: {
        kind,
        severity,
        audience,
        country: country ?? null,
        blocks,
        text,
        translations,
        from: new Date(from).toISOString(),
        until: until === undefined ? null : new Date(until).toISOString(),
      },
      ...(key && { key }),
    } as const;
    const added = { ...judged.value, id, isOn: true, halts: haltWith(kind) };
    await store.add(added, staffId, audit);
    await shown.refresh();
    return accept(id);
  }
}
