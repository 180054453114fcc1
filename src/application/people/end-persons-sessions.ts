import { parseStaffWords } from "../../domain/account/staff-words.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { PersonAccessStore } from "../ports/person-access.ts";

/** `not_found`: they are not signed in there, or nowhere. */
interface NotEnded {
  readonly code: "reason_needed" | "conflict_of_interest" | "not_found";
}

/** What support ends, and why. Without `sessionId`: every session. */
interface EndedSessions {
  readonly sessionId: string | undefined;
  readonly reason: string;
}

/** Signs a person out, with a reason that the log keeps; they are told by mail. */
export class EndPersonsSessions {
  readonly #access: Pick<PersonAccessStore, "endSessions">;

  constructor(access: Pick<PersonAccessStore, "endSessions">) {
    this.#access = access;
  }

  async execute(
    { staffId, role, linkedIds, key }: KeyedStaff,
    traderId: TraderId,
    { sessionId, reason: typed }: EndedSessions,
  ): Promise<Result<null, NotEnded>> {
    if (linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const ended = await this.#access.endSessions(traderId, sessionId, {
      staffId,
      role,
      act: "end-persons-sessions",
      subject: { kind: "trader", id: traderId },
      reason: reason.value,
      ...(key && { key }),
    });
    return ended > 0 ? accept(null) : refuse({ code: "not_found" });
  }
}
