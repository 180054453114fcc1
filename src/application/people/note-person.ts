import { parseStaffWords } from "../../domain/account/staff-words.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { NewId } from "../ports/new-id.ts";
import type { PeopleViews } from "../ports/people-views.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";

interface NoteRefusal {
  readonly code: "reason_needed" | "conflict_of_interest" | "not_found";
}

/** Writes a note about a person, for staff only. */
export class NotePerson {
  readonly #people: PeopleViews;
  readonly #newId: NewId;

  constructor(people: PeopleViews, newId: NewId) {
    this.#people = people;
    this.#newId = newId;
  }

  /** Returns the id of the person. */
  async execute(
    { staffId, role, linkedIds, key }: KeyedStaff,
    traderId: TraderId,
    typed: string,
  ): Promise<Result<string, NoteRefusal>> {
    if (linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const text = parseStaffWords(typed);
    if (!text.ok) return text;
    const id = this.#newId();
    const subject = { kind: "trader", id: traderId } as const;
    const isWritten = await this.#people.note(
      { id, traderId, staffId, text: text.value },
      { staffId, role, act: "note-person", subject, after: { noteId: id }, ...(key && { key }) },
    );
    return isWritten ? accept(traderId) : refuse({ code: "not_found" });
  }
}
